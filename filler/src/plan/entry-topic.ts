import type { TopicId } from '../topics/topic-list.ts';
import type { FormField } from '../types.ts';

/** What the fields of one job ask, in its own part of the form: there "Title" can mean nothing else. */
const OF_JOB: [RegExp, TopicId][] = [
  [
    /^(?:(?:company|employer|organi[sz]ation|firm)(?: name)?|name of (?:the |your )?(?:company|employer))$/i,
    'current_company',
  ],
  [/^(?:(?:job|position|role) ?)?(?:title|position|role|designation)$/i, 'current_title'],
  [/^(?:(?:job |work )?location|city)$/i, 'location'],
  [
    /^(?:from|start(?:ed|ing)?|start(?:ing)? (?:date|month|year)|date from|begin(?: date)?|date (?:you )?(?:started|joined))$/i,
    'job_start_date',
  ],
  [
    /^(?:to|until|end(?:ed|ing)?|end(?:ing)? (?:date|month|year)|date to|finish(?: date)?|date (?:you )?(?:left|ended|of leaving))$/i,
    'job_end_date',
  ],
  [
    /^(?:current(?:ly employed)?|i (?:currently |still )?(?:work|am (?:currently )?(?:working|employed))(?: here)?(?: currently)?|(?:current|present) (?:job|position|role)|(?:this is )?my current (?:job|role)|to present|present)$/i,
    'job_is_current',
  ],
  [
    /^(?:(?:role |job )?(?:description|responsibilities|duties|summary)|what did you do\??|achievements)$/i,
    'job_description',
  ],
];

const OF_SCHOOL: [RegExp, TopicId][] = [
  [
    /^(?:(?:school|university|college|institution|institute)(?: name)?|(?:school|college) or university|name of (?:the )?(?:school|institution|university))$/i,
    'school',
  ],
  [/^(?:degree(?: (?:type|name|level|earned|obtained))?|level|qualification)$/i, 'degree'],
  [
    /^(?:(?:field|area|course) of study|major|discipline|subject|concentration|speciali[sz]ation|field)$/i,
    'field_of_study',
  ],
  [/^(?:from|start(?:ed)?|start (?:date|month|year)|date from)$/i, 'education_start_date'],
  [
    /^(?:to|until|end(?:ed)?|end (?:date|month|year)|date to|graduat(?:ed|ion)(?: (?:date|year|month))?|year(?: of graduation)?)$/i,
    'graduation_date',
  ],
  [/^(?:(?:overall result )?\(?gpa\)?|overall result|grade(?: point average)?|result|score)$/i, 'gpa'],
];

/** What stands in brackets and asks for nothing else than the words before them. */
const EXPLAINS =
  /^(?:optional|required|mandatory|e\.?g\.?\b.*|for example\b.*|please use\b.*|if (?:applicable|any|known|(?:you )?(?:still|currently)\b.*|current|present|ongoing)|leave (?:it )?(?:blank|empty) if\b.*)$/i;
const EXPLAINS_DATE =
  /^(?:(?:or )?(?:actual|expected|anticipated|estimated|approximate|present|current)(?:(?: or |\s?\/\s?|, )(?:actual|expected|anticipated|estimated|present|current))*|(?:mm?|dd?|yy(?:yy)?|month|day|year)(?:(?:\s?[/.,-]\s?| and | )(?:mm?|dd?|yy(?:yy)?|month|day|year))*)$/i;
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
  return DATES.has(topic) && EXPLAINS_DATE.test(words);
}

/**
 * The topic of a field of the work or school history, if its label can mean only that there; `other` if what stands in
 * brackets makes it ask for something else; null otherwise.
 */
export function entryTopic({ repeat, label }: FormField): TopicId | 'other' | null {
  if (!repeat) return null;
  const numberless = label.replace(/\s*[#(]?\d+\)?$/, '').trim();
  const [, before = numberless, inside] = /^(.*\S)\s*\(([^()]*)\)\W*$/.exec(numberless) ?? [];
  const topics = repeat.of === 'job' ? OF_JOB : OF_SCHOOL;
  const topic = topics.find(([words]) => words.test(numberless) || words.test(before))?.[1] ?? null;
  const isPlain = topics.some(([words]) => words.test(numberless));
  if (topic === null || isPlain || inside === undefined) return topic;
  return explains(inside.trim(), topic) ? topic : 'other';
}
