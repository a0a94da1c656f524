import { describe, expect, it } from 'vitest';
import { isAboutWork, workTopic } from './work-topics.ts';

const topicOf = (label: string, country: string | null = 'US') => workTopic(label, country);
const topic = (id: string, negated = false) => ({ id, negated });

describe('the right to work', () => {
  it.each([
    'Are you authorized to work?',
    'Are you authorized to be employed?',
    'Do you have authorization to work?',
    'Do you have authorisation to work?',
    'Are you legally eligible to work?',
    'Are you legally entitled to be employed?',
    'Are you legally permitted to accept employment?',
    'Are you legally able to work?',
    'Are you legally authorised for employment?',
    'Do you have the right to work?',
    'Are you eligible to work?',
    'Do you have work authorization?',
    'Do you have work authorisation?',
    'Are you permitted to work?',
    'Do you have permission to work?',
    'Do you have a work permit?',
    'Do you hold a valid work permit?',
    'Do you possess an open work permit?',
  ])('is asked for by "%s"', (label) => {
    expect(isAboutWork(label)).toBe(true);
    expect(topicOf(label)).toEqual(topic('work_authorization:US'));
  });

  it.each([
    'Do you like to work?',
    'Are you able to work nights?',
    'Do you have a permit?',
    'What is your work address?',
    'Are you legally married?',
  ])('is no subject of "%s"', (label) => {
    expect(isAboutWork(label)).toBe(false);
  });

  it('belongs to the country that is named, else to the posting’s, else to none', () => {
    expect(topicOf('Are you authorized to work in Canada?')).toEqual(topic('work_authorization:CA'));
    expect(topicOf('Are you authorized to work?', 'DE')).toEqual(topic('work_authorization:DE'));
    expect(topicOf('Are you authorized to work?', null)).toBeNull();
    expect(topicOf('Are you authorized to work in Europe?')).toBeNull();
  });

  it.each([
    'Do you require work authorization?',
    'Do you need a permit because you are not eligible to work?',
    'Will you obtain work authorization?',
    'Will you apply for work authorization?',
    'Must you renew your work authorization?',
    'Can you extend your work authorization?',
    'When does your work authorization expire?',
    'Will your work authorization expire?',
    'Is your right to work time limited?',
    'Is your right to work timelimited?',
    'Is your right to work temporary?',
    'Is your right to work restricted?',
    'Is your right to work limited?',
    'Is your right to work permanent?',
    'Is your right to work indefinite?',
    'Your right to work status',
    'Your type of work authorization',
    'On the basis of a visa, are you eligible to work?',
    'Is your right to work dependent on a spouse?',
    'Can you transfer your right to work?',
    'Would you lose your right to work?',
    'Do you have work authorization under OPT?',
    'Do you have work authorization under CPT?',
    'Do you have work authorization as a student?',
    'Are you eligible to work with children?',
    'Are you eligible to work on Sundays?',
    'Are you eligible to work at heights?',
    'Are you eligible to work as a nurse?',
    'Are you eligible to work from home?',
    'Are you eligible to work alongside the military?',
    'Are you eligible to work under a license?',
    'Are you eligible to work near a school?',
    'Are you eligible to work nights?',
    'Are you eligible to work weekends?',
    'Are you eligible to work overtime?',
    'Are you eligible to work alone?',
    'Are you eligible to work unsupervised?',
    'Are you eligible to work remotely?',
    'Are you eligible to work flexible hours?',
    'Are you eligible to work shifts?',
    'Are you eligible to work more than 20 hours?',
    'Are you eligible to work full time?',
    'Are you eligible to work part time?',
    'Are you eligible to work in a kitchen?',
    'Are you eligible to work in an office?',
    'Are you eligible to work in the field?',
    'Are you eligible to work in the office?',
    'Are you eligible to work in the evening?',
    'Are you eligible to work in the same team?',
    'Are you eligible to work in confined spaces?',
    'Are you a citizen who is eligible to work?',
    'Do you agree that you are eligible to work?',
    'I certify that I am eligible to work',
    'I understand that I must be eligible to work',
    'Are you underage and eligible to work?',
    'If so, are you eligible to work?',
    'Are you eligible to work? If yes, since when?',
    'Please explain your right to work',
    'Please describe your right to work',
    'Details of your right to work',
    'Add a detail about your right to work',
    'What proves your right to work?',
    'Which right to work do you have?',
    'When were you eligible to work?',
    'How are you eligible to work?',
    'Are you not eligible to work?',
    'I cannot say that I am eligible to work',
    "I can't say that I am eligible to work",
    'I can’t say that I am eligible to work',
    'I can not say that I am eligible to work',
    'Are you unable to show your right to work?',
    'I was never eligible to work',
    'Can you work without work authorization?',
    "I don't need work authorization",
    'There is no need for work authorization',
  ])('is not the whole question in "%s"', (label) => {
    expect(topicOf(label)).toBeNull();
  });

  it('in a state or a region is that of its country', () => {
    expect(topicOf('Are you eligible to work in the United States?')).toEqual(topic('work_authorization:US'));
    expect(topicOf('Are you eligible to work in the country?')).toEqual(topic('work_authorization:US'));
  });
});

describe('sponsorship', () => {
  it.each([
    'Do you require sponsorship?',
    'Will you be needing a sponsor?',
    'Do you need an employer to sponsor you?',
    'Is sponsorship required?',
    'Is sponsoring of a visa needed?',
    'Will you now or in the future require sponsorship?',
    'Will you currently or later need sponsorship?',
    'Do you at this time or in the future need sponsorship?',
    'Do you at present or in the future need sponsorship?',
    'Do you presently or in the future need sponsorship?',
    'Do you today or in the future need sponsorship?',
  ])('is needed by who says yes to "%s"', (label) => {
    expect(isAboutWork(label)).toBe(true);
    expect(topicOf(label)).toEqual(topic('sponsorship:US'));
  });

  it.each([
    'Can you work without sponsorship?',
    'Can you work without any kind of employer-provided visa sponsorship?',
    'I do not require sponsorship',
    'I do not need sponsorship',
    'I will not need sponsorship',
    'I do not now or in the future require sponsorship',
    'I must not need sponsorship',
    'I should not now or in the future need sponsorship',
    'Do confirm: do you not now or later need sponsorship?',
    "I don't require sponsorship",
    'I don’t need sponsorship',
    'I have no need of sponsorship',
    'I have no requirement of sponsorship',
    'You would not require sponsorship',
    'Please confirm that you will not need sponsorship',
  ])('is not needed by who says yes to "%s"', (label) => {
    expect(topicOf(label)).toEqual(topic('sponsorship:US', true));
  });

  it('belongs to the country that is named, else to the posting’s, else to every one', () => {
    expect(topicOf('Do you need sponsorship in Canada?')).toEqual(topic('sponsorship:CA'));
    expect(topicOf('Do you need sponsorship?', null)).toEqual(topic('sponsorship'));
    expect(topicOf('Do you need sponsorship in the EU?')).toBeNull();
  });

  it.each([
    // Today is not for ever, and the other way round.
    'Do you need sponsorship now?',
    'Do you currently need sponsorship?',
    'Do you need sponsorship at this time?',
    'Do you need sponsorship at present?',
    'Do you presently need sponsorship?',
    'Do you need sponsorship today?',
    'Will you need sponsorship in the future?',
    'Will you need sponsorship later?',
    // No question of need.
    'Do you like sponsorship?',
    'Our sponsorship program',
    'You need a desk. Sponsors pay for it.',
    'Can you work without the very generous and quite large sponsorship?',
    // Other questions about it.
    'Have you experience with sponsorship needs?',
    'Did you ever need sponsorship?',
    'Did you need sponsorship in a previous job?',
    'In the past, did you need sponsorship?',
    'Are you currently on a visa, and will later need sponsorship?',
    'Does your event need sponsorship?',
    'Does a clinical study need sponsorship?',
    'Does a trial need sponsorship?',
    'Do you need an executive sponsor?',
    'Do you understand that you need sponsorship?',
    'I acknowledge that I need sponsorship',
    'Are you aware that you need sponsorship?',
    'Do we need to sponsor you?',
    'Do you need to transfer your sponsorship?',
    'Does your spouse need sponsorship?',
    'Does your family need sponsorship?',
    'Do your dependents need sponsorship?',
    // "Yes" may mean either.
    'Are you unable to work without sponsorship?',
    'Can you never work without sponsorship?',
    'I cant say whether I need sponsorship',
    'Dont you need sponsorship?',
    'Do you not need sponsorship?',
    'Will you not need sponsorship?',
    'Would you not need sponsorship?',
    'Are you not in need of sponsorship?',
    "Don't you need sponsorship?",
    'Don’t you need sponsorship?',
    "Won't you need sponsorship?",
    "Wouldn't you need sponsorship?",
    "Aren't you in need of sponsorship?",
  ])('is not the whole question in "%s"', (label) => {
    expect(topicOf(label)).toBeNull();
  });
});

describe('the right to work for any employer', () => {
  it.each([
    'Are you authorised to work for any employer?',
    'Are you legally authorized to work for all employers?',
    'Are you currently authorized to work lawfully in the United States for any U.S. employer?',
    'Do you have work authorization for any company?',
  ])('follows from the right to work without sponsorship in "%s"', (label) => {
    expect(topicOf(label)).toEqual({ ...topic('unsponsored_work:US'), only_yes: true });
  });

  it.each([
    'Are you authorized to work for your current employer only?',
    'Are you authorized to work only for a specific employer?',
    'Are you authorized to work for one employer?',
  ])('is not what "%s" asks, nor is the right to work', (label) => {
    expect(topicOf(label)).toBeNull();
  });
});

describe('the right to work without sponsorship', () => {
  it.each([
    'Are you authorized to work without sponsorship?',
    'Without sponsorship, are you eligible to work?',
    'Are you authorized to work without sponsorship now or in the future?',
  ])('is one question in "%s"', (label) => {
    expect(topicOf(label)).toEqual(topic('unsponsored_work:US'));
  });

  it.each([
    ['Are you authorized to work, or do you need sponsorship?', 'US'],
    ['Are you authorized to work without sponsorship?', null],
    ['Are you permanently eligible to work without sponsorship?', 'US'],
    ['Are you eligible to work without a family sponsor?', 'US'],
    ['Are you eligible to work without sponsorship today?', 'US'],
  ] as const)('is not the whole question in "%s" (country: %s)', (label, country) => {
    expect(topicOf(label, country)).toBeNull();
  });
});
