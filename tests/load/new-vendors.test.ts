import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobIdAt } from '../../emulators/employers/apply-path.ts';
import { generatedBoards } from '../../emulators/job-boards/generated-boards.ts';
import { startJobBoards } from '../../emulators/job-boards/server.ts';
import type { RunningServer } from '../../emulators/support/http-server.ts';
import { bundleFiller } from '../../functions/scripts/bundle-filler.ts';
import { ingestOn } from '../../functions/src/composition/ingest-tasks.ts';
import { addressesAt, jobSources } from '../../functions/src/composition/job-sources.ts';
import type { OpenQuestion } from '../../functions/src/contract/applications.ts';
import type { Posting } from '../../functions/src/contract/postings.ts';
import type { ApplicationDeps } from '../../functions/src/modules/applications/application-deps.ts';
import { mayFillWith } from '../../functions/src/modules/form-vendors/may-fill.ts';
import { createOutgoing } from '../../functions/src/platform/outgoing.ts';
import { answersTo } from '../driver/applicant.ts';
import { startTestSite, type TestSite } from '../driver/site.ts';
import { type Answer, startApi, type TestApi } from '../support/api.ts';
import { type ApplicationHarness, createHarness } from '../support/applications.ts';
import { addBoard, runBoard } from '../support/boards.ts';
import { RESUME } from '../support/busy-user.ts';
import { expectOk, signUpComplete, type TestUser } from '../support/users.ts';

/** Vendors whose forms are filled where they permit it. */
const VENDORS = [
  'smartrecruiters',
  'recruitee',
  'workable',
  'teamtailor',
  'breezy',
  'rippling',
  'pinpoint',
  // Its feed names no addresses: the posting's redirects to the page with the form.
  'personio',
  // A button of the posting's page shows its form.
  'bamboohr',
] as const;
type Vendor = (typeof VENDORS)[number];

let api: TestApi;
let site: TestSite;
let boards: RunningServer;
let harness: ApplicationHarness;
let findPosting: ApplicationDeps['findPosting'];

beforeAll(async () => {
  api = await startApi();
  findPosting = api.services.application.findPosting;
  site = await startTestSite(await bundleFiller(), () => [boards.origin]);
  boards = await startJobBoards({ port: 0, host: '127.0.0.1', employersOrigin: site.origin });
});
beforeEach(() => {
  api.tasks.length = 0;
  harness = createHarness(api, site.driver, async ({ vendor }) => {
    const base_url = addressesAt(boards.origin)[vendor] ?? '';
    return { base_url, send: createOutgoing({ hosts: [], base_url: boards.origin }) };
  });
  // Of real postings, in place of the harness's own.
  api.services.application.findPosting = findPosting;
  harness.work.findPosting = findPosting;
});
afterAll(async () => {
  await boards.close();
  await site.close();
  await api.close();
});

/** Whose forms the operator says may be filled, besides those that always are. */
function permit(...vendors: Vendor[]): void {
  harness.work.mayFill = mayFillWith(vendors.join());
}

/** Reads a vendor's boards as the product does, and finds a job there whose employer sets no trap. */
async function postingOf(vendor: Vendor): Promise<Posting> {
  const deps = ingestOn(api.services, jobSources({ addresses: addressesAt(boards.origin) }));
  for (const { slug } of generatedBoards(vendor).slice(0, 5)) {
    const ref = { source: vendor, board: slug };
    await addBoard(api, ref);
    await runBoard(deps, ref);
    const listed = await api.services.db.collection('postings').where('source', '==', vendor).get();
    for (const { id } of listed.docs) {
      const posting: Posting = expectOk(await api.call('GET', `/api/postings/${id}`)).body;
      if (!new URL(await formOf(posting)).searchParams.has('trap')) return posting;
    }
  }
  throw new Error(`${vendor} has no job without a trap`);
}

/** Where a posting's form is in the end. */
const formOf = async ({ apply }: Posting): Promise<string> => (await fetch(apply.url)).url;

async function applicant(): Promise<TestUser> {
  const user = await signUpComplete(api);
  const path = '/api/resumes?file_name=resume.txt';
  expectOk(await api.call('POST', path, { token: user.token, bytes: RESUME }));
  const json = { work_authorization: { US: true, CA: true, GB: true, DE: true }, needs_sponsorship: false };
  expectOk(await api.call('PATCH', '/api/profile', { token: user.token, json }));
  return user;
}

/** Prepares, answers what is asked, and approves until it is sent: a later step of a form may ask more. */
async function applyTo(user: TestUser, posting_id: string): Promise<Answer['body']> {
  const { id } = expectOk(await harness.apply(user, posting_id)).body;
  for (let round = 0; round < 8; round += 1) {
    await harness.deliver();
    const application = await harness.read(user, id);
    const path = `/api/applications/${id}`;
    if (application.status === 'needs_input') {
      const questions: OpenQuestion[] = application.questions;
      const given = answersTo(questions);
      const answers = questions.map(({ key }, at) => ({ key, value: given[at]?.value ?? '' }));
      expectOk(await api.call('POST', `${path}/answers`, { token: user.token, json: { answers } }));
    } else if (application.status === 'ready_for_review') {
      expectOk(await api.call('POST', `${path}/approval`, { token: user.token }));
    } else return application;
  }
  throw new Error('The form asks again and again');
}

it.each(VENDORS)(
  'a job that %s publishes is applied to where that is permitted, and the receipt says what was received',
  async (vendor) => {
    const posting = await postingOf(vendor);
    expect(posting.apply.kind).toBe(vendor);
    permit(vendor);
    const user = await applicant();
    const application = await applyTo(user, posting.id);
    expect(application, JSON.stringify(application.failure ?? application.hand_over)).toMatchObject({
      status: 'submitted',
      credit: 'spent',
    });
    const received = await site.received(jobIdAt(await formOf(posting)) ?? '');
    expect(received).toHaveLength(1);
    expect(received[0]?.vendor).toBe(vendor);
    const told: string[] = application.receipt.fields.map(({ value }: { value: string }) => value);
    const labels: string[] = application.receipt.fields.map(({ label }: { label: string }) => label);
    for (const { label, value } of received[0]?.fields ?? []) {
      // A single checked box sends 1; the receipt says its words.
      expect([...told, ...(labels.includes(label) ? ['1'] : [])], label).toContain(value);
    }
    expect(received[0]?.files).toHaveLength(1);
  },
);

it.each(VENDORS)(
  'a job that %s publishes is handed over with answers where nobody has permission',
  async (vendor) => {
    const posting = await postingOf(vendor);
    permit();
    const user = await applicant();
    const { id } = expectOk(await harness.apply(user, posting.id)).body;
    await harness.deliver();
    const application = await harness.read(user, id);
    expect(application).toMatchObject({
      status: 'handed_over',
      hand_over: { reason: 'external', url: posting.apply.url },
      credit: 'returned',
    });
    const answers = Object.fromEntries(
      application.fields.map(({ label, value }: { label: string; value: string }) => [label, value]),
    );
    expect(answers).toMatchObject({ Email: user.email, Resume: 'resume.txt' });
    const received = await site.received(jobIdAt(await formOf(posting)) ?? '');
    expect(received.filter(({ email }) => email === user.email)).toEqual([]);
  },
);
