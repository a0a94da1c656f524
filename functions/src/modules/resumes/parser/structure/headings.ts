import { headingsFor, headingWordsFor } from '../locales/locales.ts';
import { SECTION_KINDS, type SectionKind } from '../locales/section-kinds.ts';
import { remembered } from '../text/remembered.ts';
import { countLetters, fold, isAllCaps, joinSpacedLetters } from '../text/text-line.ts';
import { employerScore, titleScore } from '../words/job-words.ts';

const KIND_BY_PHRASE = new Map<string, SectionKind>();
const KIND_BY_LETTERS = new Map<string, SectionKind>();
for (const kind of SECTION_KINDS) {
  for (const phrase of headingsFor(kind)) {
    if (!KIND_BY_PHRASE.has(phrase)) KIND_BY_PHRASE.set(phrase, kind);
    const letters = phrase.replaceAll(' ', '');
    if (letters.length > 4 && !KIND_BY_LETTERS.has(letters)) KIND_BY_LETTERS.set(letters, kind);
  }
}

/** Last words that classify an unlisted heading: "Selected Consulting Experience". */
const LAST_WORD: [RegExp, SectionKind][] = [
  [/\b(work|professional|employment|career|job) (history|background|experience|record)\b/, 'experience'],
  [
    /\b(experience|experiences|employment|internships|appointments|experiencia|berufserfahrung)$/,
    'experience',
  ],
  [/\b(education|qualifications|academics|studies)$/, 'education'],
  [
    /\b(skills|competencies|competences|expertise|technologies|proficiencies|toolkit|skillset|tools)$/,
    'skills',
  ],
  [/\b(certifications|certificates|licenses|licensure|credentials|accreditations)$/, 'certificates'],
  [/\b(summary|objective|profile|overview)$/, 'summary'],
  [/\bprojects$/, 'projects'],
  [/^languages\b/, 'languages'],
  [/^(experience|employment)\b/, 'experience'],
  [/^(education|academic)\b/, 'education'],
  [/^skills\b/, 'skills'],
  [/^(certifications|licenses)\b/, 'certificates'],
  [/^projects\b/, 'projects'],
  [/\b(publications|papers|patents)$/, 'publications'],
  [/\b(awards|honors|honours|scholarships|fellowships)$/, 'awards'],
  [/\b(volunteering|volunteer work)$/, 'volunteer'],
  [
    /\b(talks|activities|interests|memberships|affiliations|achievements|accomplishments|references|coursework|development|training|leadership|involvement|boards|information|service|presentations|conferences)$/,
    'other',
  ],
];

/** What a heading is about counts before what it is: "Sprachkenntnisse" are languages, "Projekterfahrung" projects. */
const BY_WORDS = [
  'languages',
  'publications',
  'volunteer',
  'awards',
  'certificates',
  'projects',
  'skills',
  'education',
  'experience',
] as const satisfies SectionKind[];
const MOST_WORDS = 4;
const WORDS_OF_KIND = BY_WORDS.flatMap((kind) => {
  const words = headingWordsFor(kind);
  return words === undefined ? [] : [[new RegExp(`^(?:${words})\\b|\\b(?:${words})$`), kind] as const];
});

/** What may stand beside the word that says what a section is: "berufliche", "principales", "et". */
const BESIDE =
  /^(?:und|u|et|y|e|i|oraz|och|ve|en|in|w|de|di|do|da|a|la|des|du|der|meine?|mes|mis|mijn|min|(?:beruf|schul|akad|acad|univers|scol|prof|lavor|labor|arbeits|fach|prakt|prat|pract|techn|tech|tecn|inform|edv|digit|person|sozi|soci|princip|haupt|wicht|wesent|relev|aktu|attu|actu|ander|autre|otr|outr|altr|overig|andere|inn|zusatz|zusatzl|weiter|sonst|complement|adici|addi|ulter|dodatk|kluczow|glown|ovrig|annan|diger|mesleki|temel|zawod)\p{L}*)$/u;

/** By its words in other languages than English; a role is none: "Projektleiter Weiterbildung". */
function wordedHeading(text: string, folded: string): SectionKind | undefined {
  const words = folded.split(' ');
  if (words.length > MOST_WORDS || titleScore(text) >= 0.5 || employerScore(text) >= 0.5) return undefined;
  // Names of firms stand in capitals as headings do: "IDIOMAS CERVANTES".
  const isKnown = (word: string) =>
    BESIDE.test(word) || WORDS_OF_KIND.some(([pattern]) => pattern.test(word));
  if (isAllCaps(text) && !words.every(isKnown)) return undefined;
  return WORDS_OF_KIND.find(([pattern]) => pattern.test(folded))?.[1];
}

function key(text: string): string {
  return fold(joinSpacedLetters(text).replace(/^[\d.]+\s+/, ''))
    .replace(/[&+]/g, 'and')
    .replace(/\band\b/g, 'and')
    .replace(/^(?:my|the|mes|mon|ma|meine?|mis?|mijn|moje|moja|minha|minhas|meus|mina|mie) (?=\w)/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The section of a heading that is known word for word, ignoring spacing and punctuation. */
export const strictHeading = remembered((text): SectionKind | undefined => {
  if (text.length > 60 || /\d{3}|@/.test(text) || !/^\P{L}*\p{Lu}/u.test(text)) return undefined;
  const folded = key(text);
  if (folded === '') return undefined;
  const parts = kindsOfParts(text);
  // "Education and Experience": the reader of jobs takes the schools out, the other way round jobs would be lost.
  if (parts?.includes('experience') && parts.includes('education')) return 'experience';
  return (
    KIND_BY_PHRASE.get(folded) ??
    KIND_BY_PHRASE.get(folded.replace(/ and /g, ' ')) ??
    KIND_BY_LETTERS.get(folded.replaceAll(' ', '')) ??
    (parts === undefined ? undefined : (parts.find((kind) => kind !== 'other') ?? 'other'))
  );
});

/** "Programs, Skills, Software": every part is a heading; the first meaningful one decides. */
function kindsOfParts(text: string): SectionKind[] | undefined {
  const parts = text
    .split(/\s*[,/&|+]\s*|\s+(?:and|und|et|y|e|ed|en|i|oraz|och|ve|și|si)\s+/iu)
    .filter((part) => part !== '');
  if (parts.length < 2 || parts.length > 4) return undefined;
  const kinds = parts.flatMap((part) => KIND_BY_PHRASE.get(key(part)) ?? []);
  return kinds.length === parts.length ? kinds : undefined;
}

/** The section of a text if it is a heading at all: its deciding words are known, the others may not be. */
export const looseHeading = remembered((text): SectionKind | undefined => {
  const strict = strictHeading(text);
  if (strict !== undefined) return strict;
  if (!looksLikeHeading(text)) return undefined;
  const folded = key(text);
  return LAST_WORD.find(([pattern]) => pattern.test(folded))?.[1] ?? wordedHeading(text, folded);
});

/** The outward form of a heading: short, capitalized, not a sentence, date or address. */
export function looksLikeHeading(text: string): boolean {
  const trimmed = text.trim().replace(/:$/, '');
  const words = trimmed.split(/\s+/);
  if (words.length > 6 || trimmed.length > 50 || countLetters(trimmed) < 3) return false;
  if (/[.;!?@|•]|\d|https?:|\s[–—-]\s/.test(trimmed)) return false;
  return isAllCaps(trimmed) || /^\P{L}*\p{Lu}/u.test(trimmed);
}
