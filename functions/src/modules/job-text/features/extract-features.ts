import { embedText, packVector } from '../embedding/embed-text.ts';
import { EMBEDDING_MODEL } from '../embedding/embedding-model.ts';
import { annualPay } from '../pay/annual-pay.ts';
import { parseLikelySalary } from '../pay/parse-salary.ts';
import type { Place } from '../places/place.ts';
import { readLocations } from '../places/read-location.ts';
import { readWorkplace } from '../places/workplace.ts';
import { canonicalSkill, findSkills, isSoftSkill } from '../skills/find-skills.ts';
import { normaliseTitle } from '../titles/normalise-title.ts';
import { seniorityOfTitle } from '../titles/seniority.ts';
import { titleTerms } from '../titles/title-terms.ts';
import { FEATURES_VERSION, type FeatureInput, type PostingFeatures } from './posting-features.ts';
import { readRequirements } from './read-requirements.ts';
import { sentencesOf } from './sections.ts';

/** Skills that are everyday words in a description of duties ("teach patients"); among requirements they count. */
const NOT_FROM_DUTIES = new Set(
  'Accounting|Advertising|Banking|Budgeting|Cooking|Driving|Insurance|Investigations|Invoicing|Leasing|Manufacturing|Marketing|Negotiation|Packaging|Painting|Photography|Recruiting|Sales|Teaching|Training and development|Translation|Tutoring|Troubleshooting|Typing'.split(
    '|',
  ),
);
const MAX_SKILLS = 24;
/** Longer texts are truncated: requirements do not come that late. */
const MAX_TEXT_LENGTH = 20_000;

/**
 * Extracts everything that the ranker compares from a posting. Pure and deterministic; about a millisecond. What is not
 * stated stays null or empty: nothing is assumed.
 */
export function extractFeatures(posting: FeatureInput): PostingFeatures {
  const text = posting.description_text.slice(0, MAX_TEXT_LENGTH);
  const sentences = sentencesOf(text);
  const requirements = readRequirements(
    sentences.filter(
      (sentence) => sentence.section !== 'company' || /sponsor|authori[sz]|citizen/i.test(sentence.text),
    ),
  );
  const title = normaliseTitle(posting.title);
  const { required, preferred } = readSkills(posting, sentences);
  return {
    version: FEATURES_VERSION,
    title,
    title_terms: titleTerms(title),
    title_vector: title === '' ? '' : packVector(embedText(title)),
    embedding_model: EMBEDDING_MODEL,
    seniority: posting.seniority ?? seniorityOfTitle(posting.title),
    skills_required: required,
    skills_preferred: preferred,
    ...requirements,
    workplace: posting.workplace ?? readWorkplace(posting.title, posting.locations, text),
    places: readPlaces(posting),
    pay: annualPay(posting.salary ?? parseLikelySalary(text, posting.country)),
    employment_type: posting.employment_type,
    posted_at: posting.posted_at,
  };
}

function readPlaces(posting: FeatureInput): Place[] {
  const places = readLocations(posting.locations, posting.country);
  if (places.length === 0 && posting.country !== null)
    return [{ city: null, region: null, country: posting.country }];
  return places;
}

/**
 * Skills in required sections are required, those in preferred sections preferred. Skills that only the duties mention
 * are required too if the posting states few requirements, otherwise preferred. Soft skills that everyone asks for are
 * dropped.
 */
function readSkills(posting: FeatureInput, sentences: ReturnType<typeof sentencesOf>) {
  const named = { required: new Set<string>(), preferred: new Set<string>(), duties: new Set<string>() };
  for (const skill of posting.skills ?? []) {
    const name = canonicalSkill(skill);
    if (name !== '' && name.length <= 60 && !isSoftSkill(name)) named.duties.add(name);
  }
  const blocks = { required: '', preferred: '', duties: '' };
  for (const { text, section, is_preferred } of sentences) {
    if (section === 'company') continue;
    blocks[is_preferred ? 'preferred' : section === 'required' ? 'required' : 'duties'] += `${text}\n`;
  }
  for (const kind of ['required', 'preferred', 'duties'] as const) {
    for (const name of findSkills(blocks[kind])) {
      if (isSoftSkill(name) || (kind === 'duties' && NOT_FROM_DUTIES.has(name))) continue;
      named[kind].add(name);
    }
  }
  const dutiesCount = named.required.size < 4;
  const required = dutiesCount
    ? [...named.required, ...[...named.duties].filter((name) => !named.preferred.has(name))]
    : [...named.required];
  const unique = [...new Set(required)].slice(0, MAX_SKILLS);
  const preferred = [...new Set([...named.preferred, ...(dutiesCount ? [] : named.duties)])].filter(
    (name) => !unique.includes(name),
  );
  return { required: unique, preferred: preferred.slice(0, MAX_SKILLS) };
}
