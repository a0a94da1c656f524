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
