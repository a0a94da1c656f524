import type { Text } from './source-text.ts';
import { britishSpellings } from './us-spelling.ts';

/**
 * Where a text appears. `interface`: pages, messages of the API, emails. `article`: the blog. `document`: the README, `docs/`,
 * and the API reference, which keep the vocabulary of the code (`posting`).
 */
export type Kind = 'interface' | 'article' | 'document';

export type Rule = {
  name: string;
  /** What to write instead. */
  advice: string;
  kinds: readonly Kind[];
  /** What is wrong in a text; empty if nothing is. */
  find: (text: Text) => string[];
};

const EVERYWHERE = ['interface', 'article', 'document'] as const;
const MONTH = '(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*';

const pattern =
  (regex: RegExp) =>
  ({ text }: Text): string[] =>
    [...text.matchAll(regex)].map(([match]) => match.trim());

export const RULES: readonly Rule[] = [
  {
    name: 'job',
    advice: 'job',
    kinds: ['interface'],
    find: pattern(
      /\b(?:re)?postings?\b|\bvacanc(?:y|ies)\b|\bopenings\b|\b(?:an?|each|every|no|real|the|this) opening\b/gi,
    ),
  },
  {
    name: 'job in articles',
    advice: 'job, or “job posting” for the text of it',
    kinds: ['article'],
    find: pattern(/(?<!\bjob )\bpostings?\b|\bvacanc(?:y|ies)\b/gi),
  },
  { name: 'email', advice: 'email', kinds: EVERYWHERE, find: pattern(/\be-mail\w*|\bmails?\b/gi) },
  {
    name: 'location',
    advice: 'location',
    kinds: ['interface', 'article'],
    find: pattern(/(?<!\b(?:in|take|takes|first|its|one|their) )\bplaces?\b(?! of birth| to start)/gi),
  },
  {
    name: 'resume',
    advice: 'resume',
    kinds: ['interface', 'article'],
    find: pattern(/\bCVs?\b|\brésumés?\b/gi),
  },
  {
    name: 'sign in',
    advice: 'sign in, sign out',
    kinds: ['interface', 'article'],
    find: pattern(/\blog(?:ged|ging)?[- ]?(?:in|ins|out)\b/gi),
  },
  {
    name: 'US spelling',
    advice: 'the US spelling',
    kinds: EVERYWHERE,
    find: ({ text }) => britishSpellings(text),
  },
  {
    name: 'US date',
    advice: '“May 3”',
    kinds: EVERYWHERE,
    find: pattern(new RegExp(`\\b\\d{1,2} ${MONTH}\\b`, 'g')),
  },
  {
    name: '12-hour time',
    advice: '“2:05 PM”',
    kinds: ['interface', 'article'],
    find: pattern(/\b(?:1[3-9]|2[0-3]):[0-5]\d\b/g),
  },
  {
    name: 'units in words',
    advice: '“11 days ago”, “4 years”',
    kinds: ['interface', 'article'],
    find: pattern(/(?:\b\d+|\{\}) [dhy]\b/g),
  },
  { name: 'semicolon', advice: 'two sentences', kinds: ['interface'], find: pattern(/\S+;/g) },
  {
    name: 'typographic marks',
    advice: '“quoted”, don’t, …',
    kinds: ['interface', 'article'],
    find: pattern(/\p{L}'\p{L}+|\p{L}+s' |(?<![\p{L}\d=])"[^"=]+"|\.\.\./gu),
  },
  {
    name: 'translated phrase',
    advice: 'the words a native writer would use',
    kinds: EVERYWHERE,
    find: pattern(
      /\bneither for nor against\b|\bstands? here\b|\bby (?:itself|themselves)\b|\b(?:is|are) said\b|\bany more\b(?! than)|\bstays? so\b|\bdo it only\b|\b(?:some|any)body\b/gi,
    ),
  },
  { name: 'exclamation mark', advice: 'a period', kinds: ['interface', 'article'], find: pattern(/\S+!/g) },
  {
    name: 'what happened, and what to do',
    advice: '“couldn’t …”, “rejected”, and the next step',
    kinds: ['interface'],
    find: pattern(/\brefus(?:e|es|ed)\b|\bnot done\b|\bgiven up\b|\bdemands?\b/gi),
  },
  {
    name: 'contraction',
    advice: 'a contraction',
    kinds: ['interface', 'article'],
    find: pattern(
      /\b(?:can|do|does|did|is|are|was|were|has|have|would|could|should)(?: not|not)\b(?! only)/gi,
    ),
  },
  {
    name: 'start of a sentence',
    advice: 'a capital letter',
    kinds: ['interface'],
    find: ({ text, startsSentence }) => [
      ...(startsSentence && /^\p{Ll}/u.test(text) ? [text.slice(0, 20)] : []),
      ...[...text.matchAll(/(?<!\b(?:vs|approx|e\.g|i\.e|etc))[.?!] \p{Ll}\w*/gu)].map(([match]) => match),
    ],
  },
];

/** Texts that the specification fixes word for word, with the sentence that does. */
export const FIXED: readonly { sentence: string; text: string }[] = [
  {
    sentence: '2.gate.3',
    text: 'This page requires you to be signed in. Redirecting to sign-in page...',
  },
  { sentence: '2.gate.6', text: 'This page requires admin privileges. Redirecting...' },
  { sentence: '2.gate.8', text: "The page you're looking for doesn't exist." },
  { sentence: '2.nav.6', text: "Who's It For?" },
  {
    sentence: '2.error.1',
    text: "We encountered an unexpected error. Don't worry, your data is safe.",
  },
  { sentence: '4.feedback.4', text: 'Sending...' },
  { sentence: '2.landing.1', text: 'Sign Up Now!' },
  { sentence: '2.landing.14', text: 'Your browser does not support the video tag.' },
];
