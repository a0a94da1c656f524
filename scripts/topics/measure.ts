import { readFileSync } from 'node:fs';
import { classifyQuestion } from '../../filler/src/topics/classify-question.ts';
import { TOPICS, type TopicId } from '../../filler/src/topics/topic-list.ts';

export type LabeledQuestion = { label: string; kind: string; options: string[]; topics: string[] };

/** `legal`: shares the answer of a legal topic, so it must be exact. */
type Answer = { topic: string; legal: boolean };
type Recognizer = (question: LabeledQuestion) => Answer;

export type TopicFigures = {
  questions: number;
  fillable: number;
  recall: number;
  precision: number;
  /** Questions that took the answer of a legal topic that they do not ask for. */
  legal_wrong: number;
  wrong: { label: string; topics: string[]; given: string }[];
  missed: { label: string; topics: string[]; given: string }[];
};

/** A topic whose answer holds on more forms than one, so that it can be filled without asking. */
function isFillable(topic: string): boolean {
  if (topic === 'how_heard' || topic === 'cover_letter') return true;
  if (!Object.hasOwn(TOPICS, topic)) return false;
  const { reach, leave } = TOPICS[topic as TopicId];
  return !leave && (reach === 'person' || reach === 'country');
}

/**
 * Reads a table of labeled questions. Columns: part, line, kind, options joined by |, label, topics joined by / (several
 * if more than one is right; `ask` for a question on a legal subject that no topic covers).
 */
export function readLabels(file: string, part?: string): LabeledQuestion[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
    .filter(([of]) => part === undefined || of === part)
    .map(([, , kind = '', options = '', label = '', topics = 'unknown']) => ({
      label,
      kind,
      options: options.split('|').filter(Boolean),
      topics: topics.split('/'),
    }));
}

/** Kinds as the filler reads them; a recorded label without options may still be of a list. */
function byClassifier({ label, kind, options }: LabeledQuestion): Answer {
  const known = kind === 'textarea' ? 'long_text' : kind;
  const found = classifyQuestion({ label, options, ...(known ? { kind: known } : {}) }, 'US');
  // What only the model takes for legal is asked in its own words.
  if (found.legal && found.evidence !== 'legal words') return { topic: 'ask', legal: false };
  return { topic: found.topic, legal: found.legal };
}

const BASELINE: [RegExp, string][] = [
  [/first.?name|given.?name/i, 'first_name'],
  [/middle.?name/i, 'middle_name'],
  [/last.?name|surname|family.?name/i, 'last_name'],
  [/preferred.?name/i, 'preferred_name'],
  [/full.?name|legal.?name|^name$/i, 'full_name'],
  [/e-?mail/i, 'email'],
  [/phone|mobile|cell/i, 'phone'],
  [/linked-?in/i, 'linkedin'],
  [/github/i, 'github'],
  [/twitter/i, 'twitter'],
  [/portfolio|website/i, 'portfolio'],
  [/cover.?letter/i, 'cover_letter'],
  [/resume|\bcv\b/i, 'resume'],
  [/zip|postal/i, 'postcode'],
  [/street|address/i, 'street_address'],
  [/country/i, 'country'],
  [/\bstate\b|province/i, 'state'],
  [/\bcity\b/i, 'city'],
  [/location/i, 'location'],
  [/sponsor/i, 'sponsorship'],
  [/authori[sz]ed|right to work|eligible to work/i, 'work_authorization'],
  [/salary|compensation/i, 'salary_expectation'],
  [/notice/i, 'notice_period'],
  [/start date|when can you start/i, 'start_date'],
  [/relocat/i, 'relocation'],
  [/how did you (?:hear|find)/i, 'how_heard'],
  [/gender|\bsex\b/i, 'gender'],
  [/race|ethnic|hispanic/i, 'ethnicity'],
  [/veteran/i, 'veteran'],
  [/disab/i, 'disability'],
  [/years.*experience/i, 'years_of_experience'],
];

function byExpressions({ label }: LabeledQuestion): Answer {
  const topic = BASELINE.find(([words]) => words.test(label))?.[1] ?? 'unknown';
  return { topic, legal: topic in TOPICS && TOPICS[topic as TopicId].legal };
}

export function measureTopics(
  questions: LabeledQuestion[],
  recognize: Recognizer = byClassifier,
): TopicFigures {
  const answered = questions.map((one) => ({ ...one, given: recognize(one) }));
  const isRight = ({ topics, given }: (typeof answered)[number]) => topics.includes(given.topic);
  const filled = answered.filter(({ given }) => isFillable(given.topic));
  // A question whose topics are legal in part must be asked in case of doubt, so it is not counted as missed.
  const fillable = answered.filter(({ topics }) => topics.every(isFillable));
  const plain = ({ label, topics, given }: (typeof answered)[number]) => ({
    label,
    topics,
    given: given.topic,
  });
  return {
    questions: questions.length,
    fillable: fillable.length,
    recall: fillable.filter(isRight).length / fillable.length,
    precision: filled.filter(isRight).length / filled.length,
    legal_wrong: answered.filter((one) => one.given.legal && !isRight(one)).length,
    wrong: filled.filter((one) => !isRight(one)).map(plain),
    missed: fillable.filter((one) => !isRight(one)).map(plain),
  };
}

/** The baseline: what a list of regular expressions makes of the same questions. */
export const measureExpressions = (questions: LabeledQuestion[]) => measureTopics(questions, byExpressions);
