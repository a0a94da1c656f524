import type { AnswerType, TopicInfo } from './topic-info.ts';

type Extra = Partial<Omit<TopicInfo, 'answer'>>;

function topic(answer: AnswerType, more: Extra = {}): TopicInfo {
  return { answer, reach: 'person', legal: false, voluntary: false, leave: false, ...more };
}

const legal = (answer: AnswerType = 'yes_no', more: Extra = {}) => topic(answer, { ...more, legal: true });
const voluntary = (answer: AnswerType = 'choice', more: Extra = {}) =>
  topic(answer, { ...more, voluntary: true });
/** A question on this employer or job. */
const here = (answer: AnswerType = 'yes_no') => topic(answer, { reach: 'posting' });
/** A declaration towards this employer, as worded. */
const declared = () => legal('statement', { reach: 'posting' });
/** A consent that no application needs: neither given nor asked for. */
const unasked = () => legal('statement', { reach: 'posting', leave: true });
const untouched = (answer: AnswerType) => topic(answer, { leave: true });

/** Everything that a form can ask and that has a name. A question on none of these is `unknown`. */
export const TOPICS = {
  full_name: topic('text'), // The whole name
  first_name: topic('text'), // The given name
  middle_name: topic('text'), // The middle name or initial
  last_name: topic('text'), // The family name
  preferred_name: topic('text'), // The name to be called by
  former_name: topic('text'), // Other or earlier names
  name_pronunciation: topic('text'), // How the name is pronounced
  name_title: topic('choice'), // The form of address, such as Dr. or Ms.
  name_suffix: topic('text'), // The suffix of the name, such as Jr.

  email: topic('email'), // The email address
  phone: topic('phone'), // The phone number
  phone_country: topic('choice'), // The dialing code of the phone number
  phone_type: topic('choice'), // Whether the phone is a mobile or a landline
  phone_extension: topic('text'), // The extension of the phone number
  contact_preference: topic('choice'), // How the person prefers to be contacted

  full_address: topic('text'), // The whole postal address in one field
  street_address: topic('text'), // Street and house number
  address_line_2: topic('text'), // Apartment, suite or unit
  city: topic('text'), // The city of the address
  state: topic('choice'), // The state, province or region
  postcode: topic('text'), // The ZIP or postal code
  country: topic('choice'), // The country of residence
  location: topic('text'), // Where the person lives now
  time_zone: topic('choice'), // The time zone

  linkedin: topic('url'), // The LinkedIn profile
  github: topic('url'), // The GitHub profile
  portfolio: topic('url'), // The portfolio or personal website
  other_website: topic('url'), // Any other website or link
  twitter: topic('url'), // The X (Twitter) profile
  facebook: topic('url'), // The Facebook profile
  instagram: topic('url'), // The Instagram profile
  stack_overflow: topic('url'), // The Stack Overflow profile
  design_profile: topic('url'), // The Dribbble or Behance profile
  google_scholar: topic('url'), // The Google Scholar profile
  portfolio_password: topic('text'), // The password of the portfolio

  current_company: topic('text'), // The current or most recent employer
  current_title: topic('text'), // The current or most recent job title
  years_of_experience: topic('number'), // Years of work experience in total
  /** Years of experience with one skill or in one field. */
  years_with_skill: topic('number', { reach: 'wording' }),
  currently_employed: topic('yes_no'), // Whether the person has a job now
  reason_for_leaving: topic('long_text'), // Why the person leaves or left a job
  job_start_date: topic('date'), // When one job of the history began
  job_end_date: topic('date'), // When one job of the history ended
  job_is_current: topic('statement'), // Whether one job of the history goes on
  job_description: topic('long_text'), // What the person did in one job of the history
  skills: topic('text'), // A list of skills

  school: topic('text'), // The school or university
  degree: topic('choice'), // The degree of one school
  education_level: topic('choice'), // The highest level of education
  field_of_study: topic('text'), // The major or field of study
  graduation_date: topic('date'), // When a school was or will be finished
  education_start_date: topic('date'), // When a school was begun
  gpa: topic('text'), // The grade point average
  currently_enrolled: topic('yes_no'), // Whether the person studies now
  certifications: topic('text'), // Certificates that the person holds

  languages: topic('choices'), // The languages that the person speaks
  /** How well, or whether, the person speaks one language. */
  language_level: topic('choice', { reach: 'wording' }),

  notice_period: topic('text'), // The notice period of the current job
  start_date: topic('date'), // The earliest start date
  employment_type: topic('choice'), // Full-time, part-time, contract or internship
  working_hours: topic('text', { reach: 'wording' }), // Which days and hours the person can work
  shift_work: here(), // Whether the person works shifts, nights or on call
  weekend_work: here(), // Whether the person works weekends or holidays
  overtime: here(), // Whether the person works overtime
  interview_availability: here('text'), // When the person can be interviewed

  salary_expectation: topic('money', { reach: 'country' }), // The expected yearly salary
  hourly_pay_expectation: topic('money', { reach: 'country' }), // The expected hourly pay
  monthly_pay_expectation: topic('money', { reach: 'country' }), // The expected monthly pay
  daily_rate: topic('money', { reach: 'country' }), // The expected daily rate
  current_salary: topic('money'), // What the person earns or earned
  salary_fits: here(), // Whether the stated pay is acceptable

  relocation: topic('yes_no'), // Whether the person would relocate
  relocation_to: here(), // Whether the person would relocate to the named place
  relocation_help: here(), // Whether the person needs help to relocate
  work_arrangement: topic('choice'), // Whether remote, hybrid or on-site work is preferred
  onsite: here(), // Whether the person can work at this office on the stated days
  remote: topic('yes_no'), // Whether the person can work remotely
  commute: here(), // Whether the person can commute to this office
  lives_in: here(), // Whether the person lives in the named place
  preferred_location: here('choices'), // Which of the offices the person prefers
  travel: topic('choice'), // How much, or whether, the person can travel for work

  driving_licence: topic('yes_no'), // Whether the person has a driver’s license
  own_vehicle: topic('yes_no'), // Whether the person has a car to use
  /** Whether the person holds the license of a profession. */
  professional_licence: topic('yes_no', { reach: 'wording' }),
  /** Whether the person can lift, stand or climb as the job demands. */
  physical_demands: topic('yes_no', { reach: 'wording' }),

  work_authorization: legal('yes_no', { reach: 'country' }), // Whether the person may work in a country
  /** Whether the person needs visa sponsorship, now or in the future. */
  sponsorship: legal('yes_no', { reach: 'country' }),
  /** Whether the person may work in a country without sponsorship. */
  unsponsored_work: legal('yes_no', { reach: 'country' }),
  visa_status: legal('choice', { reach: 'wording' }), // The visa or immigration status
  citizenship: legal('choice', { reach: 'wording' }), // Of which countries the person is a citizen
  /** Whether the person is a “U.S. person” or from a sanctioned country. */
  export_control: legal('yes_no', { reach: 'wording' }),
  age_18: legal(), // Whether the person is at least 18
  date_of_birth: legal('date', { reach: 'wording' }), // The date of birth, or the age
  /** A number of identity, such as the Social Security number. */
  national_id: legal('text', { reach: 'wording' }),
  background_check: legal(), // Whether the person agrees to a background check
  drug_test: legal(), // Whether the person agrees to a drug test
  felony_record: legal(), // Whether the person was convicted of a felony
  criminal_record: legal(), // Whether the person was convicted of a crime
  security_clearance: legal(), // Whether the person holds a security clearance
  /** Whether the person could obtain a security clearance. */
  clearance_eligible: legal('yes_no', { reach: 'wording' }),
  non_compete: legal(), // Whether the person is bound by a non-compete agreement
  /** Whether the person needs an adjustment for a disability. */
  accommodation: legal('yes_no', { reach: 'wording' }),
  /** Whether the person, or someone near, is a government official. */
  government_official: legal('yes_no', { reach: 'wording' }),
  /** Whether the person has a conflict of interest. */
  conflict_of_interest: legal('yes_no', { reach: 'posting' }),
  dismissed: legal('yes_no', { reach: 'wording' }), // Whether the person was ever dismissed or debarred
  vaccination: legal('yes_no', { reach: 'wording' }), // Whether the person is vaccinated

  worked_here: here(), // Whether the person works or worked for this employer
  applied_before: here(), // Whether the person applied to this employer before
  relatives_here: here(), // Whether the person knows or is related to someone at this employer
  referred: here(), // Whether someone at this employer referred the person
  referrer_name: here('text'), // Who referred the person
  how_heard: topic('choice', { reach: 'posting' }), // How the person heard about the job
  how_heard_detail: here('text'), // More on how the person heard about the job

  resume: topic('file'), // The resume, as a file
  resume_text: topic('long_text'), // The resume, pasted as text
  cover_letter: topic('long_text', { reach: 'posting' }), // The cover letter
  transcript: topic('file'), // The transcript of a school, as a file
  photo: topic('file'), // A photo of the person
  portfolio_file: topic('file'), // Work samples, as a file
  other_attachment: topic('file', { reach: 'posting' }), // Any other file
  video: here('url'), // A video of the person

  headline: topic('text'), // One line about the person
  summary: topic('long_text'), // A short text about the person
  additional_information: here('long_text'), // Anything else the person wants to add
  why_us: here('long_text'), // Why this employer
  why_role: here('long_text'), // Why this job

  gender: voluntary(), // The gender
  sex: voluntary(), // The sex, as registered or assigned at birth
  ethnicity: voluntary(), // The race or ethnicity
  hispanic: voluntary('yes_no'), // Whether the person is Hispanic or Latino
  protected_veteran: voluntary('yes_no'), // Whether the person is a protected veteran
  veteran: voluntary('yes_no'), // Whether the person served in the military
  military_detail: voluntary('text'), // Branch, rank or dates of military service
  military_spouse: voluntary('yes_no'), // Whether the person is the spouse of someone in the military
  disability: voluntary('yes_no', { legal: true }), // Whether the person has a disability
  orientation: voluntary(), // The sexual orientation
  transgender: voluntary('yes_no'), // Whether the person is transgender
  lgbtq: voluntary('yes_no'), // Whether the person belongs to the LGBTQ+ community
  pronouns: voluntary(), // The pronouns
  age_group: voluntary(), // The age group
  religion: voluntary(), // The religion
  marital_status: voluntary(), // The marital status
  caring_duties: voluntary('choices'), // Whether the person cares for children or others
  social_background: voluntary(), // The schooling and occupation of the parents

  privacy_consent: declared(), // Consent to the processing of personal data
  terms_consent: declared(), // Consent to terms or an agreement
  truth_declaration: declared(), // A declaration that all answers are true
  policy_acknowledgement: declared(), // Acknowledgement of a policy or of conditions of the job
  recording_consent: declared(), // Consent to record interviews
  talent_pool_consent: unasked(), // Consent to be kept and contacted for other jobs
  marketing_consent: unasked(), // Consent to newsletters and advertising
  sms_consent: unasked(), // Consent to text messages
  signature: legal('text', { reach: 'posting' }), // The signature
  signature_date: legal('date', { reach: 'posting' }), // The date of the signature

  references: topic('long_text'), // References: people who can speak for the person
  manager_contact: topic('text'), // Name or contact of a present or former manager
  emergency_contact: topic('text'), // Whom to call in an emergency
  account_password: untouched('text'), // A password for an account with this employer
  security_code: untouched('text'), // A code sent by email or text message
  captcha: untouched('text'), // A test that a person is present
  honeypot: untouched('text'), // A trap that people are told, or made, to leave empty
} as const satisfies Record<string, TopicInfo>;

export type TopicId = keyof typeof TOPICS;

/** What is known about a topic; null for the topic of one exact wording (`question:<hash>`) and unknown names. */
export function topicInfo(id: string): TopicInfo | null {
  const name = id.split(':', 1)[0] ?? '';
  return Object.hasOwn(TOPICS, name) ? TOPICS[name as TopicId] : null;
}
