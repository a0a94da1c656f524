/**
 * What drawn resumes of one language say beside its vocabulary. Lists are separated by `|`. In patterns, `{N}` is a coined name, `{L}` a
 * last name, `{T}` a town, `{P}` a person whom a school is named after, `#` a digit.
 */
export type Words = {
  language: string;
  firstNames: string;
  lastNames: string;
  /** Before or behind a name: "Dr.", ", MBA". */
  titlesBefore: string;
  titlesBehind: string;
  /** Nouns for roles, and what may stand behind them. */
  roles: string;
  complements: string;
  employers: string;
  schools: string;
  /** Of children and of trades. */
  lowerSchools: string;
  /** A degree and what joins it to its subject. */
  degrees: string;
  /** Whole ones, from lower schools. */
  certificates: string;
  subjects: string;
  /** Country code of the gazetteer, the country's name, how a town is written with its postcode, and with its region. */
  countries: { code: string; name: string; postcode: string; region: string; regions: string }[];
  streets: string;
  /** Behind a title: "Vollzeit", "(Praktikum)". */
  contracts: string;
  departments: string;
  /** About an employer, below its name. */
  blurbs: string;
  tasks: string;
  /** A job in a sentence: `{title}`, `{employer}`, `{dates}`. */
  sentences: string;
  labels: Record<
    | 'title'
    | 'employer'
    | 'dates'
    | 'place'
    | 'tasks'
    | 'tools'
    | 'department'
    | 'client'
    | 'school'
    | 'degree'
    | 'subject'
    | 'name'
    | 'born'
    | 'email'
    | 'phone'
    | 'address'
    | 'nationality',
    string
  >;
  /** Behind a study: grades, theses, honours, what was emphasised. */
  studyNotes: string;
  headings: {
    /** Jobs and studies in one. */ career: string;
    experience: string;
    education: string;
    skills: string;
    other: string;
  };
  /** What some write at the end, or on each page. */
  noise: string;
  present: string;
  until: string;
  /** Before a date that goes on, and before a first date. */
  since: string;
  from: string;
};
