import type { Pairs } from './topic-pairs.ts';

/** Non-legal questions by topic id. */
export const PLAIN_PAIRS: Record<string, Pairs> = {
  country: {
    shares: [
      'Country',
      'Country of residence',
      'Current country of residence',
      'Country where you live',
      'What country do you live in?',
      'In which country do you currently reside?',
      'Which country are you based in?',
      'What is your country of residence?',
    ],
    not: [
      'Country of citizenship',
      'Country of birth',
      'Do you live in the country?',
      'Which countries have you worked in?',
      'In which country do you want to work?',
      'What country would you live in if you could choose?',
    ],
  },
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
    shares: ['Location', 'Location (City)', 'Current location', 'City, state', 'Where are you located?'],
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
