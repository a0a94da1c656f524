import { expect, test } from 'vitest';
import { classifyQuestion } from './classify-question.ts';

const topicOf = (label: string, kind: string, options: string[] = []) =>
  classifyQuestion({ label, kind, options }, 'US').topic;
const YES_NO = ['Yes', 'No'];

test.each([
  ['Can you tell us your notice period?', 'notice_period'],
  ['Could you share your LinkedIn profile?', 'linkedin'],
  ['Would you please provide your expected salary?', 'salary_expectation'],
  ['Do you have a LinkedIn profile? If so, please share the link.', 'linkedin'],
  ['Do you have a GitHub profile?', 'github'],
  ['If you have a portfolio, please provide the URL', 'portfolio'],
  ['Do you have any certifications? If so, please list them.', 'certifications'],
  ['Do you have a notice period? If so, how long is it?', 'notice_period'],
  ['Do you have a notice period? If yes, how long?', 'notice_period'],
  ['Do you have a notice period? If yes, please specify', 'notice_period'],
  ['Do you have a portfolio website?', 'portfolio'],
  ['Would you like to include your LinkedIn profile, personal website or blog?', 'linkedin'],
  ['Do you have an online portfolio of your work that we can see?', 'portfolio'],
  ['Do you have a portfolio you’d like to share?', 'portfolio'],
  ['Do you have a portfolio or website? If so, please share the link.', 'portfolio'],
  ['Do you have a GitHub profile? If yes, please provide your GitHub URL', 'github'],
  ['Do you have a LinkedIn account?', 'linkedin'],
  ['Do you have a LinkedIn profile? If so, please share it here', 'linkedin'],
  ['Do you have any certifications? If so, which ones?', 'certifications'],
  ['If you have a LinkedIn profile, please share the link below', 'linkedin'],
  ['Please explain why you are leaving your current job', 'reason_for_leaving'],
])('"%s" asks for a value, however politely', (label, topic) => {
  expect(topicOf(label, 'text')).toBe(topic);
});

test.each([
  ['Do you have a LinkedIn profile? If so, please share the link.', 'linkedin'],
  ['Do you have a GitHub profile?', 'github'],
  ['Do you have any certifications? If so, please list them.', 'certifications'],
  ['Do you have a notice period? If so, how long is it?', 'notice_period'],
])('"%s" with Yes and No takes no value', (label, topic) => {
  expect(topicOf(label, 'radio', YES_NO)).not.toBe(topic);
});

test.each([
  ['Do you use LinkedIn?', 'linkedin'],
  ['Do you have a LinkedIn profile? If not, why?', 'linkedin'],
  ['Do you have a notice period?', 'notice_period'],
  ['Can you provide references? Please explain.', 'certifications'],
  ['Do you have certifications? If so, please list the expiration dates', 'certifications'],
  ['Do you have certifications? If yes, what is the license number?', 'certifications'],
  ['If you have any certifications, please list the dates', 'certifications'],
  ['Are you bound by a notice period? If so, what is the buyout amount?', 'notice_period'],
  ['Do you have a notice period? If yes, what date can you start?', 'notice_period'],
  ['Do you work for a company? If so, what is the size?', 'current_company'],
  ['Do you have a portfolio? If so, please share the password', 'portfolio'],
  ['Do you have a portfolio? Please list your best project', 'portfolio'],
  ['Do you have a GitHub account? If so, what is your most starred project?', 'github'],
  ['Do you have a LinkedIn company page?', 'linkedin'],
  ['Would you like to share your LinkedIn contacts?', 'linkedin'],
  ['Do you have a LinkedIn profile? If so, please share your GitHub link', 'linkedin'],
  ['Do you have certifications? If so, please share the link', 'certifications'],
  ['Do you work for a company? If so, please give its address', 'current_company'],
  ['Do you have a LinkedIn profile? Please share how many followers you have', 'linkedin'],
])('"%s" is still another question', (label, topic) => {
  expect(topicOf(label, 'text')).not.toBe(topic);
});

test('a choice between things that the question names is no question for yes or no', () => {
  const label = 'Are you looking for full-time or part-time work?';
  expect(topicOf(label, 'select', ['Full-time', 'Part-time'])).toBe('employment_type');
  expect(topicOf(label, 'radio', YES_NO)).not.toBe('employment_type');
});

test('options tell which of two topics a short label means', () => {
  const options = [
    'I identify as one or more of the classifications of protected veteran',
    'I am not a protected veteran',
    'I don’t wish to answer',
  ];
  expect(topicOf('Veteran status', 'select', options)).toBe('protected_veteran');
  expect(topicOf('Veteran status', 'select', ['I am a veteran', 'I am not a veteran'])).toBe('veteran');
});

test('a short bracket after a question belongs to it, a remark does not', () => {
  expect(topicOf('Where are you based? (Country)', 'text')).toBe('country');
  expect(topicOf('Where are you based? (City, State)', 'text')).toBe('location');
  expect(
    topicOf('Do you hold a valid driving licence? (This is not needed for all roles)', 'radio', YES_NO),
  ).toBe('driving_licence');
});

test.each([
  ['How many years of work experience do you have with mainframes?', 'years_of_experience'],
  ['How many years of relevant experience do you have?', 'years_of_experience'],
  ['Are you willing to relocate to Denver?', 'relocation'],
  ['When can you start, and what is your current job?', 'start_date'],
])('"%s" asks for something else than %s', (label, topic) => {
  expect(topicOf(label, 'number')).not.toBe(topic);
  expect(topicOf(label, 'radio', YES_NO)).not.toBe(topic);
});

test('a sentence that refers back is about the one before it', () => {
  const ask = 'Are you able to meet this requirement?';
  expect(topicOf(`This role requires travel of up to 30%. ${ask}`, 'radio', YES_NO)).toBe('travel');
  expect(topicOf(`This role requires being in the office 4 days a week. ${ask}`, 'radio', YES_NO)).not.toBe(
    'travel',
  );
});
