import { describe, expect, test } from 'vitest';
import { topicOf } from './topics.ts';
import type { ControlKind, FormField } from './types.ts';

/**
 * For each topic: wordings that share its answer, and wordings that mention the same matter and must not. One remembered
 * answer serves every wording of a topic, so a wrong pair sends an employer the opposite of the truth.
 */
type Pairs = { shares: string[]; not: string[] };

const LEGAL: Record<string, Pairs> = {
  'work_authorization:US': {
    shares: [
      'Are you legally authorized to work in the United States?',
      'Are you authorized to work in the U.S.?',
      'Do you have the right to work in the US?',
      'Are you currently eligible to work in the United States for any employer?',
      'Can you show proof of your permission to work in the USA on your first day?',
      'Do you hold a valid work permit?',
      'Are you legally eligible for employment in the country where this job is?',
    ],
    not: [
      'Will you now or in the future require work authorization?',
      'Do you need to obtain work authorization to take this job?',
      'Does your work authorization expire within two years?',
      'What is your work authorization status?',
      'Is your right to work time-limited?',
      'Are you authorized to work in the US without restriction?',
      'Are you authorized to work in Switzerland?',
      'Are you authorized to work in the US and Canada?',
      'Are you authorized to work in the European Union?',
      'Are you authorized to work in the country of residence that you gave?',
      'Do you hold a German work permit?',
      'Are you authorized to work with hazardous materials?',
      'Are you eligible to work overtime?',
      'Are you legally able to drive a company car?',
      'Are you permitted to work permanently?',
      'Are you not authorized to work in the US?',
      'I am at least 18 and authorized to work in the US',
    ],
  },
  'sponsorship:US': {
    shares: [
      'Will you now or in the future require sponsorship for employment visa status?',
      'Do you need visa sponsorship?',
      'Do you need Acme to sponsor a work permit for you?',
      'Can you work in the US without sponsorship, both now and in the future?',
      'Please confirm: you do not require an employer to sponsor your visa.',
    ],
    not: [
      'Do you currently require sponsorship?',
      'Will you require sponsorship in the future?',
      'Are you unable to work without sponsorship?',
      'Do you not require sponsorship?',
      'Do you understand that we do not sponsor visas and need no sponsored staff?',
      'Have you ever needed sponsorship?',
      'Do you have experience with sponsorship sales?',
      'Is your spouse in need of sponsorship?',
      'Which sponsorship do you need?',
      'Do you need sponsorship? If yes, please explain.',
      'Do you need sponsorship to work in the United Kingdom?',
      'Do you need sponsorship to work in the EU?',
    ],
  },
  'unsponsored_work:US': {
    shares: ['Are you authorized to work in the US without sponsorship?'],
    not: [
      'Are you authorized to work in the US, or do you need sponsorship?',
      'Are you currently authorized to work in the US without sponsorship?',
      'Are you authorized to work in the EU without sponsorship?',
      'Are you unable to work lawfully, authorized to work only without sponsorship?',
    ],
  },
  age_18: {
    shares: [
      'Are you at least 18 years old?',
      'Are you at least 18 years of age?',
      'Are you 18 or older?',
      'Are you 18 years of age or older?',
      'Are you over the age of 18?',
      'Are you of legal working age?',
      'I am at least 18',
      'Are you under 18 years of age?',
    ],
    not: [
      'Are you at least 21 years old?',
      'Do you have at least 18 years of experience?',
      'Are you willing to work with children under 18?',
      'If you are under 18, can you provide a work permit?',
      'Can you provide proof that you are at least 18?',
      'Are you comfortable supervising people over 18?',
      'Are you at least 18 and have you never been convicted?',
      'How old are you?',
    ],
  },
  criminal_record: {
    shares: [
      'Have you ever been convicted of a crime?',
      'Have you been convicted of any criminal offense?',
      'Do you have a criminal record?',
      'Do you have any criminal convictions?',
    ],
    not: [
      'Are you willing to undergo a criminal background check?',
      'Do you have a clean criminal record?',
      'Are you free of criminal convictions?',
      'Have you been convicted of a crime in the last seven years?',
      'Have you ever been convicted of a misdemeanor?',
      'Have you never been convicted of a crime?',
      'Have you ever been arrested?',
      'Have you ever been convicted? If yes, please explain.',
      'Do you have experience in criminal law?',
      'Do you have any unspent criminal convictions?',
    ],
  },
  felony_record: {
    shares: ['Have you ever been convicted of a felony?'],
    not: [
      'Have you ever been convicted of a felony or misdemeanor?',
      'Have you been convicted of a felony within the past 7 years?',
      'Have you ever been charged with a felony?',
      'Have you never been convicted of a felony?',
      'Have you ever been convicted of a felony, except expunged ones?',
    ],
  },
  disability: {
    shares: [
      'Do you have a disability?',
      'Do you have a physical disability?',
      'Disability Status',
      'Do you identify as having a disability?',
    ],
    not: [
      'Do you need accommodation for a disability?',
      'Do you require any adjustments because of a disability?',
      'Can you do this job with or without reasonable accommodation?',
      'Do you have experience with people with a disability?',
      'Do you have a disability that would prevent you from doing this job?',
      'Do you not have a disability? Please describe.',
      'Are you a disabled veteran?',
      'Do you have disability insurance?',
    ],
  },
  security_clearance: {
    shares: ['Do you hold an active security clearance?', 'Do you currently have a security clearance?'],
    not: [
      'Are you able to obtain a security clearance?',
      'Are you eligible for a security clearance?',
      'Have you ever held a security clearance?',
      'Do you hold an active Top Secret security clearance?',
      'Do you have a TS/SCI security clearance?',
      'What is your security clearance level?',
      'Is your security clearance expired?',
      'Do you not hold a security clearance?',
    ],
  },
  non_compete: {
    shares: [
      'Are you bound by a non-compete agreement?',
      'Are you currently subject to any non-compete agreement?',
      'Are you party to a restrictive covenant?',
    ],
    not: [
      'Are you willing to sign a non-compete agreement?',
      'Do you agree to a non-compete clause?',
      'Have you ever signed a non-compete?',
      'Are you free of any non-compete agreement?',
      'Are you not bound by a non-compete agreement?',
      'Are you bound by a non-compete agreement that would limit your work for us?',
      'Are you bound by a non-solicitation agreement?',
    ],
  },
  background_check: {
    shares: ['Are you willing to undergo a background check?', 'Do you agree to a background check?'],
    not: [
      'Are you willing to undergo a background check and a drug test?',
      'Are you unwilling to undergo a background check?',
      'Do you object to a background check?',
      'Would a background check find anything?',
      'Can you pass a background check?',
      'Have you had a background check before?',
      'I authorize Acme to run a background check',
      'Are you willing to undergo a credit check?',
      'Are you willing to agree to a criminal background check?',
    ],
  },
  drug_test: {
    shares: ['Are you willing to take a drug test?', 'Are you willing to submit to a drug screening?'],
    not: [
      'Can you pass a drug test?',
      'Have you ever failed a drug test?',
      'Do you use illegal drugs?',
      'Are you opposed to a drug test?',
      'Are you willing to pass a random drug test?',
    ],
  },
};

const PLAIN: Record<string, Pairs> = {
  gender: {
    shares: ['Gender', 'What is your gender?', 'Gender identity', 'Which gender do you identify with?'],
    not: [
      'Are you comfortable in a gender-neutral workplace?',
      'Do you identify as transgender?',
      'Sex assigned at birth',
    ],
  },
  hispanic: {
    shares: ['Are you Hispanic/Latino?', 'Hispanic or Latino', 'Are you of Hispanic origin?'],
    not: [
      'Have you experience with Hispanic communities?',
      'Do you speak with Latino customers?',
      'Are you Hispanic or fluent in the Hispanic market?',
    ],
  },
  ethnicity: {
    shares: ['Race', 'Ethnicity', 'What is your race or ethnicity?', 'What race do you identify as?'],
    not: [
      'Have you organised a race?',
      'Do you support racial equality?',
      'How do you promote ethnic diversity?',
    ],
  },
  veteran: {
    shares: ['Veteran Status', 'Are you a veteran?', 'Are you a military veteran?'],
    not: [
      'Are you a protected veteran?',
      'Are you the spouse of a veteran?',
      'Have you worked with veterans?',
      'Are you a disabled veteran?',
    ],
  },
  protected_veteran: {
    shares: ['Are you a protected veteran?', 'Protected veteran status'],
    not: [
      'Are you a veteran?',
      'Are you the dependent of a protected veteran?',
      'Do you serve a protected veteran?',
    ],
  },
  pronouns: {
    shares: ['Pronouns', 'What are your pronouns?', 'Preferred pronouns (optional)'],
    not: [
      'May we publish your pronouns?',
      'How do you ask others for pronouns?',
      'Do you use pronouns in signatures?',
    ],
  },
  notice_period: {
    shares: [
      'What is your notice period?',
      'How much notice do you have to give your current employer?',
      'Notice period',
    ],
    not: [
      'Is your notice period negotiable?',
      'When does your notice period end?',
      'Can you reduce your notice period?',
    ],
  },
  start_date: {
    shares: [
      'When could you start?',
      'Earliest start date',
      'When are you available?',
      'Availability to start',
    ],
    not: [
      'When did you start your current job?',
      'When are you available for an interview?',
      'Start date of your last position',
      'Can you start in January?',
      'When did you begin programming?',
    ],
  },
  salary_expectation: {
    shares: [
      'What are your salary expectations?',
      'Which yearly base salary would you expect for this role?',
      'Desired compensation',
    ],
    not: [
      'What is your current salary?',
      'What was your last salary, and what do you expect?',
      'Do our salary expectations fit yours?',
      'Expected hourly pay',
      'Expected monthly salary',
      'Expected salary in EUR',
      'Minimum expected salary',
      'Expected total compensation',
      'Why do you expect this compensation?',
    ],
  },
  hourly_pay_expectation: {
    shares: ['Expected hourly rate', 'What hourly pay do you expect? Desired hourly rate'],
    not: [
      'Desired compensation',
      'Current hourly rate',
      'Hourly rate in GBP that you expect',
      'Can you accept our expected hourly rate?',
    ],
  },
  relocation: {
    shares: ['Are you willing to relocate?', 'Would you be open to relocating?'],
    not: [
      'Do you require relocation assistance?',
      'Are you willing to relocate to Austin?',
      'Are you willing to relocate without a relocation package?',
      'Are you unwilling to relocate?',
      'Are you willing to relocate for this role?',
    ],
  },
  driving_licence: {
    shares: [
      "Do you have a valid driver's license?",
      'Do you hold a full driving licence?',
      "Driver's license",
    ],
    not: [
      "Has your driver's license ever been suspended?",
      "Do you have a driver's license and a car?",
      "Do you have a commercial driver's license?",
      "Driver's license number",
      "Do you not have a driver's license?",
    ],
  },
  cover_letter: {
    shares: ['Cover letter', 'Please paste your cover letter', 'Cover Letter (optional)'],
    not: [
      'Would you like to add a cover letter?',
      'Why did you write no cover letter?',
      'Did somebody help with your cover letter?',
    ],
  },
  how_heard: {
    shares: [
      'How did you hear about this job?',
      'Where did you find this opening?',
      'How did you hear about us?',
      'How did you hear about Acme?',
    ],
    not: [
      'How did you learn Python?',
      'How did you find your last job?',
      'Did you hear about us from a friend?',
    ],
  },
  email: {
    shares: ['Email', 'E-mail address', 'Confirm email', 'Your email'],
    not: [
      'Reference email',
      "Your manager's email",
      'May we e-mail you about other jobs?',
      'Emergency contact email',
    ],
  },
  phone: {
    shares: ['Phone', 'Mobile phone number', 'Phone Number'],
    not: [
      'Emergency contact phone',
      "Supervisor's phone number",
      'Phone of a reference',
      'May we text your phone?',
    ],
  },
  first_name: {
    shares: ['First Name', 'Legal first name', 'Given name'],
    not: ["Manager's first name", 'First name of your emergency contact', 'First name (pronunciation)'],
  },
  last_name: {
    shares: ['Last Name', 'Surname', 'Family name'],
    not: ['Last name at birth', "Supervisor's last name", 'Last name of your reference'],
  },
  preferred_name: {
    shares: ['Preferred First Name', 'Preferred name'],
    not: ['Preferred name for your badge', 'Preferred company name', 'Do you have a preferred name?'],
  },
  full_name: {
    shares: ['Full name', 'Legal Name', 'Your name'],
    not: ["Reference's name", 'Name of your last employer', 'Type your name to sign'],
  },
  linkedin: {
    shares: ['LinkedIn Profile', 'LinkedIn URL', 'Please share a link to your LinkedIn profile'],
    not: [
      'Did you find us on LinkedIn?',
      'How many LinkedIn followers do you have?',
      'LinkedIn Recruiter experience',
    ],
  },
  github: {
    shares: ['GitHub', 'GitHub URL', 'Your GitHub profile'],
    not: ['Describe your GitHub Actions experience', 'Do you use GitHub?', 'GitHub Copilot skills'],
  },
  portfolio: {
    shares: ['Portfolio', 'Website', 'Portfolio URL', 'Website or portfolio'],
    not: ['Portfolio password', 'Have you managed a loan portfolio?', 'Website of your employer'],
  },
  current_company: {
    shares: ['Current company', 'Current employer', 'Most recent employer'],
    not: ['Company', 'May we contact your current employer?', 'Why do you leave your current company?'],
  },
  current_title: {
    shares: ['Current title', 'Current job title', 'Most recent role'],
    not: ['Title', 'Title of the job you want', 'Why do you leave your current role?'],
  },
  location: {
    shares: ['Location', 'Location (City)', 'Current location', 'City', 'Where are you located?'],
    not: [
      'City of birth',
      'Preferred location',
      'Location that you apply for',
      'Can you work at this location?',
    ],
  },
  years_of_experience: {
    shares: [
      'Years of experience',
      'How many years of professional experience?',
      'Total years of work experience',
    ],
    not: [
      'How many years of experience do you have with spreadsheets?',
      'Years of relevant professional experience',
      'Do you have five years of experience?',
    ],
  },
};

const posting = { title: 'Baker', company: 'Acme', country: 'US' };

function ask(label: string, kind: ControlKind): FormField {
  const options = kind === 'radio' ? ['Yes', 'No'] : [];
  return { key: 'k', label, kind, required: true, options, value: '', demographic: false };
}

describe.each(Object.entries(LEGAL))('%s', (topic, { shares, not }) => {
  test.each(shares)('is what "%s" asks', (label) => {
    expect(topicOf(ask(label, 'radio'), posting)).toMatchObject({ id: topic, legal: true });
    expect(topicOf(ask(label, 'text'), posting).id).toBe(topic);
  });

  test.each(not)('is not what "%s" asks', (label) => {
    expect(topicOf(ask(label, 'radio'), posting).id).not.toBe(topic);
    expect(topicOf(ask(label, 'text'), posting).id).not.toBe(topic);
  });
});

describe.each(Object.entries(PLAIN))('%s', (topic, { shares, not }) => {
  const yesNo = ['hispanic', 'veteran', 'protected_veteran', 'relocation', 'driving_licence'].includes(topic);
  test.each(shares)('is what "%s" asks', (label) => {
    expect(topicOf(ask(label, yesNo ? 'radio' : 'text'), posting)).toMatchObject({ id: topic, legal: false });
  });

  test.each(not)('is not what "%s" asks', (label) => {
    for (const kind of ['text', 'radio', 'checkbox'] as const) {
      expect(topicOf(ask(label, kind), posting).id).not.toBe(topic);
    }
  });
});
