import { randomUUID } from 'node:crypto';
import type { APIResponse } from '@playwright/test';
import type {
  ApplicationStatus,
  ApplicationSummary,
  listApplications,
} from '../../functions/src/contract/applications.ts';
import type { ResponseOf } from '../../functions/src/contract/endpoint.ts';
import type { listMatches } from '../../functions/src/contract/matches.ts';
import { column, makePdf } from '../../functions/src/modules/resumes/parser/test-files.ts';
import { STATUS_WORDS } from '../../web/src/domain/applications/status-words.ts';
import { visit } from '../browser/navigation.ts';
import { bearer, COMPLETE, createAccount, giveProfile } from './support/accounts.ts';
import { toasts } from './support/api.ts';
import { posting } from './support/matches.ts';
import { readProfile } from './support/profile.ts';
import { expect, test } from './support/test.ts';

const GUIDE = [
  'Choose a Resume',
  'Set Your Job Preferences',
  'AI Finds Job Matches and Can Apply Automatically',
  'Track Your Applications',
];
const SECTIONS = [
  'Three ways to use it',
  'Success stories, only true ones',
  'Pay for what’s sent. Looking is free.',
  'How to read your matches',
  'Questions, answered plainly',
];

test("§1 landing page: hero 'Your Career Hunt Automated' [1.landing.1], a four-step guide [1.landing.3], then lazily loaded sections in this order: ways to use, success stories, pricing, features, FAQ [1.landing.4], a second 'Sign Up Now!' button [1.landing.5] and a Contact Us block [1.landing.6] with the contact e-mail [1.support.1]; refunds by e-mail [1.support.2]; a premium monthly subscription and credits [1.premium.1]", async ({
  page,
}) => {
  await page.goto('/about');
  await visit(page, '/');
  const main = page.getByRole('main');
  const heading = (name: string) => main.getByRole('heading', { name, exact: true });
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your Career Hunt Automated');
  await expect(main.getByRole('list', { name: 'How it works' }).getByRole('heading')).toHaveText(GUIDE);

  // The place to try it is lazy as well, before those that the sentence names.
  const lazy = ['Drop your resume here', ...SECTIONS];
  for (const [at, name] of lazy.entries()) {
    // Neither this section nor a later one is rendered before it is near the viewport.
    for (const later of lazy.slice(at)) await expect(heading(later)).toHaveCount(0);
    await main
      .locator('div[aria-hidden][style*="min-height"]')
      .first()
      .evaluate((place) => {
        const top = place.getBoundingClientRect().top + scrollY;
        window.scrollTo({ top: top - innerHeight + 120, behavior: 'instant' });
      });
    await expect(heading(name)).toBeAttached();
  }

  const order = [GUIDE[3] ?? '', ...SECTIONS, 'Contact Us'];
  const tops = await Promise.all(
    order.map((name) => heading(name).evaluate((one) => one.getBoundingClientRect().top)),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expect(main.getByRole('button', { name: 'Sign Up Now!' })).toHaveCount(1);
  const second = main.getByRole('link', { name: 'Sign Up Now!' });
  await expect(second).toHaveAttribute('href', /^\/auth/);
  expect(await second.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(tops[5] ?? 0);
  const contact = main.locator('a[href="mailto:help@huntwell.example"]').last();
  await expect(contact).toHaveText('help@huntwell.example');
  expect(await contact.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(
    tops.at(-1) ?? Number.POSITIVE_INFINITY,
  );
  await expect(main.getByText('Refunds are handled by email too.')).toBeVisible();
  const prices = main.locator('#pricing-section');
  await expect(prices.getByText(/Premium/).first()).toBeAttached();
  await expect(prices).toContainText(/\$35[\s\S]*month/);
  await expect(prices).toContainText('25 credits');
});

const RESUME = [
  'Dana Okafor',
  'Registered Nurse, Albany, NY',
  'dana.okafor@example.com  +1 212 555 0142',
  'EXPERIENCE',
  'Registered Nurse, Hillside Clinic, Albany, NY    Mar 2018 - Present',
  'Patient care, triage, wound care and medication administration on a 30-bed unit.',
  'EDUCATION',
  'Bachelor of Science in Nursing, 2017',
  'SKILLS',
  'Patient care, Triage, Wound care, IV therapy, Medication administration, Electronic health records',
];

test('§1 a visitor uploads a resume [1.visitor.1] and sets job preferences: job titles, relevant skills, salary range and additional information [1.visitor.2]; the AI finds hundreds of matching jobs and gives each a relevance score [1.ai.1] [3.other.1]', async ({
  page,
  request,
  openAs,
  baseURL,
}) => {
  // The first search of a stack waits for its worker to start.
  test.setTimeout(90_000);
  const account = await createAccount(baseURL ?? '');
  await giveProfile(request, account, COMPLETE);
  const headers = bearer(account);
  await openAs(account, '/profile');
  const main = page.getByRole('main');
  await main.locator('input[type="file"]').setInputFiles({
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(makePdf([column(RESUME)])),
  });
  await expect(main.getByRole('list', { name: 'Resumes' })).toContainText('resume.pdf');
  for (const [label, words] of [
    ['Job titles', ['Registered Nurse', 'Care Coordinator']],
    ['Skills', ['Triage', 'Patient care']],
  ] as const) {
    const box = main.getByLabel(label, { exact: true });
    for (const word of words) {
      await box.fill(word);
      await box.press('Enter');
    }
  }
  await main.getByLabel('Minimum pay').fill('70000');
  await main.getByLabel('Maximum pay').fill('110000');
  await main.getByLabel('Anything else').fill('No night shifts.');
  await main.getByRole('checkbox', { name: 'Any location' }).check();
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toasts(page)).toContainText('Profile saved');
  expect(await readProfile(request, account)).toMatchObject({
    job_titles: ['Registered Nurse', 'Care Coordinator'],
    skills: ['Triage', 'Patient care'],
    salary_min: 7_000_000,
    salary_max: 11_000_000,
    additional_info: 'No night shifts.',
    is_any_location: true,
  });

  const started = await request.post('/api/searches', {
    headers: { ...headers, 'idempotency-key': randomUUID() },
  });
  expect(started.status(), await started.text()).toBe(202);
  const { id } = await started.json();
  await expect
    .poll(async () => (await (await request.get(`/api/searches/${id}`, { headers })).json()).status, {
      timeout: 60_000,
    })
    .toBe('done');
  // What is shown: nothing from the band that is shown only on request.
  const scores = new Map<string, number>();
  for (let cursor: string | null = ''; cursor !== null; ) {
    const answer: APIResponse = await request.get(`/api/matches?limit=100${cursor && `&cursor=${cursor}`}`, {
      headers,
    });
    const { items, next_cursor }: ResponseOf<typeof listMatches> = await answer.json();
    for (const { posting, score } of items) scores.set(posting.id, score.score ?? 0);
    cursor = next_cursor;
  }
  expect(scores.size).toBeGreaterThanOrEqual(200);
  expect(Math.min(...scores.values())).toBeGreaterThanOrEqual(50);
  expect(Math.max(...scores.values())).toBeLessThanOrEqual(100);
  await page.goto('/job-search');
  await expect(main.getByRole('heading', { level: 1, name: `${scores.size} matches` })).toBeVisible();
  const best = main.getByRole('list', { name: 'Matches' }).getByRole('listitem').first();
  await expect(best.getByText(String(Math.max(...scores.values())), { exact: true })).toBeVisible();
});

test('§1 job preferences: a salary range whose highest is below its lowest is refused at the field [1.visitor.2], in the profile and in the onboarding', async ({
  page,
  request,
  openAs,
  baseURL,
  expectFailures,
}) => {
  // Refused by the server too.
  expectFailures({ status: 400, path: /^\/api\/profile$/ });
  const account = await createAccount(baseURL ?? '');
  await giveProfile(request, account, COMPLETE);
  const highest = page.getByLabel('Maximum pay');
  for (const [path, button] of [
    ['/profile', 'Save'],
    ['/onboarding/preferences', 'Continue'],
  ] as const) {
    await openAs(account, path);
    await page.getByLabel('Minimum pay').fill('90000');
    await highest.fill('80000');
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(highest).toHaveAccessibleDescription('The maximum pay is below the minimum.');
    await expect(highest).toHaveAttribute('aria-invalid', 'true');
    expect((await readProfile(request, account)).salary_max).toBeNull();
  }
  await expect(highest).toBeFocused();
  await highest.fill('100000');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL('/onboarding/who-applies');
  expect(await readProfile(request, account)).toMatchObject({
    salary_min: 9_000_000,
    salary_max: 10_000_000,
  });
});

test("§1 when 'Huntwell' is selected it can auto apply for the user [1.ai.2]", async ({
  page,
  request,
  openAs,
  baseURL,
}) => {
  const account = await createAccount(baseURL ?? '');
  await giveProfile(request, account, COMPLETE);
  await openAs(account, '/onboarding/who-applies');
  await page.getByRole('radio', { name: /^Huntwell/ }).check();
  await page.getByRole('button', { name: 'See my matches' }).click();
  await expect(page).toHaveURL('/onboarding/search');
  expect((await readProfile(request, account)).auto_apply).toBe(true);
});

test('§1 the user then tracks the status of applications [1.ai.3]', async ({ page, openAs, member }) => {
  const now = new Date().toISOString();
  const item = (id: string, company: string, status: ApplicationStatus): ApplicationSummary => ({
    id,
    posting: { ...posting, id: `p-${id}`, company },
    status,
    activity: '',
    own: null,
    score: 87,
    known_share: 0.9,
    credit: 'spent',
    open_questions: 0,
    moves: [],
    can_undo: false,
    confirmed: true,
    sent_at: now,
    created_at: now,
    updated_at: now,
  });
  let items = [item('a1', 'Northlight Health', 'submitted'), item('a2', 'Harbor Clinic', 'interviewing')];
  await page.route('**/api/applications?*', (route) =>
    route.fulfill({ json: { items, next_cursor: null } satisfies ResponseOf<typeof listApplications> }),
  );
  await openAs(member, '/applications');
  const main = page.getByRole('main');
  const card = (column: string, company: string) =>
    main.getByRole('region', { name: column, exact: true }).getByRole('link', { name: company });
  await expect(card('Sent', 'Northlight Health')).toContainText('Sent today');
  await expect(card('Interviewing', 'Harbor Clinic')).toContainText(STATUS_WORDS.interviewing.text);
  await expect(main.getByRole('link', { name: /Northlight|Harbor/ })).toHaveCount(2);
  // Each shows its status and what happened.
  items = [item('a1', 'Northlight Health', 'offer'), item('a2', 'Harbor Clinic', 'rejected')];
  await page.reload();
  for (const rail of ['Offer', 'Closed']) await main.getByRole('button', { name: rail }).click();
  await expect(card('Offer', 'Northlight Health')).toContainText(STATUS_WORDS.offer.text);
  await expect(card('Closed', 'Harbor Clinic')).toContainText(STATUS_WORDS.rejected.text);
  await expect(main.getByRole('link', { name: /Northlight|Harbor/ })).toHaveCount(2);
});
