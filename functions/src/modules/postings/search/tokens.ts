/** Words are written in the tokenizer's alphabet: a letter outside of it by its code point. */
export const tokenOf = (word: string): string =>
  word.replace(/[^a-z0-9+#]/gu, (letter) => `~${letter.codePointAt(0)?.toString(36)}~`);

/** What distinguishes a token from a word anywhere in a posting; no word contains a colon. */
export const KIND = {
  /** A word of the title. */
  title: 't:',
  /** A word of title, company, or skills. */
  name: 'n:',
  place: 'place:',
  title_group: 'title:',
  company: 'company:',
  workplace: 'workplace:',
  seniority: 'seniority:',
  employment_type: 'type:',
  has_salary: 'pay:',
} as const;

/** Every posting has it. */
export const ANY_JOB = 'job:';

export const groupToken = (kind: 'place' | 'title_group' | 'company', slug: string): string =>
  `${KIND[kind]}${slug
    .split('-')
    .map((part) => tokenOf(part))
    .join('-')}`;
