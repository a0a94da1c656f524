import type { FormField } from '@huntwell/filler';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { greenhouseFields } from '../../emulators/employers/greenhouse/form.ts';
import { describeJob } from '../../emulators/employers/job.ts';
import { generatedBoards } from '../../emulators/job-boards/generated-boards.ts';
import { startJobBoards } from '../../emulators/job-boards/server.ts';
import type { RunningServer } from '../../emulators/support/http-server.ts';
import { publishedFormsAt } from '../../functions/src/composition/published-forms.ts';
import type { getFormPreview } from '../../functions/src/contract/applications-form.ts';
import type { ResponseOf } from '../../functions/src/contract/endpoint.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApplicationHarness, createHarness } from '../support/applications.ts';
import { billCounter } from '../support/billing.ts';
import { expectOk, signUpComplete, type TestUser } from '../support/users.ts';

type Preview = ResponseOf<typeof getFormPreview>;

const BOARD = 'tidewater-maps';

let api: TestApi;
let boards: RunningServer;
let harness: ApplicationHarness;
let user: TestUser;
/** A job of a board, with the address of its form. */
let job: { id: string; url: string };
beforeAll(async () => {
  api = await startApi();
  boards = await startJobBoards({ port: 0, host: '127.0.0.1', employersOrigin: 'http://employers.test' });
  harness = createHarness(api);
  user = await signUpComplete(api);
  const { jobs } = await (await fetch(`${boards.origin}/v1/boards/${BOARD}/jobs`)).json();
  job = { id: String(jobs[0].id), url: jobs[0].absolute_url };
  api.services.application.readPublishedForm = publishedFormsAt({
    greenhouse: boards.origin,
    recruitee: `${boards.origin}/recruitee/{board}`,
  });
});
afterAll(async () => {
  await boards.close();
  await api.close();
});

async function preview(id: string, of = user): Promise<Preview> {
  return expectOk(await api.call('GET', `/api/postings/${id}/form`, { token: of.token })).body;
}

/** A posting whose form is the one of this job. */
async function publish(
  at = { board: BOARD, id: job.id },
  company = `Employer ${Math.random()}`,
): Promise<string> {
  const id = harness.board.publish({ company });
  const found = await api.services.application.findPosting(id);
  if (!found) throw new Error('There is no posting');
  found.published_at = { vendor: 'greenhouse', ...at };
  found.apply = { kind: 'greenhouse', url: `${job.url}#${id}` };
  return id;
}

const labelsOf = ({ fields }: Preview, state: Preview['fields'][number]['state']) =>
  fields.filter((field) => field.state === state).map(({ label }) => label);

const field = (label: string, more: Partial<FormField> = {}): FormField => ({
  key: label,
  label,
  kind: 'text',
  required: true,
  options: [],
  value: '',
  demographic: false,
  ...more,
});

it('shows the published form, the same that the employer’s page has, with what is known already', async () => {
  const answer = await preview(await publish());
  expect(answer).toMatchObject({ basis: 'published', obstacle: null });
  const link = new URL(job.url);
  const [, , slug = '', , id = ''] = link.pathname.split('/');
  const onPage = greenhouseFields(describeJob('greenhouse', slug, id, link.search));
  const labels = onPage.map(({ label }) => label);
  for (const { label } of answer.fields) expect(labels).toContain(label);
  for (const { label, required, kind, section } of onPage)
    if (required && kind !== 'hidden' && kind !== 'consent' && section !== 'education' && label !== 'Country')
      expect(answer.fields.map((one) => one.label)).toContain(label);
  expect(answer.fields).toContainEqual(
    expect.objectContaining({ label: 'Email', state: 'answered', value: user.email, origin: 'profile' }),
  );
  // No resume was uploaded, and the form requires one.
  expect(labelsOf(answer, 'asked')).toContain('Resume/CV');
});

it('asks the board once a day, and keeps the old form while the board does not answer', async () => {
  const id = await publish();
  let asked = 0;
  const { readPublishedForm } = api.services.application;
  api.services.application.readPublishedForm = (at) => {
    asked += 1;
    return readPublishedForm(at);
  };
  const first = await preview(id);
  await preview(id);
  expect(asked).toBe(1);
  const bill = billCounter(api.services.db);
  // Two forms, the profile, the resume and what was corrected of it, the answers, and at times a permit of the rate limit.
  expect((await bill.of(() => preview(id))).reads).toBeLessThanOrEqual(7);
  api.services.application.readPublishedForm = async () => {
    throw new Error('unreachable');
  };
  api.advance(25 * 3600_000);
  expect(await preview(id)).toEqual(first);
  api.services.application.readPublishedForm = readPublishedForm;
  expect((await preview(id)).read_at).not.toBe(first.read_at);
});

it('says that nothing is known where the vendor publishes nothing, the job is gone, or the board fails', async () => {
  const nothing = { basis: 'nothing', read_at: null, fields: [], obstacle: null };
  expect(await preview(harness.board.publish({ kind: 'lever' }))).toEqual(nothing);
  expect(await preview(await publish({ board: BOARD, id: '1' }))).toEqual(nothing);
  expect(await preview(await publish({ board: 'no/such board', id: '../1' }))).toEqual(nothing);
  const id = harness.board.publish({ kind: 'external' });
  expect(await preview(id)).toMatchObject({ basis: 'external', obstacle: 'external' });
});

it('remembers the questions of a form that was opened, for everybody, without anybody’s answers', async () => {
  const company = `Clinic ${Math.random()}`;
  const posting = harness.board.publish({ company, kind: 'lever' });
  const form = [
    field('Full name', { value: 'Ada Test' }),
    field('Are you legally authorized to work in the United States?', {
      kind: 'radio',
      options: ['Yes', 'No'],
    }),
    field('Anything else?', { kind: 'long_text', required: false }),
  ];
  harness.driver.onPrepare = async () => ({
    kind: 'hand_over',
    reason: 'captcha',
    url: 'http://employers.test/x',
    fields: [],
    form,
  });
  expectOk(await harness.apply(user, posting));
  await harness.deliver();

  const other = await signUpComplete(api);
  const same = await preview(posting, other);
  expect(same).toMatchObject({ basis: 'this_form', obstacle: 'captcha' });
  expect(labelsOf(same, 'answered')).toEqual(['Full name']);
  expect(labelsOf(same, 'asked')).toEqual(['Are you legally authorized to work in the United States?']);
  expect(same.fields[1]?.legal).toBe(true);
  expect(labelsOf(same, 'left_empty')).toEqual(['Anything else?']);
  expect(await preview(harness.board.publish({ company, kind: 'lever' }), other)).toMatchObject({
    basis: 'other_form',
    obstacle: 'captcha',
  });
  const stored = await api.services.db.collection('employer_forms').get();
  expect(JSON.stringify(stored.docs.map((doc) => doc.data()))).not.toContain('Ada Test');

  // What was answered once is answered everywhere.
  await api.call('PATCH', '/api/profile', { token: other.token, json: { work_authorization: { US: true } } });
  expect(labelsOf(await preview(posting, other), 'asked')).toEqual([]);
});

it('forgets a form that was opened long ago, and prefers what is published now to one opened last week', async () => {
  const DAY = 24 * 3600_000;
  const id = await publish();
  harness.driver.onPrepare = async () => ({
    kind: 'hand_over',
    reason: 'captcha',
    url: 'http://employers.test/x',
    fields: [],
    form: [field('Only on the page')],
  });
  expectOk(await harness.apply(user, id));
  await harness.deliver();
  expect(await preview(id)).toMatchObject({ basis: 'this_form', obstacle: 'captcha' });
  api.advance(8 * DAY);
  expect(await preview(id)).toMatchObject({ basis: 'published', obstacle: 'captcha' });

  const { readPublishedForm } = api.services.application;
  api.services.application.readPublishedForm = async () => null;
  const other = await publish();
  const posting = await api.services.application.findPosting(id);
  expectOk(await harness.apply(user, other));
  await harness.deliver();
  const { basis, read_at } = await preview(other);
  expect(basis).toBe('this_form');
  api.advance(59 * DAY);
  expect(await preview(other)).toMatchObject({ basis: 'this_form', obstacle: 'captcha', read_at });
  api.advance(DAY);
  const unknown = { basis: 'nothing', read_at: null, fields: [], obstacle: null };
  expect(await preview(other)).toEqual(unknown);
  // The published form of the first was read 60 days ago too.
  expect(await preview(id)).toEqual(unknown);
  api.services.application.readPublishedForm = readPublishedForm;

  const forms = await api.services.db
    .collection('employer_forms')
    .where('url', '==', posting?.apply.url)
    .get();
  expect(forms.size).toBe(2);
  for (const doc of forms.docs)
    expect(doc.get('expire_at').toMillis() - doc.get('read_at').toMillis()).toBe(60 * DAY);
});

/** A job of a Recruitee site whose form requires an answer on something. */
async function askingOffer() {
  for (const { slug } of generatedBoards('recruitee')) {
    const { offers } = await (await fetch(`${boards.origin}/recruitee/${slug}/api/offers/`)).json();
    for (const offer of offers) {
      const asked = offer.open_questions.find(
        (one: { required: boolean; kind: string }) => one.required && one.kind === 'boolean',
      );
      if (asked) return { board: slug, offer, label: asked.body as string };
    }
  }
  throw new Error('No form requires anything');
}

it('reads what Recruitee publishes: asked before the form is opened, or shown where it is never opened', async () => {
  const { board, offer, label } = await askingOffer();
  const person = await signUpComplete(api);
  const posting = harness.board.publish({ kind: 'recruitee', company: board, url: offer.careers_apply_url });
  const found = await api.services.application.findPosting(posting);
  if (!found) throw new Error('There is no posting');
  found.published_at = { vendor: 'recruitee', board, id: String(offer.id) };
  const shown = await preview(posting, person);
  expect(shown).toMatchObject({ basis: 'published', obstacle: 'external' });
  expect(labelsOf(shown, 'asked')).toContain(label);
  expect(labelsOf(shown, 'answered')).toEqual(expect.arrayContaining(['Full name', 'Email address']));

  const opened = harness.driver.dossiers.length;
  harness.work.mayFill = () => true;
  harness.work.readPublishedForm = api.services.application.readPublishedForm;
  const { id } = expectOk(await harness.apply(person, posting)).body;
  await harness.deliver();
  const asking = await harness.read(person, id);
  expect(asking.status).toBe('needs_input');
  expect(asking.questions.map((one: { label: string }) => one.label)).toContain(label);
  expect(harness.driver.dossiers).toHaveLength(opened);
});

it('knows no job that does not exist', async () => {
  const answer = await api.call('GET', '/api/postings/nobody/form', { token: user.token });
  expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
});
