/** In order of precedence: a heading that two languages use for two kinds means the first. */
export const SECTION_KINDS = [
  'contact',
  'summary',
  'experience',
  'education',
  'skills',
  'certificates',
  'languages',
  'projects',
  'publications',
  'volunteer',
  'awards',
  'links',
  'other',
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];
