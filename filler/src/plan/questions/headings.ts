import type { Posting } from '../../dossier.ts';
import { headsSomebodyElse, isPartOnOthers, namesPerson } from '../../topics/somebody-else.ts';
import type { FormField } from '../../types.ts';
import { plainWords } from './own-question.ts';

/** Whether a heading is the title of the job: "Team lead" is then about no other person. */
function namesJob(section: string, { title }: Posting): boolean {
  const job = plainWords(title.replace(/\([^()]*\)/g, ' '));
  return job !== '' && ` ${plainWords(section)} `.includes(` ${job} `);
}

/** The headings over a field that may say whose it is: its own, and those above unless its own says so. */
export function headingsOver({ section = '', above = [] }: FormField): readonly string[] {
  return isOfApplicant(section) ? [section] : [section, ...above];
}

/** Whether a field stands in a part of the form about somebody else, wherever that part comes. */
export function isUnderAnother(field: FormField, posting: Posting): boolean {
  return headingsOver(field).some(
    (words) => isPartOnOthers(words) || (headsSomebodyElse(words) && !namesJob(words, posting)),
  );
}

/** Whether the label itself, or the page's word for the part it stands in, names somebody else. */
export function namesAnother({ label, markup }: FormField): boolean {
  const [, part = ''] = /(?:^|\s)section-(\S+)/i.exec(markup?.autocomplete ?? '') ?? [];
  return namesPerson(label) || namesPerson(part.replace(/[-_]/g, ' '));
}

/** Words of headings under which the applicant's own are asked, perhaps once more. */
const OF_APPLICANT =
  /\b(?:you(?:rs?|rself)?|my|applicants?|candidates?|personal|mailing|postal|permanent|residen\w+|log ?in|apply|applications?|bewerb\w+|persönlich\w*|personal(?!(?:vermittl|abteilung|referent|berat|leit))\w*|personnel\w*)\b/iu;
const ORGANISATION =
  /\b(?:employers?|compan(?:y|ies)|organi[sz]ations?|workplace|facility|schools?|universit(?:y|ies)|colleges?)\b/i;
/** Headings made of nothing else say nothing about whom they ask. */
const NEUTRAL: ReadonlySet<string> = new Set(
  `a about additional address addresses account and angaben at availability basic basics billing cell city compliance
  confirm confirmation confirming consent contact contacts coordonnées create current cv data datos demographic demographics
  des details eeo eligibility email emails equal for fragen general home identity info information intro introduction job
  kontakt kontaktdaten legal location locations log mail main mobile more name names number of opportunity
  other our page part phone position preferences preguntas preliminary pre prescreening privacy profile qualifying
  question questionnaire questions residence resume review role screening section self sign start state status step
  submit telephone terms the to up verification verify voluntary where work authorization e`.split(/\s+/),
);

/** Words that make it another place, or another person, than the applicant's first: "Previous residence", "Contact 2". */
const NOT_FIRST =
  /\b(?:(?:prior|previous|former|past|second(?:ary)?|other|alternat\w+|another|backup) (?:contact|residence|address|application)(?:e?s)?\b(?! (?:information|details|preferences?|method))|(?:additional|permanent) contacts?$|contacts? (?:#? ?[2-9]|two|three|at home)|residence history|(?:places?|where)(?: have)? you(?: have)? lived|not related to|(?:persons?|people|someone|somebody|anyone|relative|friend) (?:who|that|we)|employee referral)\b/i;

/** Whether a heading is over another place, or another person, than the applicant's first. */
export function isOfAnotherThanFirst(section: string): boolean {
  return NOT_FIRST.test(section);
}

/** Whether a heading says that the applicant's own are asked. */
export function isOfApplicant(section: string): boolean {
  return OF_APPLICANT.test(section) && !ORGANISATION.test(section) && !NOT_FIRST.test(section);
}

/** Whether a heading asks about the applicant, or says nothing about whom it asks: "Step 2", "Screening questions". */
export function isOwnHeading(section: string, { company, title }: Posting): boolean {
  if (isOfApplicant(section)) return true;
  if (NOT_FIRST.test(section)) return false;
  const ours = new Set(`${plainWords(company)} ${plainWords(title)}`.split(' '));
  return plainWords(section)
    .split(' ')
    .every((word) => NEUTRAL.has(word) || ours.has(word) || /^\d*$/.test(word));
}

/** "Your email address", "to reach you", "the city you live in", but neither "your school" nor "where you studied". */
const SAYS_YOU =
  /\byour (?:(?:own|full|legal|first|last|best|primary|current|home|mobile|cell|personal|preferred|permanent|mailing|street) )*(?:e-?mail|(?:tele)?phone|mobile|cell|number|name|address|city|town|state|zip|post(?:al )?code|street|home|residence|location)\b|\byou\b(?! (?:(?:previously|last|have|had) )?(?:work|stud|attend|graduat|report))|\b(?:resid(?:e|ing)|liv(?:e|ing))\b/i;

/** Whether the label says that the applicant is meant. */
export function saysYou({ label }: FormField): boolean {
  return SAYS_YOU.test(label);
}
