import type { SampleCountry } from '../occupation.ts';

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const EVERYWHERE = lines(`
  five weeks of paid time off, and people take them
  twelve paid holidays
  a learning budget that you decide about yourself
  paid parental leave of sixteen weeks
  tuition reimbursement after six months
  a yearly bonus tied to team results
  one paid volunteer day a quarter
  free parking
  a transit pass
  a sabbatical of four weeks after five years
  employee discount of 30 percent
  meals on shift
  work shoes and uniforms paid for
  a referral bonus when you bring somebody good
  flexible start between seven and ten
  schedule posted three weeks ahead
  no mandatory overtime
  life and disability insurance
  mental health sessions at no cost
  on-site gym
  childcare support
  relocation help
  tools and a phone provided
  profit sharing since the first year
  paid bereavement and caregiver leave
  paid training from the first day
  internal job board with first pick for employees
  quiet rooms and a real lunch break
  company-matched giving
  bicycle storage and showers
`);

const LOCAL: Record<SampleCountry, string[]> = {
  US: lines(`
    medical, dental and vision insurance from the first day
    health insurance with 85 percent of the premium paid by us
    401(k) with a 4 percent match
    401(k) with immediate vesting
    health savings account with an employer contribution
    403(b) or 401(k) retirement plan
    short-term disability cover at no cost
    pension plan after five years
    student loan repayment help
  `),
  GB: lines(`
    28 days' holiday plus bank holidays
    workplace pension with an 8 percent employer contribution
    private medical cover
    cycle to work scheme
    season ticket loan
    enhanced maternity and paternity pay
  `),
  CA: lines(`
    extended health and dental from the first month
    RRSP matching up to 5 percent
    four weeks of vacation to start
    top-up for parental leave
    wellness account of 600 dollars
  `),
  DE: lines(`
    30 days of holiday
    unbefristeter Vertrag, a permanent contract from the start
    company pension with 20 percent on top
    Deutschlandticket
    flexitime with overtime paid or taken as time off
    language courses in German and English
  `),
};

export const benefitsOf = (country: SampleCountry): { common: string[]; local: string[] } => ({
  common: EVERYWHERE,
  local: LOCAL[country],
});

export const BENEFIT_HEADINGS = [
  'Benefits',
  'What we offer',
  'Perks',
  'What you get',
  'Why people stay',
  'In return',
  'Our offer',
  'The package',
  'What is in it for you',
  'Benefits & perks',
  'We look after you',
  'Compensation and benefits',
] as const;

export const BENEFIT_LEADS = [
  'In return you get',
  'We offer',
  'Besides pay there is',
  'The package includes',
  'You can count on',
  'We provide',
] as const;
