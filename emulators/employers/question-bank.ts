/** The kind of answer a question takes, before a vendor gives it a widget. */
export type QuestionKind = 'yes_no' | 'single' | 'multi' | 'text' | 'long_text' | 'number' | 'date';

export type QuestionTemplate = {
  topic: string;
  kind: QuestionKind;
  /** Wordings, with placeholders `{title}`, `{company}` and `{country}`. */
  texts: readonly string[];
  options?: readonly string[];
  /** How often employers who ask this require an answer, 0 to 1. */
  insist: number;
};

const YES_NO = ['Yes', 'No'] as const;

/**
 * What employers ask besides contact details and resume. The wordings vary on purpose: topics must be recognized from
 * the words.
 */
export const QUESTION_BANK: readonly QuestionTemplate[] = [
  {
    topic: 'work_authorization',
    kind: 'yes_no',
    texts: [
      'Are you legally authorized to work in {country}?',
      'Do you have the right to work in {country}?',
      'Are you legally entitled to be employed in {country}?',
      'Can you show proof of your permission to work in {country} on your first day?',
    ],
    options: YES_NO,
    insist: 1,
  },
  {
    topic: 'sponsorship',
    kind: 'yes_no',
    texts: [
      'Will you now or in the future require visa sponsorship to work in {country}?',
      'Do you need {company} to sponsor a work permit for you?',
      'Can you work in {country} without sponsorship, both now and in the future?',
      'Please confirm: you do not require an employer to sponsor your visa.',
    ],
    options: YES_NO,
    insist: 1,
  },
  {
    topic: 'notice_period',
    kind: 'text',
    texts: ['What is your notice period?', 'How much notice do you have to give your current employer?'],
    insist: 0.5,
  },
  {
    topic: 'notice_period_choice',
    kind: 'single',
    texts: ['Notice period'],
    options: ['I can start at once', '2 weeks', '1 month', '2 months', '3 months or more'],
    insist: 0.6,
  },
  {
    topic: 'salary_expectation',
    kind: 'text',
    texts: [
      'What are your salary expectations?',
      'Which yearly base salary would you expect for this role?',
      'Desired compensation',
    ],
    insist: 0.5,
  },
  {
    topic: 'years_of_experience',
    kind: 'number',
    texts: [
      'How many years have you worked as a {title} or in a similar role?',
      'Years of relevant professional experience',
    ],
    insist: 0.7,
  },
  {
    topic: 'years_of_skill',
    kind: 'single',
    texts: ['How many years of experience do you have with spreadsheets?'],
    options: ['None', 'Less than 1 year', '1-3 years', '3-5 years', 'More than 5 years'],
    insist: 0.4,
  },
  {
    topic: 'why_us',
    kind: 'long_text',
    texts: [
      'Why do you want to work at {company}?',
      'What made you choose {company}?',
      'Tell us in a few sentences why this role interests you.',
    ],
    insist: 0.3,
  },
  {
    topic: 'how_did_you_hear',
    kind: 'single',
    texts: ['How did you hear about this job?', 'Where did you find this opening?'],
    options: ['Company website', 'Job board', 'LinkedIn', 'Friend or colleague', 'Event', 'Other'],
    insist: 0.3,
  },
  {
    topic: 'start_date',
    kind: 'date',
    texts: ['When could you start?', 'Earliest start date'],
    insist: 0.4,
  },
  {
    topic: 'onsite',
    kind: 'yes_no',
    texts: [
      'This role works from our office three days a week. Is that possible for you?',
      'Are you able to commute to the location of this job?',
    ],
    options: YES_NO,
    insist: 0.8,
  },
  {
    topic: 'relocation',
    kind: 'yes_no',
    texts: ['Are you willing to relocate for this role?'],
    options: YES_NO,
    insist: 0.5,
  },
  {
    topic: 'adult',
    kind: 'yes_no',
    texts: ['Are you at least 18 years old?', 'Are you under 18 years of age?'],
    options: YES_NO,
    insist: 0.9,
  },
  {
    topic: 'former_employee',
    kind: 'yes_no',
    texts: ['Have you worked for {company} before?'],
    options: YES_NO,
    insist: 0.6,
  },
  {
    topic: 'non_compete',
    kind: 'yes_no',
    texts: ['Are you bound by a non-compete agreement that would limit your work for us?'],
    options: YES_NO,
    insist: 0.7,
  },
  {
    topic: 'languages',
    kind: 'multi',
    texts: ['Which languages do you use at work?', 'Select every language that you speak fluently.'],
    options: ['English', 'Spanish', 'French', 'German', 'Mandarin', 'None of these'],
    insist: 0.4,
  },
  {
    topic: 'linkedin',
    kind: 'text',
    texts: ['LinkedIn Profile'],
    insist: 0.2,
  },
  {
    topic: 'website',
    kind: 'text',
    texts: ['Website'],
    insist: 0,
  },
];

/** Voluntary questions; employers may never require an answer. */
export const DEMOGRAPHIC_QUESTIONS = [
  { topic: 'gender', text: 'Gender', options: ['Female', 'Male', 'Non-binary', 'Decline to self-identify'] },
  {
    topic: 'hispanic_ethnicity',
    text: 'Are you Hispanic/Latino?',
    options: ['Yes', 'No', 'Decline to self-identify'],
  },
  {
    topic: 'race',
    text: 'Race',
    options: [
      'American Indian or Alaska Native',
      'Asian',
      'Black or African American',
      'Native Hawaiian or Other Pacific Islander',
      'White',
      'Two or more races',
      'Decline to self-identify',
    ],
  },
  {
    topic: 'veteran_status',
    text: 'Veteran Status',
    options: ['I am a protected veteran', 'I am not a protected veteran', "I don't wish to answer"],
  },
  {
    topic: 'disability_status',
    text: 'Disability Status',
    options: ['Yes, I have a disability', 'No, I do not have a disability', 'I do not want to answer'],
  },
] as const;
