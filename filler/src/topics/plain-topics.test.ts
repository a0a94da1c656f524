import { describe, expect, it } from 'vitest';
import { topicOf } from './topics.ts';

const POSTING = { title: 'Baker', company: 'Acme', country: 'US' };
const YES_NO = new Set(['hispanic', 'veteran', 'protected_veteran', 'relocation', 'driving_licence']);

/** Asked with a list, whose options are not always known. */
const LISTS = new Set(['gender', 'ethnicity']);

/** For each topic: labels that ask for it, and labels with much the same words that ask for something else. */
const LABELS: Record<string, { asks: string[]; not: string[] }> = {
  first_name: {
    asks: [
      'First name',
      'Given Names',
      'Firstname',
      'First-name',
      'Your legal first name',
      'First Name (legal)',
      'First name (as on your passport)',
    ],
    not: ['First name of a friend', 'First name (nickname)', 'Your firsts name'],
  },
  last_name: {
    asks: [
      'Last name',
      'Family name',
      'Surname',
      'Your legal last name',
      'Lastname',
      'Last name (legal)',
      'Last name (as in passport)',
    ],
    not: ['Mother’s last name', 'Last name before marriage', 'Last name (maiden)'],
  },
  preferred_name: {
    asks: ['Preferred name', 'Your preferred name', 'Preferred first name', 'Your preferred first name'],
    not: ['Preferred name and pronouns'],
  },
  full_name: {
    asks: ['Name', 'Full name', 'Your name', 'Legal name', 'Your full legal name', 'Candidate name'],
    not: ['Company name', 'Name of school', 'File name', 'Names'],
  },
  email: {
    asks: [
      'Email',
      'E-mail',
      'Email address',
      'Your personal email',
      'Primary email address',
      'Contact email',
      'Confirm your email',
      'Re-enter email',
      'Reenter email',
      'Verify email address',
      'Email (required)',
      'Email address (required)',
    ],
    not: ['Work email', 'Email of your boss', 'Gmail'],
  },
  phone: {
    asks: [
      'Phone',
      'Mobile',
      'Phone number',
      'Mobile number',
      'Your phone',
      'Personal phone',
      'Primary phone number',
      'Contact phone',
      'Mobile phone',
      'Cell phone',
      'Cellphone',
      'Home phone',
      'Telephone',
      'Telephone number',
      'Phone (with area code)',
      'Phone number (optional)',
    ],
    not: ['Work phone', 'Phone extension', 'Which phone do you have?', 'Microphone'],
  },
  linkedin: {
    asks: [
      'LinkedIn',
      'Linked-In',
      'LinkedIn profile',
      'LinkedIn URL',
      'LinkedIn Profile URL',
      'LinkedIn page',
      'LinkedIn account',
      'Your LinkedIn profile link',
      'Link to your LinkedIn',
      'URL to the LinkedIn profile',
      'Please provide a link to your LinkedIn profile',
      'Please enter your LinkedIn address',
      'Add your LinkedIn',
      'Include an URL to your LinkedIn',
      'Paste your LinkedIn link',
      'Give us your LinkedIn',
      'Share your personal LinkedIn website',
      'LinkedIn profile (optional)',
      'LinkedIn:',
      'LinkedIn profile.',
    ],
    not: [
      'Do you use LinkedIn',
      'LinkedIn followers',
      'Your friend’s LinkedIn',
      'LinkedIn (optional) followers',
    ],
  },
  github: {
    asks: ['GitHub', 'GitHub profile', 'Link to your GitHub account', 'GitHub page', 'GitHub site'],
    not: ['GitHub stars', 'Years of GitHub'],
  },
  portfolio: {
    asks: [
      'Portfolio',
      'Website',
      'Personal website',
      'Personal site',
      'Portfolio link',
      'Portfolio or website',
      'Website/portfolio',
      'Website / portfolio',
      'Website and portfolio',
      'Portfolio or site',
      'Your portfolio website',
      'Link to your portfolio (optional)',
    ],
    not: ['Company website', 'Portfolio value', 'Portfolio and references', 'Website traffic'],
  },
  current_company: {
    asks: [
      'Current company',
      'Current employer',
      'Your current employer',
      'Most recent company',
      'Most recent employer',
      'Current or most recent employer',
      'Current company name',
      'Most recent employer name',
    ],
    not: [
      'Previous employer',
      'Reason for leaving your current employer',
      'Current company size',
      'Employer',
    ],
  },
  current_title: {
    asks: [
      'Current title',
      'Your current title',
      'Current job title',
      'Current position title',
      'Most recent title',
      'Current or most recent job title',
      'Current role',
      'Current position',
      'Most recent role',
      'Most recent position',
    ],
    not: ['Previous title', 'Why your current title', 'Why your current role', 'Current role description'],
  },
  years_of_experience: {
    asks: [
      'Years of experience',
      'Years experience',
      'Total years of experience',
      'How many years of experience?',
      'How many years of work experience',
      'Years of professional work experience',
    ],
    not: [
      'Years of experience with SQL',
      'Years of management experience',
      'How many years',
      'Do you have years of experience',
    ],
  },
  location: {
    asks: [
      'Location',
      'Your location',
      'Current location',
      'Your current location',
      'Location (city)',
      'Location (City, State)',
      'City, state',
      'City and state',
      'City & region',
      'City, state, country',
      'City and country',
      'City, province',
      'Where are you based?',
      'Where are you located',
      'Where are you currently based?',
      'Where are you currently located?',
    ],
    not: [
      'Office location',
      'Location preference',
      'City of your last job',
      'Where are you from?',
      'Velocity',
      'City, zip',
      'Which city, state',
    ],
  },
  country: {
    asks: [
      'Country',
      'Your country',
      'Your current country',
      'Home country',
      'Country of residence',
      'Country (of residence)',
      'Country:',
      'Country *',
      'Country you live in',
      'Country in which you currently live',
      'Your country where you are now based',
      'Country in which you are located',
      'Country where you are residing',
      'Country where you are living',
      'What is your country?',
      'Which is your current country of residence',
      'What is your home country?',
      'What country do you live in?',
      'In what country do you currently live',
      'Which country are you now located in?',
      'In which country do you reside?',
      'In which country are you based?',
    ],
    not: [
      'Country of birth',
      'Country music',
      'Which country do you love?',
      'In which country did you live?',
      'What is your country of birth?',
      'Country you lived in',
      'What country do you live in and why?',
      'Country where you currently live or work',
    ],
  },
  gender: {
    asks: [
      'Gender',
      'Sex',
      'Gender identity:',
      'Your gender',
      'What is your sex?',
      'Please select your gender',
      'Please select gender identity',
      'Which gender do you identify as?',
      'What gender do you identify with?',
      'How do you identify your gender?',
      'How do you describe your gender identity?',
      'I identify my gender as',
    ],
    not: [
      'Gender pay gap',
      'What is your sex assigned at birth?',
      'What is your opinion on gender?',
      'Gender. Please describe',
    ],
  },
  hispanic: {
    asks: [
      'Are you Hispanic?',
      'Are you of Hispanic or Latino origin?',
      'Do you identify as Hispanic?',
      'Hispanic/Latino',
    ],
    not: [
      'Hispanic work',
      'Hispanic speakers',
      'Hispanic community',
      'Hispanic market',
      'Hispanic experience',
      'Not Hispanic',
    ],
  },
  ethnicity: {
    asks: [
      'Race',
      'Ethnicity',
      'Your race',
      'What is your ethnicity?',
      'Please select your race',
      'Please identify your race',
      'Racial or ethnic group',
      'Your racial or ethnic identity',
      'What is your racial or ethnic background?',
      'Race/ethnicity',
      'Race & Ethnicity',
      'Race or ethnicity',
      'Race and ethnicity',
      'Race / Ethnicity:',
      'Which race do you identify as?',
      'What ethnicity do you identify with?',
      'Race (select one)',
      'Ethnicity(optional)',
    ],
    not: ['Human race', 'Race car', 'What is your race time?', 'Race (describe)'],
  },
  protected_veteran: {
    asks: ['Are you a protected veteran?', 'Protected veteran', 'Protected veteran status'],
    not: ['Non-protected veteran'],
  },
  veteran: {
    asks: [
      'Veteran status',
      'Military veteran status',
      'Your veteran status',
      'Are you a veteran?',
      'Are you a military veteran',
    ],
    not: [],
  },
  pronouns: {
    asks: [
      'Pronouns',
      'Your pronouns',
      'What are your pronouns?',
      'Please share your preferred pronouns',
      'Personal pronouns',
      'Pronouns (optional):',
    ],
    not: ['Pronouns matter', 'Pronouns (optional) and name'],
  },
  notice_period: {
    asks: ['What is your notice period?', 'How much notice must you give?'],
    not: [
      'Do you notice a period?',
      'Is your notice period negotiable?',
      'Can you reduce your notice period?',
      'Can you shorten your notice period?',
      'Can we buy out your notice period?',
      'Can we buyout your notice period?',
      'When does your notice period start?',
      'End of your notice period',
    ],
  },
  start_date: {
    asks: [
      'When can you start?',
      'When could you begin?',
      'When would you be able to start?',
      'When will you be available?',
      'When are you able to join?',
      'When would you like to start?',
      'When are you available to begin?',
      'Earliest start date',
      'Available start date',
      'Availability date',
      'Preferred start date',
      'Desired starting date',
      'Possible joining date',
      'Target start date',
      'Earliest possible start date',
      'Earliest available start date',
      'Earliest you can start',
      'Earliest you could begin',
      'Earliest begin',
      'Availability to start',
      'Date available',
      'Date you are available',
      'Date you’re available to start',
      "Date you're available to work",
      'Date available to begin',
    ],
    not: [
      'When did it start?',
      'When can you start an interview?',
      'When can you join a call?',
      'When did you start, when can you start?',
      'When can you start, and what is your current job?',
      'When can you start after your last job?',
      'When can you start after your previous job?',
      'When can you start school?',
      'When can you start university?',
      'When can you start your degree?',
      'When can you start? When do you graduate?',
      'When can you start with your experience?',
      'When can you start the assessment?',
      'Earliest start date and end date',
      'Available date and hours',
    ],
  },
  hourly_pay_expectation: {
    asks: [
      'Expected hourly rate',
      'Desired hourly pay',
      'Target hourly wage',
      'Hourly rate that you expect',
      'Hourly rate desired',
      'Hourly target',
    ],
    not: [
      'Hourly rate',
      'Expected rate',
      'Expected hourly rate and history',
      'Expected hourly rate and bonus',
      'Expected hourly rate and commission',
      'Expected hourly rate and equity',
      'Expected hourly rate and OTE',
      'Expected hourly and monthly rate',
      'Expected hourly and annual rate',
      'Expected hourly and yearly rate',
      'Why do you expect this hourly rate?',
      'How important is the expected hourly rate?',
      'Expected hourly rate in GBP',
      'Expected hourly rate in €',
    ],
  },
  salary_expectation: {
    asks: [
      'Salary expectations',
      'Compensation requirements',
      'Pay target',
      'Remuneration expected',
      'Expected salary',
      'Desired compensation',
      'Target pay',
      'Required remuneration',
      'Expected salary in USD',
      'Desired salary ($)',
    ],
    not: [
      'Salary',
      'Expected vs current salary',
      'Expected vs previous salary',
      'Expected vs last salary',
      'Expected vs most recent salary',
      'Expected salary history',
      'Expected vs present salary',
      'Expected salary per hour',
      'Expected salary per month',
      'Expected weekly salary',
      'Expected daily pay',
      'Expected pay per day',
      'Expected salary and bonus',
      'Expected salary and commission',
      'Expected salary and equity',
      'Expected salary and OTE',
      'Expected total pay',
      'Minimum expected salary',
      'Ideal salary',
      'Maximum expected salary',
      'Why do you expect this salary?',
      'How important is the expected salary?',
      'Expected pay of workers',
      'Expected salary in EUR',
      'Expected salary in GBP',
      'Expected salary in CHF',
      'Expected salary in INR',
      'Expected salary in CAD',
      'Expected salary in AUD',
      'Expected salary in JPY',
      'Expected salary in PLN',
      'Expected salary in SEK',
      'Expected salary in €',
      'Expected salary in £',
      'Expected salary in ₹',
      'Expected salary in ¥',
    ],
  },
  relocation: {
    asks: [
      'Are you willing to relocate?',
      'Are you able to relocate',
      'Are you open to relocating?',
      'Are you prepared to relocate?',
      'Are you happy to relocate?',
      'Are you ready to relocate?',
      'Open to relocation.',
      'Are you willing to relocate for this role?',
    ],
    not: [
      'Did you relocate?',
      'Are you willing to relocate to Ohio?',
      'With assistance, are you willing to relocate?',
      'With a package, are you willing to relocate?',
      'With support, are you willing to relocate?',
      'At your cost, are you willing to relocate?',
      'Reimbursed, are you willing to relocate?',
      'Do you need to, or are you willing to relocate?',
      'Without doubt, are you willing to relocate?',
    ],
  },
  driving_licence: {
    asks: [
      'Do you have a driver’s license?',
      "Do you hold a driver's licence",
      'Do you currently possess a valid driving license?',
      'Do you have a full driving licence?',
      'Do you hold a valid driving licence? (Not every role needs one.)',
      'Do you have a current drivers license.',
      'Driver license',
      "Valid driver's license?",
    ],
    not: [
      'Do you have a fishing license?',
      'Do you have a driver’s license and a car?',
      'Driver’s license number',
      'Do you have a clean driver’s license?',
      'Suspended: do you have a driver’s license?',
      'Revoked: do you have a driver’s license?',
      'Commercial: do you have a driver’s license?',
      'Class A: do you have a driver’s license?',
      'CDL: do you have a driver’s license?',
    ],
  },
  cover_letter: {
    asks: [
      'Cover letter',
      'A cover letter',
      'Your cover letter',
      'Please add a cover letter',
      'Please paste your cover letter',
      'Enter your cover letter',
      'Write a cover letter',
      'Include a cover letter',
      'Attach your cover letter',
      'Cover letter (optional)',
      'Cover letter:',
    ],
    not: ['Cover letter tips', 'Cover', 'Do you like a cover letter'],
  },
  city: {
    asks: ['City', 'Your city', 'Current city', 'City of residence', 'Town or city'],
    not: ['City of birth', 'City of your last job', 'Velocity', 'Preferred city'],
  },
};

describe.each(Object.entries(LABELS))('%s', (topic, { asks, not }) => {
  const answered = YES_NO.has(topic)
    ? ({ kind: 'radio', options: ['Yes', 'No'] } as const)
    : ({ kind: LISTS.has(topic) ? 'combobox' : 'text', options: [] } as const);
  const idOf = (label: string) =>
    topicOf(
      {
        key: 'k',
        label,
        required: true,
        value: '',
        demographic: false,
        kind: answered.kind,
        options: [...answered.options],
      },
      POSTING,
    ).id;

  it.each(asks)('is asked for by "%s"', (label) => {
    expect(idOf(label)).toBe(topic);
  });

  it.each(not)('is not asked for by "%s"', (label) => {
    expect(idOf(label)).not.toBe(topic);
  });
});

describe('the kind of a control', () => {
  const ask = (label: string, more: Partial<Parameters<typeof topicOf>[0]>) =>
    topicOf(
      { key: 'k', label, required: true, value: '', demographic: false, kind: 'text', options: [], ...more },
      POSTING,
    ).id;

  it('tells email addresses and phone numbers from other fields, whatever the label', () => {
    expect(ask('How can we reach you?', { kind: 'email' })).toBe('email');
    expect(ask('How can we reach you?', { kind: 'phone' })).toBe('phone');
    expect(ask('How can we reach you?', {})).toMatch(/^question:/);
  });

  const codes = ['Canada +1', 'Germany +49'];
  it('tells the country of a phone number by its dialing codes', () => {
    expect(ask('Phone country', {})).toBe('phone_country');
    expect(ask('Country code', {})).toBe('phone_country');
    expect(ask('Country', { options: ['Other', ...codes], kind: 'select' })).toBe('phone_country');
    expect(ask('', { key: 'country', options: codes, kind: 'select' })).toBe('phone_country');
    expect(ask('Country', { options: ['Canada', 'Germany'], kind: 'select' })).toBe('country');
    expect(ask('Country', { options: ['Canada (+)', '1+ Germany'], kind: 'select' })).toBe('country');
    expect(ask('Mobile number*', { options: ['+44', '+49'], kind: 'select' })).toBe('phone_country');
    expect(ask('Phone', { options: ['Home 1', 'Work 2'], kind: 'select' })).not.toBe('phone_country');
    expect(ask('Country of birth', { options: codes, kind: 'select' })).not.toBe('phone_country');
    expect(ask('Country code of your employer', { options: codes, kind: 'select' })).not.toBe(
      'phone_country',
    );
  });
});
