import type { TopicId } from '../../topics/topic-list.ts';
import type { FormField } from '../../types.ts';
import { OF_JOB, OF_SCHOOL } from './entry-words.ts';
import { withoutWhich } from './job-words.ts';

/** What stands in brackets and asks for nothing else than the words before them. */
const EXPLAINS =
  /^(?:optional|required|mandatory|e\.?g\.?\b.*|for example\b.*|please use\b.*|if (?:applicable|any|known|(?:you )?(?:still|currently)\b.*|current|present|ongoing)|leave (?:it )?(?:blank|empty) if\b.*|(?:please )?(?:enter|write|type|put|say) (?:["“'‘]?)(?:none|n\/?a)\b.*)$/i;
const EXPLAINS_DATE =
  /^(?:or )?(?:actual|expected|anticipated|estimated|approximate|present|current)(?:(?: or |\s?\/\s?|, )(?:actual|expected|anticipated|estimated|present|current))*$/i;
/** The form in which a date is written, in the letters and words of several languages: "MM/YYYY", "ÅÅÅÅ-MM", "Monat/Jahr". */
const DATE_PART =
  '(?:m{1,2}|[djtg]{1,2}|yy|[yjar]{4}|åååå|month|day|year|monat|tag|jahr|mois|jour|ann[ée]e|mes|d[ií]a|a[ñn]o|mese|giorno|anno|m[êe]s|ano|maand|dag|jaar|m[åa]nad|m[åa]ned|[åa]r|miesi[ąa]c|dzie[ńn]|rok)';
const DATE_FORM = new RegExp(
  `^${DATE_PART}(?:(?:\\s?[/.,-]\\s?| (?:and|und|et|y|e|en|och|og|i) )${DATE_PART})*$`,
  'iu',
);
const EXPLAINS_PLACE =
  /^(?:city|town|state|province|region|country)(?:(?:\s?[/,&-]\s?(?:and |or )?| and | or )(?:city|town|state|province|region|country))*$/i;
const DATES: ReadonlySet<TopicId> = new Set([
  'job_start_date',
  'job_end_date',
  'education_start_date',
  'graduation_date',
]);

/** Whether the words in brackets explain: "To (actual or expected)", but not "Company (phone)". */
function explains(words: string, topic: TopicId): boolean {
  if (EXPLAINS.test(words)) return true;
  if (topic === 'location') return EXPLAINS_PLACE.test(words);
  if (topic === 'degree' || topic === 'gpa')
    return /^(?:actual|expected)(?: or (?:actual|expected))?$/i.test(words);
  return DATES.has(topic) && (EXPLAINS_DATE.test(words) || DATE_FORM.test(words));
}

const NAME = /^(?:(?:full|the) )?(?:name|nom|nombre|nome|naam|nazwa|namn|navn)$/i;
/** The heading over the boxes of one employer: "Current employer", "Arbeitgeber 2". */
const ONE_EMPLOYER =
  /^(?:(?:your|current|present|previous|former|past|last|latest|most recent|second|third|aktuelle[rn]?|letzte[rn]?|fr[üu]here[rn]?) )*(?:employer|company|arbeitgeber|employeur|empleador|empregador|datore di lavoro|werkgever|pracodawca|arbetsgivare)(?:\W*\d+)?\W*(?:\([^()]*\))?\W*$/iu;

/** The same over those of one university. */
const ONE_SCHOOL =
  /^(?:(?:your|current|last|latest|most recent|second|undergraduate|graduate|letzte|aktuelle) )*(?:college|university|institution|hochschule|universit[äàé]\p{L}*|universidad\p{L}*)(?: or (?:college|university))?(?:\W*\d+)?\W*$/iu;

/** Under an English heading, a note is no mark. */
const ENGLISH =
  /\b(?:educations?|schools?|universit(?:y|ies)|colleges?|academics?|degrees?|qualifications?)\b/i;

/**
 * The topic of a field of the work or school history, if its label can mean only that there; `other` if what stands in
 * brackets makes it ask for something else; null otherwise.
 */
export function entryTopic({ repeat, label, section = '' }: FormField): TopicId | 'other' | null {
  if (!repeat || (/^notes?$/i.test(label.trim()) && ENGLISH.test(section))) return null;
  const numberless = label
    .replace(/\s*[#(]?\d+\)?$/, '')
    .replace(/^(?:dates?(?: employed| attended| of employment)?|period)\s?[:–-]\s?(?=\p{L})/iu, '')
    .trim();
  const [, before = numberless, inside] = /^(.*\S)\s*\(([^()]*)\)\W*$/.exec(numberless) ?? [];
  const topics = repeat.of === 'job' ? OF_JOB : OF_SCHOOL;
  // "Name" under "Previous employer 2".
  if (repeat.of === 'job' && NAME.test(numberless) && ONE_EMPLOYER.test(section)) return 'current_company';
  if (repeat.of === 'school' && NAME.test(numberless) && ONE_SCHOOL.test(section)) return 'school';
  // "Last company": which job that is, is read from the label.
  const named = repeat.of === 'job' ? withoutWhich(numberless) : numberless;
  const meant = [numberless, named, before].map((one) => topics.find(([words]) => words.test(one)));
  const topic = meant.find((one) => one !== undefined)?.[1] ?? null;
  const isPlain = topics.some(([words]) => words.test(numberless) || words.test(named));
  if (topic === null || isPlain || inside === undefined) return topic;
  return explains(inside.trim(), topic) ? topic : 'other';
}
