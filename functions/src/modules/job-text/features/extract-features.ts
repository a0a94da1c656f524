import { embedText, packVector } from '../embedding/embed-text.ts';
import { EMBEDDING_MODEL } from '../embedding/embedding-model.ts';
import { jobZone } from '../embedding/job-zone.ts';
import { annualPay } from '../pay/annual-pay.ts';
import { parseLikelySalary, parseLikelyTitleSalary } from '../pay/parse-salary.ts';
import type { Place } from '../places/place.ts';
import { readLocations } from '../places/read-location.ts';
import { readWorkplace } from '../places/workplace.ts';
import { packTerms, textTerms } from '../terms/text-terms.ts';
import { nearOccupations, packOccupations } from '../title-search/near-occupations.ts';
import { estimateSeniority } from '../titles/estimate-seniority.ts';
import { normaliseTitle } from '../titles/normalise-title.ts';
import { seniorityOfTitle } from '../titles/seniority.ts';
import { titleTerms } from '../titles/title-terms.ts';
import { FEATURES_VERSION, type FeatureInput, type PostingFeatures } from './posting-features.ts';
import { readRequirements } from './read-requirements.ts';
import { requiredAndPreferredSkills } from './required-and-preferred-skills.ts';
import { sentencesOf } from './sections.ts';
import { packEmphasis } from './skill-emphasis.ts';

/** Longer texts are truncated: requirements do not come that late. */
const MAX_TEXT_LENGTH = 20_000;

/**
 * Extracts everything that the ranker compares from a posting. Pure and deterministic; about two milliseconds. What is not
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
  const vector = title === '' ? null : embedText(title);
  const seniority = posting.seniority ?? seniorityOfTitle(posting.title);
  const pay = annualPay(
    posting.salary ??
      parseLikelySalary(text, posting.country) ??
      parseLikelyTitleSalary(posting.title, posting.country),
  );
  const { required, preferred, emphasis } = requiredAndPreferredSkills(posting, sentences);
  return {
    version: FEATURES_VERSION,
    title,
    title_terms: titleTerms(title),
    title_vector: vector === null ? '' : packVector(vector),
    embedding_model: EMBEDDING_MODEL,
    occupations: vector === null ? '' : packOccupations(nearOccupations(title)),
    text_terms: packTerms(textTerms([posting.title, text])),
    seniority,
    seniority_estimate:
      seniority === null
        ? estimateSeniority({
            title: posting.title,
            zone: vector === null ? null : jobZone(vector),
            years_min: requirements.years_min,
            degree: requirements.degree,
            pay,
            employment_type: posting.employment_type,
          })
        : null,
    skills_required: required,
    skills_preferred: preferred,
    skill_emphasis: packEmphasis(emphasis),
    ...requirements,
    workplace: posting.workplace ?? readWorkplace(posting.title, posting.locations, text),
    places: readPlaces(posting),
    pay,
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
