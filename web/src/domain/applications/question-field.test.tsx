// @vitest-environment happy-dom
import type { OpenQuestion } from '@contract/applications.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { QuestionField } from './question-field.tsx';

afterEach(cleanup);

type Question = Pick<OpenQuestion, 'kind' | 'options'>;
let given = '';

function Asked({ kind, options }: Question) {
  const [value, setValue] = useState('');
  given = value;
  return <QuestionField question={{ label: 'Question', kind, options }} value={value} onChange={setValue} />;
}
const ask = (kind: Question['kind'], options: string[] = []) =>
  render(<Asked kind={kind} options={options} />);
const letters = (count: number) => [...'ABCDEFGHIJ'].slice(0, count);

test('among more than six choices several can be given, in the order of the form', async () => {
  ask('multiple_choice', letters(8));
  await userEvent.click(screen.getByRole('combobox', { name: 'Question' }));
  const list = within(screen.getByRole('listbox'));
  await userEvent.click(list.getByRole('option', { name: 'H' }));
  await userEvent.click(list.getByRole('option', { name: 'B' }));
  expect(given).toBe('B\nH');
});

test('among a few choices several can be given, and taken back', async () => {
  ask('multiple_choice', letters(3));
  await userEvent.click(screen.getByLabelText('C'));
  await userEvent.click(screen.getByLabelText('A'));
  expect(given).toBe('A\nC');
  await userEvent.click(screen.getByLabelText('C'));
  expect(given).toBe('A');
});

test.each(['single_choice', 'multiple_choice'] as const)(
  'a %s whose options were never read takes words, and offers no yes or no',
  async (kind) => {
    ask(kind);
    expect(screen.queryByLabelText('Yes')).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: 'Question' }), 'Ohio');
    expect(given).toBe('Ohio');
  },
);

test('a yes or no is one, whether the form lists it or not', async () => {
  ask('yes_no');
  await userEvent.click(screen.getByLabelText('No'));
  expect(given).toBe('No');
});

test('one of a few choices replaces the other', async () => {
  ask('single_choice', letters(3));
  await userEvent.click(screen.getByLabelText('A'));
  await userEvent.click(screen.getByLabelText('B'));
  expect(given).toBe('B');
});
