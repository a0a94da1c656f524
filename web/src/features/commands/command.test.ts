import { expect, test } from 'vitest';
import { type Command, matching } from './command.ts';

const command = (label: string, more: Partial<Command> = {}) =>
  ({ id: label, label, group: 'Pages', to: '/', ...more }) as Command;
const labels = (commands: Command[]) => commands.map(({ label }) => label);

const ALL = [
  command('Job Search (beta)'),
  command('Settings', { keywords: 'theme dark' }),
  command('Search again', { group: 'Actions' }),
  command('Charge Nurse', { group: 'Applications', detail: 'Harbor Clinic' }),
];

test('what begins with the text stands first, then what has a word that does', () => {
  expect(labels(matching([command('Job Search'), command('Search jobs')], 'sea'))).toEqual([
    'Search jobs',
    'Job Search',
  ]);
});

test('every word has to be found, in the label, the detail or the keywords', () => {
  expect(labels(matching(ALL, 'nurse harb'))).toEqual(['Charge Nurse']);
  expect(labels(matching(ALL, 'dark'))).toEqual(['Settings']);
  expect(matching(ALL, 'nurse settings')).toEqual([]);
});

test('groups keep their order', () => {
  expect(labels(matching(ALL, 'search'))).toEqual(['Job Search (beta)', 'Search again']);
});

test('without a word everything is there', () => {
  expect(matching(ALL, ' ?')).toEqual(ALL);
});
