import { describe, expect, it } from 'vitest';
import { charactersScanned } from '../testing/characters-scanned.ts';
import { readRequirements } from './read-requirements.ts';
import { requiredAndPreferredSkills } from './required-and-preferred-skills.ts';
import { sentencesOf } from './sections.ts';

const read = (text: string) => {
  const sentences = sentencesOf(text);
  requiredAndPreferredSkills({ title: 'Engineer', company: 'Northlight Works' }, sentences);
  readRequirements(sentences);
};
const workOn = (unit: string, length: number) =>
  charactersScanned(() => read(unit.repeat(length / unit.length)));

describe('what it takes to read a posting', () => {
  it.each([
    'a',
    'a-',
    '.',
    'Excel, ',
    'Python/',
    '5 years ',
    'preferred ',
    'for data science, ',
    'We have experience, knowledge and Python ',
    'Google Cloud Platform is a ',
    'Partner with sales, ',
    '- a\n',
  ])('grows with its length, on a line of nothing but %j', (unit) => {
    expect(workOn(unit, 20_000)).toBeLessThan(2.5 * workOn(unit, 10_000));
  });
});
