import type { EmploymentType, Salary, Seniority, Workplace } from '../../../contract/common.ts';
import type { Place } from '../places/place.ts';

/**
 * Incremented when `extractFeatures` or the fields stored for searching change: the next ingest rewrites postings of
 * other versions.
 */
export const FEATURES_VERSION = 43;

/** Degrees in ascending order. */
export const DEGREES = ['high_school', 'associate', 'bachelor', 'master', 'doctorate'] as const;
export type Degree = (typeof DEGREES)[number];

/** Pay per year in minor units, whatever period the posting states. */
export type AnnualPay = { min: number | null; max: number | null; currency: string };

/** `confidence` is how often such an estimate is right, 0–1. */
export type SeniorityEstimate = { seniority: Seniority; confidence: number };

/**
 * What the ranker needs from a posting, computed once when it is stored. Plain JSON, about 1 kB. Null and empty mean
 * that the posting does not say.
 */
export type PostingFeatures = {
  version: number;
  /** Title in lower case without seniority, place, team and employer: "registered nurse". Empty if there is none. */
  title: string;
  /** Words and word pairs of the title, for `array-contains-any`: ["registered nurse", "registered", "nurse"]. */
  title_terms: string[];
  /** Vector of the title: 128 signed bytes, base64. Empty if the title is. */
  title_vector: string;
  /** Model of `title_vector`; vectors of different models are never compared. */
  embedding_model: string;
  /** The occupations of O*NET nearest to the title (see title-search/), packed. Empty if the title is. */
  occupations: string;
  /** The most telling words of the title and text with their weights (see terms/), packed. Empty if there are none. */
  text_terms: string;
  /** As its source or its title states it. */
  seniority: Seniority | null;
  /** What the rest of the posting suggests where `seniority` is null; for finding and, as an estimate, showing; never for the score. */
  seniority_estimate: SeniorityEstimate | null;
  /** Canonical names (see skills/), without duplicates; no skill is in both lists. */
  skills_required: string[];
  skills_preferred: string[];
  /** How central each of these skills is to the posting, required ones first (see skill-emphasis.ts), packed. */
  skill_emphasis: string;
  /** Minimum years of experience. */
  years_min: number | null;
  /** Lowest required degree, if "or equivalent experience" does not waive it. */
  degree: Degree | null;
  /** Required licenses and registrations by canonical name: "RN license", "CDL", "driver's license". */
  licences: string[];
  /** Human languages required, English names: "German". */
  languages: string[];
  /** The posting requires existing work authorization. */
  authorization_required: boolean;
  citizenship_required: boolean;
  /** True for "we sponsor", false for "no sponsorship", null if not stated. */
  sponsorship: boolean | null;
  workplace: Workplace | null;
  places: Place[];
  pay: AnnualPay | null;
  employment_type: EmploymentType | null;
  /** ISO instant. */
  posted_at: string | null;
};

/** Input of feature extraction. Fields that a source does not have are null or empty. */
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
  /** Skills or tags that the source provides as a field. */
  skills?: string[];
  posted_at: string | null;
};
