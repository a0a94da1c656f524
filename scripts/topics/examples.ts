import type { Question } from '../../filler/src/topics/classifier/features.ts';
import type { AnswerType } from '../../filler/src/topics/topic-info.ts';
import { TOPICS, type TopicId } from '../../filler/src/topics/topic-list.ts';
import { SLOTS } from './slots.ts';
import { type Names, variant, variants, type Wording } from './wordings.ts';

/** A question that the model learns from. `fixed` is the label without what fills its slots. */
export type Example = { topic: string; question: Question; fixed: string; wording: number };

export type Random = () => number;

/** Mulberry32: the same numbers for the same seed everywhere. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<T>(from: readonly T[], random: Random): T {
  const one = from[Math.floor(random() * from.length)];
  if (one === undefined) throw new Error('There is nothing to pick from');
  return one;
}

const KINDS: Record<AnswerType, readonly string[]> = {
  text: ['text', 'text', 'suggest'],
  long_text: ['long_text', 'long_text', 'text'],
  email: ['email', 'text'],
  phone: ['phone', 'text'],
  url: ['url', 'text', 'text'],
  number: ['number', 'text', 'select'],
  money: ['text', 'number', 'text'],
  date: ['date', 'text', 'select'],
  yes_no: ['radio', 'select', 'buttons', 'combobox'],
  choice: ['select', 'combobox', 'radio'],
  choices: ['checkbox_group', 'multi_combobox', 'select'],
  statement: ['checkbox', 'checkbox', 'radio'],
  file: ['file'],
};
const CHOICE = new Set(['radio', 'select', 'buttons', 'combobox', 'checkbox_group', 'multi_combobox']);
const OPEN_KINDS = ['text', 'long_text', 'long_text', 'radio', 'select', 'number', 'checkbox_group'];

/** A wording without alternatives still comes in several controls and styles. */
const LEAST = 5;

/** Text that sites add to labels and that says nothing about the topic. */
const BEFORE = [
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '1. ',
  'Please enter your ',
  'Enter ',
  'Your ',
  'Q2: ',
  '[optional] ',
  'Optional: ',
];
const AFTER = [
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '*',
  ' *',
  ':',
  ' (optional)',
  ' (required)',
  ' Required',
  ' ✱',
  '?',
  ' (select one)',
];

/** Sentences before a question that say nothing of its topic. */
const CONTEXT = [
  '[optional] ',
  'Optional: ',
  'Application question: ',
  'Candidate question - ',
  'Question 3: ',
  'For our records, ',
  'To help us process your application: ',
  'Thank you for your interest in {company}! ',
  'At {company}, people come first. ',
  'This role is based in {city}. ',
  'We ask everyone the following. ',
  'We are an equal opportunity employer. ',
  'Please note that we do not work with agencies. ',
  'We want to get to know you better. ',
  'We ask this of all applicants. ',
];
/** Sentences after one. */
const INSTRUCTIONS = [
  ' Please select one.',
  ' Please answer honestly.',
  ' If none, write N/A.',
  ' If not applicable, leave blank.',
  ' (max. 500 characters)',
  ' This will not affect your application.',
  ' Please be as specific as you can.',
  ' (this helps us plan)',
  ' - required',
  ' [optional]',
  ' Note: this field is mandatory.',
];

const SYLLABLES = 'zo ra mex tu vil qua ner dop sha bri oll ix fam gu wen tas kro lep yd hum'.split(' ');

/** A word that no language has. */
function nonsense(random: Random): string {
  return Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(SYLLABLES, random)).join('');
}

function cased(text: string, random: Random): string {
  const way = random();
  if (way < 0.5) return text.charAt(0).toUpperCase() + text.slice(1);
  if (way < 0.53) return text.toUpperCase();
  if (way < 0.6) return text.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  return text;
}

function filled(pattern: string, random: Random): string {
  return pattern.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const words = SLOTS[slot];
    if (!words) throw new Error(`There is no slot ${slot} in "${pattern}"`);
    return pick(words, random);
  });
}

const SITES = [
  '%',
  'job_application_%',
  'candidate[%]',
  'question_%',
  'urls[%]',
  '%_0',
  'input-%',
  'applicant.%',
];

function machineName(name: string, random: Random): string {
  const way = random();
  const camel = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const styled = way < 0.4 ? name : way < 0.7 ? camel : name.replaceAll('_', '-');
  return random() < 0.5 ? styled : pick(SITES, random).replace('%', styled);
}

/** What the control looks like, as far as the wording does not say. */
function control(wording: Wording, random: Random): Partial<Question> {
  const answer = TOPICS[wording.topic as TopicId]?.answer;
  const hasOptions = wording.options.length > 0;
  const kinds = hasOptions ? KINDS.choice : answer ? KINDS[answer] : OPEN_KINDS;
  const kind = wording.kind ?? pick(kinds, random);
  const bare = random() < 0.4 && !wording.kind && !hasOptions;
  const section = wording.section ? { section: wording.section } : {};
  if (bare) return section;
  const yesNo = answer === 'yes_no' || (!answer && random() < 0.5);
  const options = hasOptions ? wording.options : yesNo ? ['Yes', 'No'] : [];
  return { kind, ...section, ...(CHOICE.has(kind) ? { options } : {}) };
}

/** How many questions are made of a wording with so many variants: all of a few, a growing part of many. */
function countOf(all: number): number {
  return Math.max(LEAST, Math.min(all, Math.max(20, Math.round(2.5 * Math.sqrt(all)))));
}

/** The label as a site shows it: with a number, a mark, or sentences around it that do not ask. */
function dressed(label: string, random: Random): string {
  const words = label.split(/\s+/).length;
  if (words < 8) return `${pick(BEFORE, random)}${label}${pick(AFTER, random)}`;
  const before = random() < 0.12 ? filled(pick(CONTEXT, random), random) : '';
  const after = random() < 0.12 ? pick(INSTRUCTIONS, random) : '';
  return `${before}${label}${after}`;
}

/** The questions of one wording. */
export function examplesOf(wording: Wording, number: number, names: Names[], random: Random): Example[] {
  const all = variants(wording.pattern);
  const own = names.find(({ topic }) => topic === wording.topic);
  const count = countOf(all);
  return Array.from({ length: count }, (_, at) => {
    const which = all <= count ? at % all : Math.floor(random() * all);
    const pattern = variant(wording.pattern, which);
    const label = dressed(cased(filled(pattern, random), random), random);
    const question: Question = { label, ...control(wording, random) };
    if (own && random() < 0.25) question.name = machineName(pick(own.names, random), random);
    else if (random() < 0.15)
      question.name = pick(['q1', 'field', 'custom_field', 'cards[0]', 'answer', 'input'], random);
    if (own && own.autocomplete.length > 0 && random() < 0.12)
      question.autocomplete = pick(own.autocomplete, random);
    return { topic: wording.topic, question, fixed: pattern.replace(/\{\w+\}/g, ' '), wording: number };
  });
}

/** Controls whose label says nothing: only a machine name or an autocomplete token tells the topic. */
export function unlabelled({ topic, names, autocomplete }: Names, random: Random): Example[] {
  const labels = ['', '', 'Select', 'Type here'];
  const answer = TOPICS[topic as TopicId].answer;
  const one = (more: Partial<Question>): Example => ({
    topic,
    question: {
      label: pick(labels, random),
      ...(random() < 0.5 ? { kind: pick(KINDS[answer], random) } : {}),
      ...more,
    },
    fixed: 'select type here',
    wording: -1,
  });
  return [
    ...names.flatMap((name) => Array.from({ length: 4 }, () => one({ name: machineName(name, random) }))),
    ...names.map((name) => one({ label: name.replaceAll('_', ' ') })),
    ...autocomplete.flatMap((token) => Array.from({ length: 6 }, () => one({ autocomplete: token }))),
  ];
}

/**
 * The same question about something else: a short label in which one word is unknown, or one is added, asks for a
 * different thing ("City of birth"). Null if the label is too long for that to be certain.
 */
export function somethingElse(example: Example, random: Random): Example | null {
  const words = example.question.label.split(/\s+/).filter(Boolean);
  if (words.length > 6 || words.length === 0 || example.topic === 'unknown' || example.wording < 0)
    return null;
  const at = Math.floor(random() * words.length);
  const changed =
    random() < 0.5
      ? words.map((word, index) => (index === at ? nonsense(random) : word))
      : random() < 0.5
        ? [...words.slice(0, at), nonsense(random), ...words.slice(at)]
        : [...words, pick(['of', 'of the', 'of your', 'for', 'at'], random), nonsense(random)];
  const { name: _, autocomplete: __, ...question } = example.question;
  return { ...example, topic: 'unknown', question: { ...question, label: changed.join(' ') } };
}
