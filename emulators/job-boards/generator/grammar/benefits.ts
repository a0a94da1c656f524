import type { CompanyKind } from '../company-kinds.ts';
import type { Country } from '../occupation.ts';

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const EVERYWHERE = lines(`
  twelve paid holidays
  paid parental leave of sixteen weeks
  tuition reimbursement after six months
  one paid volunteer day a quarter
  free parking
  a referral bonus when you bring somebody good
  life and disability insurance
  mental health sessions at no cost
  childcare support
  relocation help
  paid bereavement and caregiver leave
  paid training from the first day
  internal job board with first pick for employees
  bicycle storage and showers
  an employee assistance line, day and night
  a birthday off
  long-service awards that are worth something
  annual pay reviews with published criteria
`);

const AT_A_DESK = lines(`
  a learning budget that you decide about yourself
  flexible start between seven and ten
  a sabbatical of four weeks after five years
  a yearly bonus tied to team results
  quiet rooms and a real lunch break
  five weeks of paid time off, and people take them
  a good laptop and a home office allowance
  company-matched giving
  a transit pass
  no meetings on Wednesday afternoons
  profit sharing since the first year
`);

const ON_THE_FLOOR = lines(`
  schedule posted three weeks ahead
  no mandatory overtime
  shift differentials for nights and weekends
  work shoes and uniforms paid for
  meals on shift
  overtime at time and a half, and it is optional
  weekly pay
  paid breaks
  a bonus for a quarter without absence
  cross-training with a raise for each new skill
  sign-on bonus after ninety days
`);

const OF_KIND: Partial<Record<CompanyKind, string[]>> = {
  retailer: ['employee discount of 30 percent', 'first choice of markdowns'],
  restaurant: ['half price in all our restaurants', 'shared tips, paid out daily'],
  hotel: ['rooms for 49 dollars in partner hotels', 'friends and family rates'],
  school: [
    'school calendar with summers free',
    'state retirement system',
    'loan forgiveness for public service',
  ],
  university: [
    'free courses for you and half price for your family',
    'library, pool and gym on campus',
    'state retirement system',
  ],
  government: ['a defined-benefit pension', 'thirteen paid holidays', 'loan forgiveness for public service'],
  hospital: ['clinical ladder with raises at each step', 'help with certification fees', 'on-site gym'],
  clinic: ['paid continuing education', 'scrubs allowance'],
  senior_care: ['earned wages available the next day', 'paid path to the next license'],
  trades: [
    'take-home truck and fuel card',
    'tool allowance of 600 dollars a year',
    'paid apprenticeship school',
  ],
  construction: ['tool and boot allowance', 'per diem when a job is far away'],
  manufacturer: ['paid apprenticeships', 'attendance days that roll over'],
  logistics: ['new equipment every four years', 'safety bonus paid each quarter'],
  software: ['stock options', 'conference of your choice each year'],
  fintech: ['stock options', 'home office allowance'],
  biotech: ['stock options', 'time to publish'],
  bank: ['preferred rates on loans', 'eleven bank holidays'],
  law: ['bar dues and continuing education paid', 'sabbatical after seven years'],
  accounting: ['exam fees and study leave', 'days off after busy season'],
};

const LOCAL: Record<Country, { retirement: string[]; health: string[] }> = {
  US: {
    retirement: lines(`
      401(k) with a 4 percent match
      401(k) with immediate vesting
      403(b) or 401(k) retirement plan
      retirement plan with matching from the second month
    `),
    health: lines(`
      medical, dental and vision insurance from the first day
      health insurance with 85 percent of the premium paid by us
      medical, dental and vision after thirty days
      health savings account with an employer contribution
      full health cover for you, half for your family
    `),
  },
  GB: {
    retirement: [
      'workplace pension with an 8 percent employer contribution',
      'pension matched up to 6 percent',
    ],
    health: lines(`
      28 days' holiday plus bank holidays
      private medical cover
      cycle to work scheme
      enhanced maternity and paternity pay
      season ticket loan
    `),
  },
  CA: {
    retirement: ['RRSP matching up to 5 percent', 'group pension plan'],
    health: lines(`
      extended health and dental from the first month
      four weeks of vacation to start
      top-up for parental leave
      wellness account of 600 dollars
    `),
  },
  DE: {
    retirement: ['company pension with 20 percent on top'],
    health: lines(`
      30 days of holiday
      a permanent contract from the start
      Deutschlandticket
      flexitime with overtime paid or taken as time off
      language courses in German and English
    `),
  },
};

/** What an employer may offer, in groups of which a posting names a few each. */
export function benefitsOf(
  country: Country,
  kind: CompanyKind,
  at_a_desk: boolean,
): { health: string[]; retirement: string[]; other: string[] } {
  return {
    ...LOCAL[country],
    other: [
      ...EVERYWHERE,
      ...(at_a_desk ? AT_A_DESK : ON_THE_FLOOR),
      ...(OF_KIND[kind] ?? []),
      ...(OF_KIND[kind] ?? []),
    ],
  };
}

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
