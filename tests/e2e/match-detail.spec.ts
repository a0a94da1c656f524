import type { getFormPreview } from '../../functions/src/contract/applications-form.ts';
import type { ResponseOf } from '../../functions/src/contract/endpoint.ts';
import type { getImprovements } from '../../functions/src/contract/matches-improvements.ts';
import { paths } from '../../web/src/lib/paths.ts';
import {
  eventually,
  findMatches,
  giveResume,
  readApplication,
  runSearch,
  signUpComplete,
} from './support/accounts.ts';
import { nurseResume } from './support/resumes.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { signInBefore } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test('a match says what would raise its score, asks for it only when opened, and keeps its word', async ({
  page,
}) => {
  const user = await signUpComplete(MAIN_STACK, { skills: ['Patient care'], is_any_location: false });
  await runSearch(user);
  const { items } = await findMatches(user);
  const [match] = items.filter(({ score }) => score.skills_missing.length > 1 && score.blockers.length === 0);
  const id = match?.posting.id ?? '';
  const path = `/api/matches/${id}/improvements`;
  const { score, improvements } = await user.call<ResponseOf<typeof getImprovements>>('GET', path);
  const skill = improvements.find((one) => one.fact === 'skill');
  if (!skill || score === null) throw new Error('The stock has no job with a skill to add');
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) asked += 1;
  });
  await signInBefore(page, user);
  await page.goto(paths.match(id));
  const why = page.getByText('Why not higher?');
  await expect(why).toBeVisible();
  expect(asked).toBe(0);

  await why.focus();
  await why.press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: `Add ${skill.skill} to your skills` });
  await expect(row).toContainText(`+${skill.to - score} points`);
  await expect(row).toContainText('Add it only if you have it.');
  await row.getByRole('link').click();
  await expect(page).toHaveURL(paths.profile('about'));
  await page.getByRole('combobox', { name: 'Skills', exact: true }).fill(skill.skill);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);

  // The search knows nothing of it yet; the panel does.
  await page.goBack();
  await why.click();
  await expect(page.getByText(`this job scores ${skill.to}.`)).toBeVisible();
  await expect(page.getByText(`Add ${skill.skill} to your skills`)).toHaveCount(0);
});

test('a failed answer leaves the job in sight and can be asked for again', async ({
  page,
  expectFailures,
}) => {
  expectFailures({ text: /^Failed to load resource: net::ERR_FAILED/ });
  const user = await signUpComplete(MAIN_STACK);
  await runSearch(user);
  const id = (await findMatches(user)).items[0]?.posting.id ?? '';
  await signInBefore(page, user);
  await page.route('**/improvements', (route) => route.abort());
  await page.goto(paths.match(id));
  await page.getByText('Why not higher?').click();
  await expect(page.getByText('Couldn’t load what would raise the score')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Job description' })).toBeVisible();
  await page.unroute('**/improvements');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/points|No single change/).first()).toBeVisible();
});

test('two matches are compared term by term, from choosing the second one to saving one of them', async ({
  page,
}) => {
  const user = await signUpComplete(MAIN_STACK);
  await runSearch(user);
  const [first, second, third] = (await findMatches(user)).items;
  if (!first || !second || !third) throw new Error('The stock has too few jobs to compare');
  await signInBefore(page, user);
  await page.goto(paths.match(first.posting.id));
  await page.getByRole('main').getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Compare jobs', level: 1 })).toBeFocused();
  const choices = page.getByRole('list', { name: 'Matches to compare' });
  const choice = ({ posting }: typeof first) => choices.locator(`a[href$="b=${posting.id}"]`);
  await expect(choice(second)).toBeVisible();
  await expect(choice(first)).toHaveCount(0);
  await choice(second).press('Enter');

  await expect(page).toHaveURL(paths.compare(first.posting.id, second.posting.id));
  const table = page.getByRole('table');
  for (const { posting } of [first, second])
    await expect(table.getByRole('columnheader').filter({ hasText: posting.company })).toBeVisible();
  const skills = table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Skills', exact: true }) });
  for (const [at, { score }] of [first, second].entries()) {
    const part = score.parts.find(({ kind }) => kind === 'skills');
    await expect(skills.getByRole('cell').nth(at)).toContainText(part?.label ?? '');
  }
  // Not stated: shown in words, not only hatched.
  const silent = [first, second].findIndex(({ posting }) => posting.salary === null);
  if (silent >= 0) {
    const pay = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Stated pay' }) });
    await expect(pay.getByRole('cell').nth(silent)).toContainText('Not stated');
  }
  const save = table.getByRole('button', { name: 'Save', exact: true });
  await save.nth(1).click();
  await expect(table.getByRole('button', { name: 'Saved' })).toHaveCount(1);
  await expect
    .poll(
      async () => (await user.call<{ verdict: string }>('GET', `/api/matches/${second.posting.id}`)).verdict,
    )
    .toBe('saved');

  // Both may have the same title.
  await table
    .getByRole('link', { name: `Change ${second.posting.title}` })
    .last()
    .click();
  await choice(third).click();
  await expect(page).toHaveURL(paths.compare(first.posting.id, third.posting.id));
});

test('a comparison with a job that is gone keeps the other, and another can be chosen', async ({
  page,
  expectFailures,
}) => {
  expectFailures({ status: 404, path: /\/api\/matches\/gone$/ });
  const user = await signUpComplete(MAIN_STACK);
  await runSearch(user);
  const first = (await findMatches(user)).items[0]?.posting;
  await signInBefore(page, user);
  await page.goto(paths.compare(first?.id, 'gone'));
  await expect(page.getByRole('heading', { name: 'This job is no longer available' })).toBeVisible();
  await expect(page.getByRole('heading', { name: first?.title ?? '' })).toBeVisible();
  await page.getByRole('link', { name: 'Choose another job' }).click();
  await expect(page).toHaveURL(paths.compare(first?.id));
  await expect(page.getByRole('list', { name: 'Matches to compare' })).toBeVisible();
});

test('before applying, the form says what it will ask, and the application finds the same questions', async ({
  page,
}) => {
  const user = await signUpComplete(MAIN_STACK);
  await giveResume(user, nurseResume().bytes);
  await runSearch(user);
  const { items } = await findMatches(user);
  const previewOf = (id: string) =>
    user.call<ResponseOf<typeof getFormPreview>>('GET', `/api/postings/${id}/form`);
  let found: { id: string; preview: ResponseOf<typeof getFormPreview> } | undefined;
  for (const { posting } of items.filter((match) => match.posting.source === 'greenhouse')) {
    const preview = await previewOf(posting.id);
    const asked = preview.fields.filter(({ state }) => state === 'asked').length;
    if (preview.basis === 'published' && asked > 0 && asked < preview.fields.length) {
      found = { id: posting.id, preview };
      break;
    }
  }
  if (!found) throw new Error('The stock has no published form that asks something');
  const asked = found.preview.fields.filter(({ state }) => state === 'asked');
  let opened = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/form')) opened += 1;
  });
  await signInBefore(page, user);
  await page.goto(paths.match(found.id));
  const summary = page.getByText('What this form will ask');
  await expect(summary).toBeVisible();
  expect(opened).toBe(0);
  await summary.press('Enter');
  const job = page.getByRole('main').getByRole('article');
  for (const { label } of asked)
    await expect(job.getByRole('listitem').filter({ hasText: label })).toBeVisible();
  await expect(job.getByText(user.email)).toBeVisible();

  await page.getByRole('button', { name: /^Apply with Huntwell/ }).click();
  await expect(page).toHaveURL(/\/applications\//);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const application = await eventually('the questions of the form', 90, async () => {
    const read = await readApplication(user, id);
    return read.status === 'needs_input' ? read : null;
  });
  const questions = application.questions.map(({ label }) => label);
  for (const { label } of asked) expect(questions).toContain(label);
  expect((await previewOf(found.id)).basis).toBe('this_form');
});

test('a form that nobody has read is said to be unknown', async ({ page }) => {
  const user = await signUpComplete(MAIN_STACK);
  await runSearch(user);
  const { items } = await findMatches(user);
  let unknown: string | undefined;
  for (const { posting } of items.filter((match) => match.posting.source !== 'greenhouse')) {
    const { basis } = await user.call<ResponseOf<typeof getFormPreview>>(
      'GET',
      `/api/postings/${posting.id}/form`,
    );
    if (basis === 'nothing') unknown = posting.id;
  }
  if (!unknown) throw new Error('Every form of the stock was opened before');
  await signInBefore(page, user);
  await page.goto(paths.match(unknown));
  await page.getByText('What this form will ask').click();
  await expect(page.getByText('We’ll see the questions when we open the form')).toBeVisible();
});
