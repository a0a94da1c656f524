// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from '@/lib/api-error.ts';
import { readDraft } from '@/lib/drafts.ts';
import { fieldsOf } from './fields.tsx';
import { Form, FormError, SubmitButton } from './form.tsx';
import { useForm } from './use-form.ts';

const schema = z.object({
  title: z.string().trim().min(1, 'Give it a title.').max(20, 'That is too long.'),
  place: z.string().trim(),
});
type Values = z.input<typeof schema>;
const { TextInput } = fieldsOf<Values>();

type Props = {
  values?: Values;
  send: (body: Values, changed: ReadonlySet<keyof Values>) => Promise<Values>;
};

function Example({ values = { title: '', place: '' }, send }: Props) {
  const form = useForm({ schema, values, draft: 'example', send, saved: (answer) => answer });
  return (
    <Form form={form} aria-label="Example">
      <TextInput name="title" label="Title" />
      <TextInput name="place" label="Place" />
      <FormError />
      <SubmitButton>Save</SubmitButton>
      {form.unsaved && <span>Unsaved changes</span>}
    </Form>
  );
}

const title = () => screen.getByLabelText<HTMLInputElement>('Title');
const place = () => screen.getByLabelText<HTMLInputElement>('Place');
const save = () => screen.getByRole('button', { name: 'Save' });
const refusedBy = (errors: { path: string; message: string }[]) =>
  new ApiError({
    message: 'Refused',
    detail: 'The body is wrong.',
    status: 400,
    code: 'invalid_request',
    errors,
  });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('sends what the schema made of the values, and which of them were changed', async () => {
  const send = vi.fn(async (body: Values) => body);
  render(<Example values={{ title: '', place: 'Troy' }} send={send} />);
  await userEvent.type(title(), '  Nurse ');
  await userEvent.click(save());
  expect(send).toHaveBeenCalledExactlyOnceWith({ title: 'Nurse', place: 'Troy' }, new Set(['title']));
  expect(title().value).toBe('Nurse');
});

test('sends nothing that the schema refuses, and leads to the first wrong field', async () => {
  const send = vi.fn(async (body: Values) => body);
  render(<Example send={send} />);
  await userEvent.type(place(), 'Troy{Enter}');
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByText('Give it a title.')).toBeTruthy();
  expect(document.activeElement).toBe(title());
  await userEvent.type(title(), 'N');
  expect(screen.queryByText('Give it a title.')).toBeNull();
});

test('shows what the server had against a field on that field', async () => {
  const send = async () => {
    throw refusedBy([{ path: 'place', message: 'There is no such place.' }]);
  };
  render(<Example values={{ title: 'Nurse', place: 'Nowhere' }} send={send} />);
  await userEvent.click(save());
  expect(await screen.findByText('There is no such place.')).toBeTruthy();
  expect(document.activeElement).toBe(place());
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('says above the button what no field can show', async () => {
  const send = async () => {
    throw refusedBy([{ path: 'unknown', message: 'No.' }]);
  };
  render(<Example values={{ title: 'Nurse', place: '' }} send={send} />);
  await userEvent.click(save());
  expect((await screen.findByRole('alert')).textContent).toBe('The body is wrong.');
});

test('keeps what is typed while a save is under way, and forgets only what was sent', async () => {
  let answer = (_: Values) => {};
  const send = () => new Promise<Values>((resolve) => (answer = resolve));
  render(<Example send={send} />);
  await userEvent.type(title(), 'Nurse');
  await userEvent.type(place(), 'Troy');
  await userEvent.click(save());
  await userEvent.type(place(), ', NY');
  await act(async () => answer({ title: 'Nurse', place: 'Troy' }));
  expect([title().value, place().value]).toEqual(['Nurse', 'Troy, NY']);
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  expect(readDraft('example')).toEqual({ place: 'Troy, NY' });
});

test('a second Enter while the first is under way sends nothing', async () => {
  const send = vi.fn(() => new Promise<Values>(() => {}));
  render(<Example values={{ title: 'Nurse', place: '' }} send={send} />);
  await userEvent.type(place(), 'Troy{Enter}{Enter}');
  expect(send).toHaveBeenCalledOnce();
});

test('a draft outlives the page, and is gone once it was sent', async () => {
  const send = async (body: Values) => body;
  const first = render(<Example send={send} />);
  await userEvent.type(title(), 'Nurse');
  first.unmount();
  render(<Example send={send} />);
  expect(title().value).toBe('Nurse');
  await userEvent.click(save());
  expect(readDraft('example')).toEqual({});
});

test('what changes elsewhere reaches the fields that were left alone', async () => {
  const send = async (body: Values) => body;
  const { rerender } = render(<Example values={{ title: 'Nurse', place: 'Troy' }} send={send} />);
  await userEvent.type(title(), ' aide');
  rerender(<Example values={{ title: 'Doctor', place: 'Albany' }} send={send} />);
  expect([title().value, place().value]).toEqual(['Nurse aide', 'Albany']);
});

function WithRef({ element }: { element: { current: HTMLInputElement | null } }) {
  const form = useForm({ schema, values: { title: '', place: '' }, send: async (body) => body });
  return (
    <Form form={form} aria-label="Example">
      <TextInput name="title" label="Title" inputRef={element} />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

test('a field gives its element to the form and to whoever asks for it', async () => {
  const element = { current: null };
  render(<WithRef element={element} />);
  expect(element.current).toBe(title());
  await userEvent.click(save());
  await vi.waitFor(() => expect(document.activeElement).toBe(title()));
});
