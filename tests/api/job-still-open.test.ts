import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JobLink } from '../../functions/src/modules/tools/job-link.ts';
import type { OutgoingFetch } from '../../functions/src/platform/outgoing.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApplicationHarness, createHarness } from '../support/applications.ts';
import { expectOk, signUpComplete, type TestUser } from '../support/users.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** What a board lists besides: an empty list could as well be an unknown board's. */
const OTHER = {
  id: 8,
  slug: 'waiter',
  title: 'Waiter',
  shortcode: '1BA4E1C2D3',
  url: 'https://apply.workable.com/j/1BA4E1C2D3',
  careers_url: 'https://acme.recruitee.com/o/waiter',
};

/** The vendors' API answers each path with this status; the others are there. */
function vendors(gone: RegExp, status: number): { harness: ApplicationHarness; asked: string[] } {
  const asked: string[] = [];
  const send: OutgoingFetch = async (url) => {
    asked.push(url);
    const body = { id: '7', name: 'Cook', jobs: [OTHER], offers: [OTHER], content: [], totalFound: 0 };
    const answer = gone.test(url) ? { status, text: '' } : { status: 200, text: JSON.stringify(body) };
    return { ...answer, headers: new Headers(), url };
  };
  api.tasks.length = 0;
  const harness = createHarness(api, undefined, async () => ({ send, base_url: 'https://api.test' }));
  harness.work.mayFill = () => true;
  return { harness, asked };
}

async function applied(harness: ApplicationHarness, vendor: JobLink['vendor'], id: string) {
  const user = await signUpComplete(api);
  const published_as = { vendor, board: `acme-${randomUUID()}`, id, european: false };
  const posting_id = harness.board.publish({ kind: vendor, published_as });
  const { body } = expectOk(await harness.apply(user, posting_id));
  await harness.deliver();
  return { user, id: body.id };
}
const read = (harness: ApplicationHarness, { user, id }: { user: TestUser; id: string }) =>
  harness.read(user, id);

it.each([
  ['greenhouse', /\/jobs\/7$/, 404],
  ['smartrecruiters', /\/postings\/7$/, 410],
  ['rippling', /\/jobs\/7$/, 404],
  // Its list is there, without the job.
  ['recruitee', /never/, 404],
  ['workable', /never/, 404],
] as const)(
  'a job that %s does not publish any more is not applied to, and costs nothing',
  async (vendor, gone, status) => {
    const { harness } = vendors(gone, status);
    const application = await applied(harness, vendor, '7');
    expect(await read(harness, application)).toMatchObject({
      status: 'closed_by_employer',
      credit: 'returned',
    });
    expect(harness.driver.dossiers).toEqual([]);
  },
);

it.each([403, 429, 500, 503])('an answer of %i closes no job: the form is opened', async (status) => {
  for (const vendor of ['greenhouse', 'smartrecruiters', 'recruitee'] as const) {
    const { harness, asked } = vendors(/api\.test/, status);
    const application = await applied(harness, vendor, '7');
    expect((await read(harness, application)).status, vendor).toBe('ready_for_review');
    expect(asked.length, vendor).toBeGreaterThan(0);
  }
});

it('a job that was taken down after its answers were approved is not sent', async () => {
  let status = 200;
  api.tasks.length = 0;
  const send: OutgoingFetch = async (url) => ({
    status: url.endsWith('/jobs/7') ? status : 200,
    text: JSON.stringify({ title: 'Cook' }),
    headers: new Headers(),
    url,
  });
  const harness = createHarness(api, undefined, async () => ({ send, base_url: 'https://api.test' }));
  const application = await applied(harness, 'greenhouse', '7');
  expect((await read(harness, application)).status).toBe('ready_for_review');
  status = 404;
  const { user, id } = application;
  expectOk(await api.call('POST', `/api/applications/${id}/approval`, { token: user.token }));
  await harness.deliver();
  expect(await read(harness, application)).toMatchObject({
    status: 'closed_by_employer',
    credit: 'returned',
  });
});
