import type { OpenQuestion } from './applications.ts';
import type { PayAnswer } from './applications-answers.ts';
import { CountryCode } from './common.ts';

/** Groups of the page "Your answers", in its order. */
export const ANSWER_SECTIONS = ['address', 'start', 'pay', 'requirements', 'voluntary', 'more'] as const;
export type AnswerSection = (typeof ANSWER_SECTIONS)[number];

/**
 * A question that most forms ask in some wording, so it can be answered before any form asks it. `kind` is how it is
 * answered; `pay` takes an amount, for one country after `:` in the topic (`salary_expectation:US`) or for all others.
 */
export type AnswerTopic = {
  /** The topic under which the filler looks for the answer. */
  topic: string;
  section: AnswerSection;
  label: string;
  kind: OpenQuestion['kind'] | 'pay';
  options: readonly string[];
  /** Only the user's own words may answer it. */
  legal: boolean;
};

const YES_NO = ['Yes', 'No'];

function topic(
  section: AnswerSection,
  name: string,
  label: string,
  kind: AnswerTopic['kind'] = 'text',
  options: readonly string[] = kind === 'yes_no' ? YES_NO : [],
): AnswerTopic {
  return { topic: name, section, label, kind, options, legal: false };
}

const legal = (name: string, label: string): AnswerTopic => ({
  ...topic('requirements', name, label, 'yes_no'),
  legal: true,
});

/** What forms ask most. Profile facts (name, email, phone, links, work authorization) are not among them. */
export const ANSWER_TOPICS: readonly AnswerTopic[] = [
  topic('address', 'street_address', 'Street address'),
  topic('address', 'city', 'City'),
  topic('address', 'state', 'State or region'),
  topic('address', 'postcode', 'ZIP or postal code'),

  topic('start', 'notice_period', 'Notice period'),
  topic('start', 'start_date', 'Earliest start date', 'date'),
  topic('start', 'relocation', 'Are you willing to relocate?', 'yes_no'),
  topic('start', 'travel', 'How much can you travel for work?', 'single_choice', [
    'None',
    'Up to 25%',
    'Up to 50%',
    'Up to 75%',
    'Up to 100%',
  ]),

  topic('pay', 'salary_expectation', 'Salary expectation', 'pay'),
  topic('pay', 'hourly_pay_expectation', 'Hourly pay expectation', 'pay'),

  legal('age_18', 'Are you at least 18 years old?'),
  legal('background_check', 'Are you willing to undergo a background check?'),
  legal('drug_test', 'Are you willing to take a drug test?'),
  legal('security_clearance', 'Do you have an active security clearance?'),
  legal('non_compete', 'Are you bound by a non-compete agreement?'),
  topic('requirements', 'driving_licence', 'Do you have a valid driver’s license?', 'yes_no'),

  topic('voluntary', 'pronouns', 'Pronouns', 'single_choice', [
    'She/her',
    'He/him',
    'They/them',
    'I don’t wish to answer',
  ]),
  topic('voluntary', 'gender', 'Gender', 'single_choice', [
    'Female',
    'Male',
    'Non-binary',
    'I don’t wish to answer',
  ]),
  topic('voluntary', 'hispanic', 'Are you Hispanic or Latino?', 'single_choice', [
    'Yes',
    'No',
    'I don’t wish to answer',
  ]),
  topic('voluntary', 'ethnicity', 'Race or ethnicity', 'single_choice', [
    'American Indian or Alaska Native',
    'Asian',
    'Black or African American',
    'Hispanic or Latino',
    'Native Hawaiian or Other Pacific Islander',
    'White',
    'Two or More Races',
    'I don’t wish to answer',
  ]),
  topic('voluntary', 'protected_veteran', 'Veteran status', 'single_choice', [
    'I am not a protected veteran',
    'I identify as one or more of the classifications of a protected veteran',
    'I don’t wish to answer',
  ]),
  {
    ...topic('voluntary', 'disability', 'Disability', 'single_choice', [
      'Yes, I have a disability, or have had one in the past',
      'No, I don’t have a disability and haven’t had one in the past',
      'I don’t wish to answer',
    ]),
    legal: true,
  },

  topic('more', 'preferred_name', 'Preferred name'),
  topic('more', 'how_heard', 'How did you hear about this job?'),
];

/** The topic of a stored answer without its country: `salary_expectation:US` is `salary_expectation`. */
export function answerTopicOf(name: string): AnswerTopic | null {
  const [base = '', country, ...more] = name.split(':');
  const found = ANSWER_TOPICS.find((one) => one.topic === base);
  if (!found || more.length > 0) return null;
  if (country === undefined) return found;
  return found.kind === 'pay' && CountryCode.safeParse(country).success ? found : null;
}

const PERIOD_WORDS = { year: 'per year', month: 'per month', hour: 'per hour' } as const;

/** Pay as it is written into a form: `$95,000 per year`. */
export function payWords({ amount, currency, period }: PayAnswer): string {
  const money = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  });
  return `${money.format(amount / 100)} ${PERIOD_WORDS[period]}`;
}
