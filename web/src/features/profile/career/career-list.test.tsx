// @vitest-environment happy-dom
import { type Career, getCareer } from '@contract/career.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginEarly, endEarly } from '@/lib/early-session.ts';
import { keepFresh } from '@/lib/freshness.ts';
import { apiQuery, createQueryClient } from '@/lib/query-client.ts';
import { watchMutations } from '@/lib/watch-mutations.ts';
import { toasts } from '@/ui/toast-store.ts';
import { CareerGroups } from './career.tsx';
// Loaded when it is needed: here beforehand, as a busy machine takes long.
import '@/ui/confirm-dialog.tsx';

const USER = {
  uid: 'u1',
  stsTokenManager: { accessToken: 'token', expirationTime: Date.now() + 3_600_000 },
};
const job = (title: string, start: string): Career['jobs'][number] => ({
  title,
  employer: '',
  location: '',
  start,
  end: '2023-01',
  current: false,
  bullets: [],
  confidence: 1,
  source: null,
});
const CAREER: Career = {
  jobs: [job('Aide', '2015-01')],
  schools: [],
  volunteer: [],
  projects: [],
  own: ['jobs'],
  offers: {
    jobs: [job('Nurse', '2019-03'), job('Charge Nurse', '2021-03')],
    schools: [],
    volunteer: [],
    projects: [],
  },
  file_name: 'resume.pdf',
  resume_id: 'r1',
};

/** The bodies that reached the server, and what it answers to each. */
const sent: { jobs?: unknown; decided?: unknown }[] = [];
let answer: Career = CAREER;

beforeEach(async () => {
  localStorage.setItem(
    `firebase:authUser:${import.meta.env.VITE_FIREBASE_API_KEY}:[DEFAULT]`,
    JSON.stringify(USER),
  );
  vi.stubGlobal('fetch', async (_: string, { body = '' }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json(answer);
  });
  await beginEarly([]);
});
afterEach(() => {
  cleanup();
  const shown = toasts.get();
  if (shown) toasts.dismiss(shown.id);
  watchMutations(() => () => undefined);
  endEarly();
  localStorage.clear();
  vi.unstubAllGlobals();
  sent.length = 0;
  answer = CAREER;
});

function show() {
  const client = createQueryClient();
  keepFresh(client);
  client.setQueryData(apiQuery(getCareer).queryKey, CAREER);
  render(
    <QueryClientProvider client={client}>
      <CareerGroups uid="u1" />
    </QueryClientProvider>,
  );
}
const work = () => within(document.querySelector<HTMLElement>('#work')!);
const button = (name: string) => work().getByRole('button', { name });
const press = async (name: string) => {
  button(name).focus();
  await userEvent.keyboard('{Enter}');
};
const offers = () => work().queryByRole('list', { name: 'New in resume.pdf' });
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('after an offer is added the next one has the focus, and after the last the entry that it became', async () => {
  show();
  await press('Add Nurse');
  await waitFor(() => expect(focused()).toBe('Add Charge Nurse'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe('Edit Charge Nurse'));
  // Pressed once more, it changes nothing.
  await userEvent.keyboard('{Enter}');
  expect(sent).toEqual([]);
});

test('after the last offer is skipped the list has the focus', async () => {
  show();
  await press('Add Nurse');
  answer = { ...CAREER, offers: { ...CAREER.offers, jobs: [] } };
  await press('Skip Charge Nurse');
  await waitFor(() => expect(focused()).toBe('Edit Aide'));
});

test('an offer that was added is not made again while it is edited, nor after a reload', async () => {
  show();
  await press('Add Nurse');
  await press('Edit Nurse');
  const title = work().getByLabelText('Title');
  await userEvent.click(title);
  await userEvent.paste(' II');
  expect(offers()?.textContent).toContain('Charge Nurse');
  expect(work().queryByRole('button', { name: 'Add Nurse' })).toBeNull();
  cleanup();
  show();
  expect(button('Edit Nurse II')).toBeTruthy();
  expect(work().queryByRole('button', { name: 'Add Nurse' })).toBeNull();

  await press('Save');
  const key = { name: 'Nurse', at: '', month: '2019-03' };
  await waitFor(() => expect(sent).toMatchObject([{ decided: { jobs: [key] } }]));
});

test('what was added counts as decided once: the next save names it no more', async () => {
  answer = {
    ...CAREER,
    jobs: [job('Nurse', '2019-03'), ...CAREER.jobs],
    offers: { ...CAREER.offers, jobs: [] },
  };
  show();
  await press('Add Nurse');
  await press('Save');
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(work().queryByText('Unsaved changes')).toBeNull());
  await press('Remove Aide');
  await press('Save');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.decided).toEqual({ jobs: [] });
});

test('an offer that was added by mistake is made again once it is removed', async () => {
  show();
  await press('Add Nurse');
  await press('Remove Nurse');
  expect(button('Add Nurse')).toBeTruthy();
  expect(work().queryByText('Unsaved changes')).toBeNull();
});

test('the list goes back to the resume only after a question, and the focus goes to what stands there then', async () => {
  show();
  await press('Use what’s in my resume');
  const question = await screen.findByRole('dialog', { name: 'Replace your job list?' });
  await userEvent.keyboard('{Enter}');
  expect(sent).toEqual([]);
  answer = { ...CAREER, own: [], jobs: [job('Nurse', '2019-03')], offers: { ...CAREER.offers, jobs: [] } };
  await userEvent.click(within(question).getByRole('button', { name: 'Replace my list' }));
  await waitFor(() => expect(focused()).toBe('Edit Nurse'));
  expect(sent).toEqual([{ jobs: null }]);
  expect(work().queryByText('Unsaved changes')).toBeNull();
});

test('what was typed goes with the list that is replaced', async () => {
  show();
  await press('Add Nurse');
  expect(work().getByText('Unsaved changes')).toBeTruthy();
  await press('Use what’s in my resume');
  answer = {
    ...CAREER,
    own: [],
    jobs: [job('Charge Nurse', '2021-03')],
    offers: { ...CAREER.offers, jobs: [] },
  };
  await userEvent.click(await screen.findByRole('button', { name: 'Replace my list' }));
  await waitFor(() => expect(focused()).toBe('Edit Charge Nurse'));
  expect(work().queryByRole('button', { name: 'Edit Nurse' })).toBeNull();
  expect(work().queryByText('Unsaved changes')).toBeNull();
});
