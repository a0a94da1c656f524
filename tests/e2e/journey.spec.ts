import { newAccount, signIn } from './support/accounts.ts';
import { printFigure } from './support/figures.ts';
import { postingThatAsks } from './support/form-postings.ts';
import { engineerResume, nurseResume } from './support/resumes.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { answerQuestions, goTo, mainNavigation } from './support/steps.ts';
import { expect, receivedFrom, test } from './support/test.ts';
import { keyboard, pointer } from './support/user-input.ts';

const MAX_PRESSES_TO_MATCHES = 12;
const MIN_MATCHES = 200;

const PEOPLE = [
  {
    who: 'a nurse',
    resume: nurseResume,
    name: 'Dana Okafor',
    title: 'Registered Nurse',
    phone: '+1 617 555 0142',
  },
  {
    who: 'a software engineer',
    resume: engineerResume,
    name: 'Tomas Lindqvist',
    title: 'Senior Software Engineer',
    phone: '+1 512 555 0173',
  },
];

for (const person of PEOPLE) {
  test(`${person.who} finds matches and sends an application`, async ({ page, isMobile }) => {
    test.setTimeout(300_000);
    const account = newAccount();
    // On desktop by keyboard only, on a phone by touch.
    const input = isMobile ? pointer(page) : keyboard(page);
    const screen = isMobile ? 'phone' : 'desktop, keyboard';

    await page.goto('/');
    await input.press(page.getByRole('banner').getByRole('link', { name: 'Sign In' }));
    await input.press(page.getByRole('tab', { name: 'Sign Up' }));
    await input.write(page.getByLabel('Email', { exact: true }), account.email);
    await input.write(page.getByLabel('Password', { exact: true }), account.password);
    await input.press(page.getByRole('button', { name: 'Create Account' }));

    await test.step('drop a resume', async () => {
      const place = page.getByRole('heading', { name: 'Upload your resume' });
      await expect(place).toBeVisible();
      await input.giveFile(place, page.getByRole('button', { name: 'Choose a file' }), person.resume());
    });

    await test.step('correct what was understood', async () => {
      await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeVisible({ timeout: 60_000 });
      await expect(page.getByLabel('Full name')).toHaveValue(person.name);
      await expect(page.getByLabel('Job title')).toHaveValue(person.title);
      await expect(page.getByLabel('Phone')).toHaveValue(/\d{3}.*\d{4}$/);
      await input.write(page.getByLabel('Phone'), person.phone);
      await input.press(page.getByRole('button', { name: 'Continue' }));
    });

    await test.step('say what is wanted', async () => {
      await expect(page.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible();
      await input.press(page.getByRole('checkbox', { name: 'Any location' }));
      const may_work = page.getByRole('group', { name: 'Are you authorized to work in the United States?' });
      await input.press(may_work.getByRole('button', { name: 'Yes' }));
      await input.press(page.getByRole('button', { name: 'Continue' }));
    });

    const matches = page.getByRole('heading', { level: 1, name: /^[\d,]+ matches$/ });
    await test.step('choose who applies, and watch the search', async () => {
      await expect(page.getByRole('heading', { name: 'Who applies?' })).toBeVisible();
      await input.press(page.getByRole('radio', { name: /^Me\b/ }));
      const see = page.getByRole('button', { name: 'See my matches' });
      await input.press(see);
      await expect(page.getByRole('progressbar', { name: 'Search progress' })).toBeVisible();
      await expect(matches).toBeVisible({ timeout: 60_000 });
      const seconds = (performance.now() - input.pressed_at) / 1000;
      const count = Number(((await matches.textContent()) ?? '').replace(/\D/g, ''));
      console.log(`${screen}, ${person.who}: ${count} matches after ${input.presses} presses`);
      printFigure(`${screen}, ${person.who}: matches`, seconds);
      expect(count).toBeGreaterThanOrEqual(MIN_MATCHES);
      expect(input.presses).toBeLessThanOrEqual(MAX_PRESSES_TO_MATCHES);
    });

    const user = await signIn(MAIN_STACK, account);
    const posting = await postingThatAsks(user);
    await test.step('open a posting', async () => {
      await input.write(page.getByRole('textbox', { name: 'Search your matches' }), posting.title);
      await input.press(page.locator(`a[href^="/job-search/${encodeURIComponent(posting.id)}"]`));
      await expect(page.getByRole('article', { name: posting.title })).toBeVisible();
    });

    let applied = 0;
    await test.step('apply, answer, review, send', async () => {
      await input.press(page.getByRole('button', { name: /^Apply with Huntwell · 1 credit$/ }));
      applied = input.pressed_at;
      await expect(page).toHaveURL(/\/applications\//);
      await expect(page.getByRole('heading', { name: /only you can answer/ })).toBeVisible({
        timeout: 60_000,
      });
      await answerQuestions(page, input);
      await expect(page.getByRole('heading', { name: 'Review and send' })).toBeVisible({
        timeout: 60_000,
      });
      expect(await receivedFrom(account.email)).toEqual([]);
      await input.press(page.getByRole('button', { name: /^Send with Huntwell/ }));
    });

    await test.step('the receipt', async () => {
      await expect(page.getByText('Submitted with proof')).toBeVisible({ timeout: 60_000 });
      const seconds = (performance.now() - applied) / 1000;
      printFigure(`${screen}, ${person.who}: receipt`, seconds);
      await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
      const picture = page.getByRole('img', {
        name: `The filled-out application form for ${posting.company}`,
      });
      await expect(picture).toBeVisible();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(600);
      await expect(page.getByText(account.email)).toBeVisible();
      const [reception, ...more] = await receivedFrom(account.email);
      expect(more).toEqual([]);
      expect(reception).toMatchObject({ honeypot: false });
      expect(reception?.fields.map(({ value }) => value)).toContain(account.email);
    });

    await test.step('credits and their ledger', async () => {
      await goTo(page, input, 'Credits');
      await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Balance' })).toContainText(/^9Available now/);
      const history = page.getByRole('region', { name: 'Credit history' }).getByRole('listitem');
      await expect(history).toHaveText([
        /^Sent to .* Receipt−19 left$/,
        /^You got 10\scredits .*\+1010 left$/,
      ]);
    });

    await test.step('dashboard and list of applications', async () => {
      await goTo(page, input, 'Dashboard');
      await expect(page.getByRole('main').locator('header p').last()).toContainText(
        '1 application sent in 7 days.',
      );
      await expect(page.getByRole('region', { name: 'Credits' })).toContainText(/^Credits.*9Available/);
      await goTo(page, input, 'Applications');
      await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
      await expect(page.getByRole('link', { name: new RegExp(posting.company) })).toBeVisible();
    });

    await test.step('sign out', async () => {
      await input.press((await mainNavigation(page, input)).getByRole('button', { name: 'Sign Out' }));
      await expect(page.getByRole('alert').filter({ hasText: 'Signed out successfully' })).toBeVisible();
      await expect(page).toHaveURL('/');
      await page.goto('/dashboard');
      await expect(page.getByText('Authentication Required')).toBeVisible();
    });
  });
}
