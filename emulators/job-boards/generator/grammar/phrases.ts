/** Headings and opening phrases by tone, so that one posting sounds like one author. */
export type Tone = 'formal' | 'warm' | 'terse' | 'plain';

export const HEADINGS: Record<
  'role' | 'duties' | 'wants' | 'extras' | 'about' | 'setting',
  Record<Tone, readonly string[]>
> = {
  role: {
    formal: ['Position Summary', 'Job Summary', 'Purpose of the Position', 'General Description'],
    warm: ['The role', 'The job in short', 'Why this role exists', 'Hello'],
    terse: ['Role', 'Summary', 'Overview'],
    plain: ['About the role', 'About the job', 'The position', 'What this job is'],
  },
  duties: {
    formal: [
      'Essential Functions',
      'Duties and Responsibilities',
      'Principal Accountabilities',
      'Key Responsibilities',
      'Essential Duties',
    ],
    warm: [
      'What you will do',
      'A day here',
      'How you will spend your time',
      'Your week',
      "What you'll be doing",
    ],
    terse: ['Duties', 'Tasks', 'Responsibilities', 'The work'],
    plain: ['What you will do', 'Responsibilities', 'Your tasks', "What you'll do"],
  },
  wants: {
    formal: [
      'Minimum Qualifications',
      'Required Qualifications',
      'Education and Experience',
      'Knowledge, Skills and Abilities',
    ],
    warm: ['What you bring', 'You might be the one if you have', 'Who we hope to meet', 'Sounds like you?'],
    terse: ['Requirements', 'Must have', 'Needed', 'Qualifications'],
    plain: ['What we are looking for', 'Requirements', 'Your profile', 'What you need', 'Qualifications'],
  },
  extras: {
    formal: ['Preferred Qualifications', 'Desirable Qualifications'],
    warm: ['Nice, but do not worry', 'A bonus', 'Good to have'],
    terse: ['Nice to have', 'Plus'],
    plain: ['Nice to have', 'Preferred', 'It helps if you have', 'Bonus points'],
  },
  about: {
    formal: ['About the Organization', 'Organization Profile', 'About {company}'],
    warm: ['Who we are', 'A little about us', 'About us', 'Us'],
    terse: ['About {company}', 'Company'],
    plain: ['About us', 'About {company}', 'Who we are', 'The company'],
  },
  setting: {
    formal: ['Work Environment', 'Working Conditions'],
    warm: ['What it is like here', 'The team', 'Your team'],
    terse: ['Team', 'Setting'],
    plain: ['The team', 'Where you will work', 'How we work'],
  },
};

export const OPENINGS: Record<Tone, readonly string[]> = {
  formal: [
    'Under general supervision, the {role} works for the {team} of {company} in {city}.',
    'The {role} reports to the {boss} and is part of the {team}.',
    '{company} invites applications for the position of {role}{in_place}.',
    'This position is responsible for the day-to-day work of a {role} within the {team}.',
    'Reporting to the {boss}, the {role} carries out the duties described below.',
  ],
  warm: [
    'We are looking for a {role} who likes to leave things better than they found them.',
    'Our {team} has an open chair, and we hope that it is yours.',
    'If you are a {role} who would rather do good work than talk about it, read on.',
    'You would join the {team} at a good moment: there is plenty to do and time to do it properly.',
    'Somebody on our {team} is retiring after nineteen years. We need a {role} to carry on, in your own way.',
    'We need another {role}, because the work has grown and our people should not have to work late.',
  ],
  terse: [
    '{company} needs a {role}{in_place}.',
    '{role} wanted for our {team}.',
    'Open position: {role}, {team}.',
    'We are hiring a {role}. Start as soon as possible.',
  ],
  plain: [
    '{company} is hiring a {role}{in_place}.',
    'As a {role} you will be part of our {team} and report to the {boss}.',
    'We are looking for a {role} to join our {team}{in_place}.',
    'This is an opening for a {role} on a {team} of {team_size}.',
    'The {team} is growing and we are adding a {role}.',
    'You will work as a {role} with a {team} of {team_size} people.',
  ],
};

export const CLOSINGS: Record<Tone, readonly string[]> = {
  formal: [
    '{company} is an equal opportunity employer. All qualified applicants receive consideration without regard to race, religion, sex, national origin, age, disability or veteran status.',
    'Applications are reviewed as they arrive and the posting stays open until filled.',
    'Reasonable accommodation is available at every stage of the selection process.',
    'An offer depends on a background check that meets the standard for this position.',
  ],
  warm: [
    'Not sure that you meet every point? Apply anyway and tell us why. We read every application.',
    'Send your resume and two sentences about a piece of work you liked. No cover letter needed.',
    'You will hear from a person within a week, whatever the answer is.',
    'We talk twice, the second time with the people you would work with, and then we decide.',
  ],
  terse: [
    'Apply online. We reply within five working days.',
    'Apply with your resume.',
    'EOE.',
    'Interviews start this week.',
  ],
  plain: [
    'The process is a phone call, one interview and a decision within ten days.',
    'We welcome applications from everybody, also from people who are coming back to work after a break.',
    'Please apply through the link; we do not need a photo or a date of birth.',
    'We are an equal opportunity employer.',
    'Background and reference checks follow after an offer.',
  ],
};

export const BOSSES: Record<string, readonly string[]> = {
  entry: ['team lead', 'supervisor', 'shift lead', 'department manager'],
  mid: ['team lead', 'department manager', 'supervisor', 'head of department'],
  senior: ['department manager', 'head of department', 'director'],
  lead: ['director', 'general manager', 'head of department'],
  director: ['vice president', 'chief operating officer', 'managing director'],
  executive: ['chief executive officer', 'board of directors', 'founders'],
};

/** Years of experience: `{n}` as a number, `{word}` in words, `{field}` what they are in. */
export const YEARS = [
  '{n}+ years of experience in {field}',
  'at least {n} years of experience in {field}',
  'minimum {n} years in {field}',
  '{word} or more years of experience in {field}',
  '{n}-{m} years of experience in {field}',
  'you have worked in {field} for {n} years or longer',
  'minimum of {word} ({n}) years of experience in {field}',
] as const;

export const NO_YEARS = [
  'no experience needed; we train',
  'some experience in {field} helps but is not required',
  'first experience in {field}, also from training or school',
] as const;

export const DEGREE: Record<string, readonly string[]> = {
  high_school: ['high school diploma or GED', 'high school diploma; training in {field} is welcome'],
  associate: [
    'associate degree in {field} or equivalent experience',
    'associate degree in {field} preferred',
  ],
  bachelor: [
    "bachelor's degree in {field}",
    "bachelor's degree in {field} or equivalent experience",
    'BA/BS in {field} or a related field',
    "bachelor's degree in {field} required",
    'a degree in {field}, or work that taught you the same',
  ],
  master: [
    "master's degree in {field}",
    "master's degree in {field} required",
    "master's degree in {field} preferred",
  ],
  doctorate: ['doctoral or professional degree in {field}', 'doctorate in {field} required'],
};

/** Lists of skills; `{skills}` is a series. */
export const SKILL_LINES = [
  'working knowledge of {skills}',
  'experience with {skills}',
  'proficiency in {skills}',
  'good command of {skills}',
  'solid {skills} skills',
  'hands-on experience with {skills}',
  'you know your way around {skills}',
  'practical experience in {skills}',
  'familiarity with {skills}',
] as const;

export const EXTRA_LINES = [
  '{skills}',
  'experience with {skills}',
  'exposure to {skills}',
  '{skills} would be useful',
  'some knowledge of {skills}',
  'interest in learning {skills}',
] as const;

export const AUTHORIZATION: Record<'US' | 'GB' | 'CA' | 'DE', readonly string[]> = {
  US: [
    'Applicants must be authorized to work in the United States. We cannot sponsor visas for this position.',
    'You must be legally authorized to work in the US without sponsorship now or in the future.',
    'Visa sponsorship is available for the right candidate.',
    'Must be eligible to work in the United States.',
  ],
  GB: [
    'You need the right to work in the UK; we cannot offer sponsorship for this role.',
    'We can sponsor Skilled Worker visas.',
  ],
  CA: [
    'You must be legally entitled to work in Canada.',
    'Only candidates who are authorized to work in Canada will be considered.',
  ],
  DE: ['A valid work permit for Germany is required.', 'We help with visa and relocation to Germany.'],
};

export const FILLERS = [
  'Onboarding takes about four weeks, with one person whose job it is to answer your questions.',
  'We review workloads every month and move work around before somebody burns out.',
  'Most people in this role have moved on to a bigger one within three years, usually here.',
  'Meetings are short, written down and optional when you are not needed.',
  'You will have a say in which tools we use and how we use them.',
  'There is a one-to-one with your manager every two weeks and a proper review twice a year.',
  'Mistakes are talked about early and without blame, because that is the only way they get smaller.',
  'The position is new, so that you will shape it more than usual.',
  'The position is open because the last person was promoted.',
  'We put schedules and goals on the wall where everyone can see them.',
  'You will meet the people who use your work, often.',
  'Every new colleague spends two days with other departments in the first month.',
  'Travel is rare: two or three times a year, planned well ahead.',
  'We keep the team small on purpose and say no to work that does not fit.',
] as const;

/** Duties of people who lead a team besides their own work. */
export const TEAM_DUTIES = [
  'plan the week and ^share out the work',
  'train newcomers and ^check their first results',
  'be the first to ask when something is unclear',
  'review work before it leaves the {team}',
  'speak up for the {team} when priorities collide',
  'hold a short meeting every morning',
  'lead a team of {team_size} and ^do part of the work yourself',
  'give feedback soon and in private',
] as const;

/** Duties of people who manage managers. */
export const LEADERSHIP_DUTIES = [
  'set goals for the {team} and ^make them understood',
  'hire, ^develop and ^keep good managers',
  'own the budget and ^explain it twice a year',
  'report to the {boss} on results, risks and people',
  'represent {company} to partners, regulators and the public',
  'decide where to invest and what to stop',
  'agree on priorities with the other departments',
  'plan staffing for the next two years',
  'improve the way decisions are made',
  'keep standards of conduct, safety and quality high',
  'build the next generation of leaders',
  'lead change without losing the people it is for',
  'negotiate the contracts that matter most',
] as const;
