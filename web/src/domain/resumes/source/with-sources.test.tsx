// @vitest-environment happy-dom
import type { Resume } from '@contract/resumes.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TextField } from '@/ui/text-field.tsx';
import { SourceArea, SourceButton } from './source-button.tsx';
import { WithSources } from './with-sources.tsx';
// Loaded when somebody looks: here beforehand, as a busy machine takes long.
import './source-view.tsx';

const PHONE = { page: 1, line: 3 };
const TITLE = { page: 1, line: 9 };
const LINES = [{ ...PHONE, text: '+1 617 555 0142', box: null }];
/** What the page reads of a resume without fixed pages. */
const resume = (sourceLines: Resume['source_lines']) =>
  ({
    id: 'r1',
    file_name: 'dana.docx',
    file_type: 'docx',
    pages: 1,
    source_lines: sourceLines,
  }) as unknown as Resume;

beforeEach(() => {
  // A screen with room for the resume beside the page.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(sourceLines = LINES) {
  render(
    <WithSources resume={resume(sourceLines)}>
      <SourceArea label="Phone" spans={[PHONE]}>
        <TextField label="Phone" helperText="With the area code." />
      </SourceArea>
      <SourceButton label="Nurse" spans={[TITLE]} />
    </WithSources>,
  );
}
const button = (label: string) =>
  screen.getByRole('button', { name: new RegExp(`^See in resume ?: ${label}$`) });
const announced = () => document.querySelector('[aria-live=polite]')?.textContent;

test('beside the page, what was asked for is read out, and the focus comes back from there', async () => {
  show();
  expect(announced()).toBe('');
  button('Phone').focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(announced()).toBe('Phone, page 1: +1 617 555 0142'));
  await userEvent.click(await screen.findByRole('button', { name: 'Close your resume' }));
  expect(document.activeElement).toBe(button('Phone'));
  expect(announced()).toBe('');
});

test('the button is no part of the field’s description', () => {
  show();
  const input = screen.getByLabelText('Phone');
  const description = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('With the area code.');
  expect(button('Phone').closest('p')).toBeNull();
});

test('only a resume without any lines is said to be an older upload', async () => {
  show();
  await userEvent.click(button('Nurse'));
  expect(await screen.findByRole('heading', { name: 'Nurse' })).toBeTruthy();
  expect(screen.queryByText(/older upload/)).toBeNull();
  cleanup();
  show([]);
  await userEvent.click(button('Nurse'));
  expect(await screen.findByText(/older upload/)).toBeTruthy();
});
