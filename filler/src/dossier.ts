/** A value known about the applicant, and where it comes from. */
export type Fact = { value: string; origin: 'profile' | 'resume' };

/** Facts that are stored, by the topic that asks for them; others, such as a first name, are derived from them. */
export type StoredFact =
  | 'full_name'
  | 'first_name'
  | 'middle_name'
  | 'last_name'
  | 'preferred_name'
  | 'email'
  | 'phone'
  /** As the applicant writes it: `Boston, MA`. */
  | 'location'
  | 'street_address'
  | 'address_line_2'
  | 'city'
  /** Code or name: `MA`, `Massachusetts`. */
  | 'state'
  | 'postcode'
  /** ISO 3166-1 alpha-2. */
  | 'country'
  | 'linkedin'
  | 'github'
  | 'portfolio'
  | 'twitter'
  | 'other_website'
  | 'current_company'
  | 'current_title'
  | 'years_of_experience'
  | 'school'
  | 'degree'
  | 'education_level'
  | 'field_of_study'
  | 'graduation_date'
  | 'gpa'
  | 'skills'
  | 'languages'
  | 'headline'
  | 'summary';

/** Dates are `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; null if unknown, or if it goes on. */
export type Job = {
  title: string;
  employer: string;
  location: string;
  start: string | null;
  end: string | null;
  current: boolean;
  description: string;
};

export type School = {
  school: string;
  degree: string;
  field_of_study: string;
  start: string | null;
  end: string | null;
  gpa: string;
};

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
  /** Newest first. */
  jobs?: readonly Job[];
  /** Newest first. */
  schools?: readonly School[];
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
