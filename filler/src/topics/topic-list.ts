/** How a question is answered. `statement` is agreed to or not; `choices` may take several. */
export type AnswerType =
  | 'text'
  | 'long_text'
  | 'email'
  | 'phone'
  | 'url'
  | 'number'
  | 'money'
  | 'date'
  | 'yes_no'
  | 'choice'
  | 'choices'
  | 'statement'
  | 'file';

/**
 * How far an answer reaches. `person`: it holds on every form. `country`: it holds for one country, whose code follows
 * the topic (`sponsorship:US`). `wording`: it holds wherever the same words are asked. `posting`: it holds for the
 * employer and job that asked, so every form asks again.
 */
export type Reach = 'person' | 'country' | 'wording' | 'posting';

export type TopicInfo = {
  /** What a question of this topic asks, in one line. */
  asks: string;
  answer: AnswerType;
  reach: Reach;
  /** Only the user's own words may answer it, and only if the wording is certain. */
  legal: boolean;
  /** A voluntary question about the person: declined unless the user answered it. */
  voluntary: boolean;
  /** What the user alone may touch: never filled, checked or asked for. */
  leave: boolean;
  /** Where the dossier holds the answer; null if only a remembered answer can give it. */
  fact: string | null;
};

type Extra = Partial<Omit<TopicInfo, 'asks' | 'answer'>>;

function topic(asks: string, answer: AnswerType, more: Extra = {}): TopicInfo {
  return { asks, answer, reach: 'person', legal: false, voluntary: false, leave: false, fact: null, ...more };
}

const legal = (asks: string, answer: AnswerType = 'yes_no', more: Extra = {}) =>
  topic(asks, answer, { ...more, legal: true });
const voluntary = (asks: string, answer: AnswerType = 'choice', more: Extra = {}) =>
  topic(asks, answer, { ...more, voluntary: true });
/** A question on this employer or job. */
const here = (asks: string, answer: AnswerType = 'yes_no') => topic(asks, answer, { reach: 'posting' });
/** A declaration towards this employer, as worded. */
const declared = (asks: string) => legal(asks, 'statement', { reach: 'posting' });
/** A consent that no application needs: neither given nor asked for. */
const unasked = (asks: string) => legal(asks, 'statement', { reach: 'posting', leave: true });
const untouched = (asks: string, answer: AnswerType) => topic(asks, answer, { leave: true });

/** Everything that a form can ask and that has a name. A question on none of these is `unknown`. */
export const TOPICS = {
  full_name: topic('The whole name', 'text', { fact: 'profile.full_name' }),
  first_name: topic('The given name', 'text', { fact: 'profile.full_name' }),
  middle_name: topic('The middle name or initial', 'text'),
  last_name: topic('The family name', 'text', { fact: 'profile.full_name' }),
  preferred_name: topic('The name to be called by', 'text'),
  former_name: topic('Other or earlier names', 'text'),
  name_pronunciation: topic('How the name is pronounced', 'text'),
  name_title: topic('The form of address, such as Dr. or Ms.', 'choice'),
  name_suffix: topic('The suffix of the name, such as Jr.', 'text'),

  email: topic('The email address', 'email', { fact: 'profile.email' }),
  phone: topic('The phone number', 'phone', { fact: 'profile.phone_number' }),
  phone_country: topic('The dialing code of the phone number', 'choice', { fact: 'profile.phone_number' }),
  phone_type: topic('Whether the phone is a mobile or a landline', 'choice'),
  phone_extension: topic('The extension of the phone number', 'text'),
  contact_preference: topic('How the person prefers to be contacted', 'choice'),

  full_address: topic('The whole postal address in one field', 'text'),
  street_address: topic('Street and house number', 'text'),
  address_line_2: topic('Apartment, suite or unit', 'text'),
  city: topic('The city of the address', 'text', { fact: 'profile.location' }),
  state: topic('The state, province or region', 'choice', { fact: 'profile.location' }),
  postcode: topic('The ZIP or postal code', 'text'),
  country: topic('The country of residence', 'choice', { fact: 'profile.country' }),
  location: topic('Where the person lives now', 'text', { fact: 'profile.location' }),
  time_zone: topic('The time zone', 'choice'),

  linkedin: topic('The LinkedIn profile', 'url', { fact: 'profile.links.linkedin' }),
  github: topic('The GitHub profile', 'url', { fact: 'profile.links.github' }),
  portfolio: topic('The portfolio or personal website', 'url', { fact: 'profile.links.portfolio' }),
  other_website: topic('Any other website or link', 'url'),
  twitter: topic('The X (Twitter) profile', 'url'),
  facebook: topic('The Facebook profile', 'url'),
  instagram: topic('The Instagram profile', 'url'),
  stack_overflow: topic('The Stack Overflow profile', 'url'),
  design_profile: topic('The Dribbble or Behance profile', 'url'),
  google_scholar: topic('The Google Scholar profile', 'url'),
  portfolio_password: topic('The password of the portfolio', 'text'),

  current_company: topic('The current or most recent employer', 'text', { fact: 'resume.experience' }),
  current_title: topic('The current or most recent job title', 'text', { fact: 'resume.experience' }),
  years_of_experience: topic('Years of work experience in total', 'number', {
    fact: 'resume.years_of_experience',
  }),
  years_with_skill: topic('Years of experience with one skill or in one field', 'number', {
    reach: 'wording',
  }),
  currently_employed: topic('Whether the person has a job now', 'yes_no'),
  reason_for_leaving: topic('Why the person leaves or left a job', 'long_text'),
  job_start_date: topic('When one job of the history began', 'date', { fact: 'resume.experience' }),
  job_end_date: topic('When one job of the history ended', 'date', { fact: 'resume.experience' }),
  job_is_current: topic('Whether one job of the history goes on', 'statement', { fact: 'resume.experience' }),
  job_description: topic('What the person did in one job of the history', 'long_text', {
    fact: 'resume.experience',
  }),
  skills: topic('A list of skills', 'text', { fact: 'profile.skills' }),

  school: topic('The school or university', 'text', { fact: 'resume.education' }),
  degree: topic('The degree of one school', 'choice', { fact: 'resume.education' }),
  education_level: topic('The highest level of education', 'choice', { fact: 'resume.education' }),
  field_of_study: topic('The major or field of study', 'text', { fact: 'resume.education' }),
  graduation_date: topic('When a school was or will be finished', 'date', { fact: 'resume.education' }),
  education_start_date: topic('When a school was begun', 'date', { fact: 'resume.education' }),
  gpa: topic('The grade point average', 'text'),
  currently_enrolled: topic('Whether the person studies now', 'yes_no'),
  certifications: topic('Certificates that the person holds', 'text'),

  languages: topic('The languages that the person speaks', 'choices', { fact: 'resume.languages' }),
  language_level: topic('How well, or whether, the person speaks one language', 'choice', {
    reach: 'wording',
  }),

  notice_period: topic('The notice period of the current job', 'text'),
  start_date: topic('The earliest start date', 'date'),
  employment_type: topic('Full-time, part-time, contract or internship', 'choice'),
  working_hours: topic('Which days and hours the person can work', 'text', { reach: 'wording' }),
  shift_work: here('Whether the person works shifts, nights or on call'),
  weekend_work: here('Whether the person works weekends or holidays'),
  overtime: here('Whether the person works overtime'),
  interview_availability: here('When the person can be interviewed', 'text'),

  salary_expectation: topic('The expected yearly salary', 'money', { reach: 'country' }),
  hourly_pay_expectation: topic('The expected hourly pay', 'money', { reach: 'country' }),
  monthly_pay_expectation: topic('The expected monthly pay', 'money', { reach: 'country' }),
  daily_rate: topic('The expected daily rate', 'money', { reach: 'country' }),
  current_salary: topic('What the person earns or earned', 'money'),
  salary_fits: here('Whether the stated pay is acceptable'),

  relocation: topic('Whether the person would relocate', 'yes_no'),
  relocation_to: here('Whether the person would relocate to the named place'),
  relocation_help: here('Whether the person needs help to relocate'),
  work_arrangement: topic('Whether remote, hybrid or on-site work is preferred', 'choice'),
  onsite: here('Whether the person can work at this office on the stated days'),
  remote: topic('Whether the person can work remotely', 'yes_no'),
  commute: here('Whether the person can commute to this office'),
  lives_in: here('Whether the person lives in the named place'),
  preferred_location: here('Which of the offices the person prefers', 'choices'),
  travel: topic('How much, or whether, the person can travel for work', 'choice'),

  driving_licence: topic('Whether the person has a driver’s license', 'yes_no'),
  own_vehicle: topic('Whether the person has a car to use', 'yes_no'),
  professional_licence: topic('Whether the person holds the license of a profession', 'yes_no', {
    reach: 'wording',
  }),
  physical_demands: topic('Whether the person can lift, stand or climb as the job demands', 'yes_no', {
    reach: 'wording',
  }),

  work_authorization: legal('Whether the person may work in a country', 'yes_no', {
    reach: 'country',
    fact: 'profile.work_authorization',
  }),
  sponsorship: legal('Whether the person needs visa sponsorship, now or in the future', 'yes_no', {
    reach: 'country',
    fact: 'profile.needs_sponsorship',
  }),
  unsponsored_work: legal('Whether the person may work in a country without sponsorship', 'yes_no', {
    reach: 'country',
    fact: 'profile.work_authorization, profile.needs_sponsorship',
  }),
  visa_status: legal('The visa or immigration status', 'choice', { reach: 'wording' }),
  citizenship: legal('Of which countries the person is a citizen', 'choice', { reach: 'wording' }),
  export_control: legal('Whether the person is a “U.S. person” or from a sanctioned country', 'yes_no', {
    reach: 'wording',
  }),
  age_18: legal('Whether the person is at least 18'),
  date_of_birth: legal('The date of birth, or the age', 'date', { reach: 'wording' }),
  national_id: legal('A number of identity, such as the Social Security number', 'text', {
    reach: 'wording',
  }),
  background_check: legal('Whether the person agrees to a background check'),
  drug_test: legal('Whether the person agrees to a drug test'),
  felony_record: legal('Whether the person was convicted of a felony'),
  criminal_record: legal('Whether the person was convicted of a crime'),
  security_clearance: legal('Whether the person holds a security clearance'),
  clearance_eligible: legal('Whether the person could obtain a security clearance', 'yes_no', {
    reach: 'wording',
  }),
  non_compete: legal('Whether the person is bound by a non-compete agreement'),
  accommodation: legal('Whether the person needs an adjustment for a disability', 'yes_no', {
    reach: 'wording',
  }),
  government_official: legal('Whether the person, or someone near, is a government official', 'yes_no', {
    reach: 'wording',
  }),
  conflict_of_interest: legal('Whether the person has a conflict of interest', 'yes_no', {
    reach: 'posting',
  }),
  dismissed: legal('Whether the person was ever dismissed or debarred', 'yes_no', { reach: 'wording' }),
  vaccination: legal('Whether the person is vaccinated', 'yes_no', { reach: 'wording' }),

  worked_here: here('Whether the person works or worked for this employer'),
  applied_before: here('Whether the person applied to this employer before'),
  relatives_here: here('Whether the person knows or is related to someone at this employer'),
  referred: here('Whether someone at this employer referred the person'),
  referrer_name: here('Who referred the person', 'text'),
  how_heard: topic('How the person heard about the job', 'choice', { reach: 'posting' }),
  how_heard_detail: here('More on how the person heard about the job', 'text'),

  resume: topic('The resume, as a file', 'file', { fact: 'resume' }),
  resume_text: topic('The resume, pasted as text', 'long_text'),
  cover_letter: topic('The cover letter', 'long_text', { reach: 'posting' }),
  transcript: topic('The transcript of a school, as a file', 'file'),
  photo: topic('A photo of the person', 'file'),
  portfolio_file: topic('Work samples, as a file', 'file'),
  other_attachment: topic('Any other file', 'file', { reach: 'posting' }),
  video: here('A video of the person', 'url'),

  headline: topic('One line about the person', 'text', { fact: 'profile.job_title' }),
  summary: topic('A short text about the person', 'long_text'),
  additional_information: here('Anything else the person wants to add', 'long_text'),
  why_us: here('Why this employer', 'long_text'),
  why_role: here('Why this job', 'long_text'),

  gender: voluntary('The gender'),
  sex: voluntary('The sex, as registered or assigned at birth'),
  ethnicity: voluntary('The race or ethnicity'),
  hispanic: voluntary('Whether the person is Hispanic or Latino', 'yes_no'),
  protected_veteran: voluntary('Whether the person is a protected veteran', 'yes_no'),
  veteran: voluntary('Whether the person served in the military', 'yes_no'),
  military_detail: voluntary('Branch, rank or dates of military service', 'text'),
  military_spouse: voluntary('Whether the person is the spouse of someone in the military', 'yes_no'),
  disability: voluntary('Whether the person has a disability', 'yes_no', { legal: true }),
  orientation: voluntary('The sexual orientation'),
  transgender: voluntary('Whether the person is transgender', 'yes_no'),
  lgbtq: voluntary('Whether the person belongs to the LGBTQ+ community', 'yes_no'),
  pronouns: voluntary('The pronouns'),
  age_group: voluntary('The age group'),
  religion: voluntary('The religion'),
  marital_status: voluntary('The marital status'),
  caring_duties: voluntary('Whether the person cares for children or others', 'choices'),
  social_background: voluntary('The schooling and occupation of the parents'),

  privacy_consent: declared('Consent to the processing of personal data'),
  terms_consent: declared('Consent to terms or an agreement'),
  truth_declaration: declared('A declaration that all answers are true'),
  policy_acknowledgement: declared('Acknowledgement of a policy or of conditions of the job'),
  recording_consent: declared('Consent to record interviews'),
  talent_pool_consent: unasked('Consent to be kept and contacted for other jobs'),
  marketing_consent: unasked('Consent to newsletters and advertising'),
  sms_consent: unasked('Consent to text messages'),
  signature: legal('The signature', 'text', { reach: 'posting' }),
  signature_date: legal('The date of the signature', 'date', { reach: 'posting' }),

  references: topic('References: people who can speak for the person', 'long_text'),
  manager_contact: topic('Name or contact of a present or former manager', 'text'),
  emergency_contact: topic('Whom to call in an emergency', 'text'),
  account_password: untouched('A password for an account with this employer', 'text'),
  security_code: untouched('A code sent by email or text message', 'text'),
  captcha: untouched('A test that a person is present', 'text'),
  honeypot: untouched('A trap that people are told, or made, to leave empty', 'text'),
} as const satisfies Record<string, TopicInfo>;

export type TopicId = keyof typeof TOPICS;

/** What is known about a topic; null for the topic of one exact wording (`question:<hash>`) and unknown names. */
export function topicInfo(id: string): TopicInfo | null {
  const name = id.split(':', 1)[0] ?? '';
  return Object.hasOwn(TOPICS, name) ? TOPICS[name as TopicId] : null;
}
