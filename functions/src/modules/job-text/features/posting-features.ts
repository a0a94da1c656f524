import type { EmploymentType, Salary, Seniority, Workplace } from '../../../contract/common.ts';

/**
 * Raised when `extractFeatures` reads postings differently, or when what is stored to find them by changes: postings
 * of another version are stored anew by the next ingest.
 */
export const FEATURES_VERSION = 3;

/** Degrees in ascending order. */
export const DEGREES = ['high_school', 'associate', 'bachelor', 'master', 'doctorate'] as const;
export type Degree = (typeof DEGREES)[number];

/** A place, as far as the text says it: any field may be null, never all three. */
export type Place = {
  /** Lower case, without diacritics: "new york". */
  city: string | null;
  /** State or province; for the United States, Canada and Australia its two- or three-letter code: "NY". */
  region: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
};

/** Pay a year in minor units, whatever period the posting states. */
export type AnnualPay = { min: number | null; max: number | null; currency: string };

/**
 * What the ranker needs to know of a posting, computed once when it is stored. Plain JSON, small (about 1 kB).
 * Null and empty mean that the posting does not say.
 */
export type PostingFeatures = {
  version: number;
  /** Title in lower case without seniority, place, team and employer noise: "registered nurse". Empty if none. */
  title: string;
  /** Words and word pairs of the title, for `array-contains-any`: ["registered nurse", "registered", "nurse"]. */
  title_terms: string[];
  /** Vector of the title: 128 signed bytes, base64. Empty if the title is. */
  title_vector: string;
  /** Model of `title_vector`; vectors of different models are never compared. */
  embedding_model: string;
  seniority: Seniority | null;
  /** Canonical names (see skills/), without repeats; no skill stands in both lists. */
  skills_required: string[];
  skills_preferred: string[];
  /** Smallest number of years asked for. */
  years_min: number | null;
  /** Lowest degree that is required with no "or equivalent experience" beside it. */
  degree: Degree | null;
  /** Required licences and registrations by canonical name: "RN license", "CDL", "driver's license". */
  licences: string[];
  /** Human languages required, English names: "German". */
  languages: string[];
  /** The posting requires the right to work there already. */
  authorization_required: boolean;
  citizenship_required: boolean;
  /** True "we sponsor", false "no sponsorship", null silent. */
  sponsorship: boolean | null;
  workplace: Workplace | null;
  places: Place[];
  pay: AnnualPay | null;
  employment_type: EmploymentType | null;
  /** ISO instant. */
  posted_at: string | null;
};

/** What features are read from. Fields that a source does not have are null or empty. */
export type FeatureInput = {
  title: string;
  company: string;
  description_text: string;
  locations: string[];
  country: string | null;
  workplace: Workplace | null;
  employment_type: EmploymentType | null;
  seniority: Seniority | null;
  salary: Salary | null;
  /** Skills or tags that the source gives as a field. */
  skills?: string[];
  posted_at: string | null;
};
