import type { TrialFacts } from '@contract/trial.ts';
import { beforeEach, expect, it } from 'vitest';
import {
  beginTrial,
  changeFacts,
  finishReading,
  forgetTrial,
  getTrial,
  keepTrial,
  takeKeptTrial,
} from './trial-store.ts';

const FACTS: TrialFacts = {
  wanted_title: null,
  headline: 'Nurse',
  past_titles: [],
  skills: [],
  years: 6,
  seniority: null,
  location: null,
  salary_min: null,
  degrees: [],
  certificates: [],
  languages: [],
};
const READING = { pages: 1, fullName: 'Rosa Delacourt', milliseconds: 300 };
const file = new File(['text'], 'cv.txt');

beforeEach(() => beginTrial(file));

it('ignores what is read of a file that was removed or replaced', () => {
  forgetTrial();
  finishReading(file, READING, FACTS);
  expect(getTrial()).toBeNull();
  beginTrial(new File(['other'], 'other.txt'));
  finishReading(file, READING, FACTS);
  expect(getTrial()?.facts).toBeNull();
});

it('gives the file to an account only if the visitor asked for it, and once', () => {
  finishReading(file, READING, FACTS);
  expect(takeKeptTrial()).toBeNull();
  changeFacts({ years: 7 });
  keepTrial();
  expect(takeKeptTrial()).toMatchObject({ file, facts: { years: 7 }, readFacts: { years: 6 } });
  expect(takeKeptTrial()).toBeNull();
  expect(getTrial()).toBeNull();
});

it('never gives a sample to an account', () => {
  beginTrial(file, true);
  keepTrial();
  expect(takeKeptTrial()).toBeNull();
});
