/** A value known about the applicant, and where it comes from. */
export type Fact = { value: string; origin: 'profile' | 'resume' };

/** Facts that are stored; others, such as the first name, are derived from them. */
export type StoredFact =
  | 'full_name'
  | 'email'
  | 'phone'
  /** As the applicant writes it: `Boston, MA`. */
  | 'location'
  /** ISO 3166-1 alpha-2. */
  | 'country'
  | 'linkedin'
  | 'github'
  | 'portfolio'
  | 'current_company'
  | 'current_title'
  | 'years_of_experience';

/** The applicant's own words for a topic (`work_authorization:US`, `question:<hash>`). */
export type GivenAnswer = { topic: string; value: string; label: string; answered_at: string };

export type Posting = {
  title: string;
  company: string;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
};

/** Everything that may be used to answer a form. What is not in here, the applicant has not said. */
export type Dossier = {
  facts: Partial<Record<StoredFact, Fact>>;
  /** Country (ISO 3166-1 alpha-2) to whether the applicant may work there; a missing country is unknown. */
  work_authorization: Record<string, boolean>;
  /** Null means the applicant has not said, which is never read as "no". */
  needs_sponsorship: boolean | null;
  answers: readonly GivenAnswer[];
  resume: { file_name: string } | null;
  posting: Posting;
  /** Where the applicant found the posting: the answer to "How did you hear about us?". */
  found_on: string;
};
