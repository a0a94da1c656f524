/** What people of one occupation write. Lists are separated by `|`. */
export type Occupation = {
  /** Junior to senior. */
  titles: string;
  skills: string;
  /** What they did, as phrases that begin with a verb or noun. */
  tasks: string;
  /** Subjects of study. */
  fields: string;
};

/** What the resumes of one language are made of. Lists are separated by `|`. */
export type Vocabulary = {
  /** ISO 639-1. */
  language: string;
  /** For dates. */
  locale: string;
  firstNames: string;
  lastNames: string;
  /** "City, Region" or "City, Country", as they are written on a resume. */
  places: string;
  /** Employers; with and without words that only companies have. */
  employers: string;
  /** Degree and what joins it to its subject: "B.Sc. in ", "Licence, ". */
  degrees: string;
  schools: string;
  languages: string;
  certificates: string;
  /** Wordings of headings. */
  headings: Record<
    'summary' | 'experience' | 'education' | 'skills' | 'languages' | 'certificates' | 'contact' | 'projects',
    string
  >;
  present: string;
  /** Between the dates of a range, beside dashes. */
  until: string;
  /** Before a place of work: "Nurse at St Mary's". */
  at: string;
  /** Sentences about a person; `{title}` is replaced. */
  summaries: string;
  /** Labels before a title, an employer and dates. */
  labels: { title: string; employer: string; dates: string; email: string; phone: string; place: string };
  phone: string;
  occupations: readonly Occupation[];
};
