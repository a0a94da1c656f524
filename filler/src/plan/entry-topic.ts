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

/** The topic of a field of the work or school history, if its label can mean only that there; null otherwise. */
export function entryTopic({ repeat, label }: FormField): TopicId | null {
  if (!repeat) return null;
  // What stands in brackets explains: "To (actual or expected)", "School (please use the full name)".
  const plain = label
    .replace(/\s*[#(]?\d+\)?$/, '')
    .replace(/(?<=\S)\s*\([^()]*\)$/, '')
    .trim();
  const found = (repeat.of === 'job' ? OF_JOB : OF_SCHOOL).find(([words]) => words.test(plain));
  return found?.[1] ?? null;
}
