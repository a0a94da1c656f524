import type { SectionKind } from './section-kinds.ts';

/**
 * What resumes of one language are read by. Lists are separated by `|`, words by spaces; everything is folded: lower
 * case, without accents. `headingWords`, `degrees`, `schools`, `unearned` and the date words are sources of regular expressions.
 */
export type Locale = {
  /** ISO 639-1. */
  code: string;
  /** Small frequent words that tell the language. Those it shares with another language count for both. */
  stopWords: string;
  headings: Partial<Record<SectionKind, string>>;
  /** Whole words that classify an unlisted heading by its first or last words: "Akademische Laufbahn". */
  headingWords?: Partial<Record<SectionKind, string>>;
  /** January to December, each with its short forms. */
  months: readonly string[];
  /** Spring to winter, each with its forms. */
  seasons: readonly [string, string, string, string];
  /** "Until today". */
  present: string;
  /** Between two dates, beside dashes. */
  until: string;
  /** Before a date that a job began on. */
  since: string;
  /** Between a title and an employer: "Nurse at St Mary's". */
  at: string;
  /** Nouns for roles, in all genders; they may open a title ("ingeniero de calidad") or close it. */
  roles: string;
  /** Ends of compound nouns for roles: "…leiterin", "…instructeur". */
  roleEndings?: string;
  /** Levels and other words before or after a role. */
  levels?: string;
  /** Words of company names, legal forms included. */
  employers: string;
  degrees: readonly string[];
  schools: string;
  /** Remarks that a degree was not earned; a source of a regular expression, with accents. */
  unearned: string;
};
