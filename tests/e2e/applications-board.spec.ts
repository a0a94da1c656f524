import type { ApplicationNotes } from '../../functions/src/contract/applications-notes.ts';
import type { QuestionGroup } from '../../functions/src/contract/applications-questions.ts';
import { paths } from '../../web/src/lib/paths.ts';
import { readApplication, signUpComplete } from './support/accounts.ts';
import { appliedUser, sendApplication } from './support/application-stages.ts';
import { postingsThatShare } from './support/form-postings.ts';
import { inspectPage } from './support/inspect-page.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { signInBefore, signInByPage } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test('a card is dragged with the mouse, moved with the keyboard, and each move can be undone', async ({
  page,
}) => {
  // Ends with three pages that are inspected.
  test.setTimeout(300_000);
  const { user, ids } = await appliedUser(2);
  const [sent = '', asking = ''] = ids;
  expect(await sendApplication(user, sent)).toMatchObject({ status: 'submitted' });
  const { posting } = await readApplication(user, sent);
  await signInByPage(page, user);
  await page.goto(paths.applications());
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const card = (name: string) => column(name).getByRole('link', { name: new RegExp(posting.company) });
  const statusIs = (status: string) =>
    expect.poll(async () => (await readApplication(user, sent)).status).toBe(status);

  await test.step('by mouse', async () => {
    const from = await card('Sent').boundingBox();
    const to = await column('Interviewing').boundingBox();
    if (!from || !to) throw new Error('The board has no columns');
    await page.mouse.move(from.x + 40, from.y + 30);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 50, { steps: 4 });
    await expect(column('Interviewing').getByText('Drop here to mark as interviewing')).toBeVisible();
    await expect(column('Ready to review').getByText('Applications move here on their own.')).toBeVisible();
    await page.mouse.move(to.x + to.width / 2, to.y + 200, { steps: 6 });
    await page.mouse.up();
    await expect(card('Interviewing')).toBeVisible();
    await statusIs('interviewing');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(card('Sent')).toBeVisible();
    await statusIs('submitted');
  });

  await test.step('by keyboard: picked up, and dropped on the next slot', async () => {
    await card('Sent').focus();
    await page.keyboard.press('Space');
    await expect(column('Interviewing').getByText('Drop here to mark as interviewing')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Drop here to mark as interviewing.', { exact: true })).toBeAttached();
    await page.keyboard.press('Space');
    await expect(card('Interviewing')).toBeVisible();
    await statusIs('interviewing');
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
    await page.keyboard.press('u');
    await expect(card('Sent')).toBeVisible();
    await statusIs('submitted');
  });

  await test.step('by keyboard: the menu names every move that is allowed', async () => {
    await card('Sent').focus();
    await page.keyboard.press('m');
    await expect(page.getByRole('menuitem')).toHaveText([
      'I have an interview',
      'I got an offer',
      'I accepted',
      'I was rejected',
      'Withdraw',
    ]);
    await page.getByRole('menuitem', { name: 'I was rejected' }).click();
    await statusIs('rejected');
    await page.getByRole('button', { name: 'Closed' }).click();
    await expect(card('Closed')).toBeVisible();
  });

  await test.step('a wrong rejection is undone on the application itself', async () => {
    await page.goto(paths.application(sent));
    await page.getByRole('button', { name: 'Undo last change' }).click();
    await expect(page.getByRole('button', { name: 'Status: Submitted. Change' })).toBeVisible();
    await statusIs('submitted');
  });

  await test.step('what cannot be moved by hand has no slot', async () => {
    await page.goto(paths.applications());
    const waiting = page.locator(`[data-application="${asking}"]`);
    await waiting.focus();
    await page.keyboard.press('m');
    await expect(page.getByRole('menuitem')).toHaveText(['Withdraw']);
    await page.keyboard.press('Escape');
  });

  expect(await inspectPage(page, paths.applications())).toEqual([]);
  expect(await inspectPage(page, paths.applications({ view: 'table' }))).toEqual([]);
  expect(await inspectPage(page, paths.applications({ open: sent }))).toEqual([]);
});

test('a note, a contact and a reminder are written down beside the board, and a follow-up is drafted', async ({
  page,
}) => {
  const { user, ids } = await appliedUser(1);
  const [id = ''] = ids;
  await sendApplication(user, id);
  await signInByPage(page, user);
  await page.goto(paths.applications());
  await page.locator(`[data-application="${id}"]`).focus();
  const notes = () => user.call<ApplicationNotes>('GET', `/api/applications/${id}/notes`);

  await test.step('N: a note, saved while it is written', async () => {
    await page.keyboard.press('n');
    const note = page.getByRole('textbox', { name: 'Note' });
    await expect(note).toBeFocused();
    await note.pressSequentially('Team of five');
    await expect(page.getByRole('region', { name: 'Notes' }).getByRole('status')).toHaveText('Saved');
    expect((await notes()).note).toBe('Team of five');
  });

  await test.step('a contact', async () => {
    await page.getByRole('button', { name: 'Add contact' }).click();
    await page.getByLabel('Name').fill('Tomas Brenneke');
    await page.getByLabel('Email (optional)').fill('tomas');
    await page.getByRole('button', { name: 'Save contact' }).click();
    await expect(page.getByLabel('Email (optional)')).toBeFocused();
    await page.getByLabel('Email (optional)').fill('tomas@example.com');
    await page.getByRole('button', { name: 'Save contact' }).click();
    await expect(page.getByRole('link', { name: 'Email Tomas Brenneke' })).toHaveAttribute(
      'href',
      'mailto:tomas@example.com',
    );
  });

  await test.step('a reminder is added, done and deleted, and comes back', async () => {
    await page.getByRole('button', { name: 'Add reminder' }).click();
    await page.getByLabel('Date').fill('2030-05-08');
    await page.getByLabel('Time (optional)').fill('10:00');
    await page.getByRole('button', { name: 'Save reminder' }).click();
    const reminder = page.getByRole('checkbox', { name: /^Done: Interview May 8/ });
    await expect(reminder).toBeVisible();
    // It is the card's next step, too.
    await expect(page.locator(`[data-application="${id}"]`)).toContainText('Interview May 8');
    await reminder.check();
    await expect.poll(async () => (await notes()).reminders).toMatchObject([{ done: true }]);
    await page.getByRole('button', { name: /^Delete: Interview/ }).click();
    await expect(reminder).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(reminder).toBeVisible();
  });

  await test.step('a follow-up to the person written down', async () => {
    await page.getByRole('button', { name: 'Read the draft' }).click();
    await expect(page.getByRole('textbox', { name: 'Follow-up email' })).toHaveValue(/^Hi Tomas,/);
    await expect(page.getByRole('link', { name: 'Open in email' })).toHaveAttribute(
      'href',
      /^mailto:tomas@example\.com\?subject=/,
    );
  });

  await test.step('Esc gives the focus back to the card', async () => {
    await page.getByRole('button', { name: 'Close', exact: true }).focus();
    await page.keyboard.press('Escape');
    await expect(page.locator(`[data-application="${id}"]`)).toBeFocused();
  });
  expect(await inspectPage(page, paths.application(id))).toEqual([]);
});

test('one answer goes to every application that asks the same', async ({ page }) => {
  const { user } = await appliedUser(2, (who, count) => postingsThatShare(who, 'notice_period', count));
  const groups = async () => (await user.call<{ items: QuestionGroup[] }>('GET', '/api/questions')).items;
  const shared = (await groups()).find(
    ({ applications, topic }) => applications.length > 1 && topic === 'notice_period',
  );
  if (!shared) throw new Error('No two forms ask the same');
  await signInByPage(page, user);
  await page.goto(paths.applications());
  await page.getByRole('button', { name: 'Answer now' }).click();
  const dialog = page.getByRole('dialog');
  const question = dialog.getByRole('region').filter({ hasText: shared.label });
  const folded = dialog.getByRole('button', { name: shared.label });
  await expect(folded.or(question)).toBeVisible();
  if (await folded.isVisible()) await folded.click();
  await question.getByRole('textbox').fill('7');
  await question.getByRole('button', { name: `Save for all ${shared.applications.length}` }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'You answered' })).toContainText('“7”');
  await expect(dialog.getByRole('button', { name: 'Undo' })).toBeFocused();
  expect((await groups()).map(({ id }) => id)).toContain(shared.id);
  // Leaving sends what could have been undone until then.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(async () => (await groups()).map(({ id }) => id)).not.toContain(shared.id);
});

test('an application sent elsewhere is added with the keyboard, followed like the others, and taken back', async ({
  page,
  expectFailures,
}) => {
  expectFailures({ status: 409, path: /^\/api\/own-applications$/ });
  const user = await signUpComplete(MAIN_STACK);
  await signInBefore(page, user);
  await page.goto(paths.applications());
  await page.getByRole('link', { name: 'Add one you sent yourself' }).press('Enter');
  const form = page.getByRole('form', { name: 'Add an application you sent' });
  await expect(form.getByLabel('Company')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByText('Enter the company.')).toBeVisible();
  await expect(form.getByLabel('Company')).toBeFocused();
  await page.keyboard.type('Harbor Clinic');
  await form.getByLabel('Job title').fill('Charge Nurse');
  await form.getByLabel(/Link to the job/).fill('https://jobs.example.com/42');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  const sent = page.getByRole('region', { name: 'Sent', exact: true });
  const card = sent.getByRole('link', { name: /Harbor Clinic/ });
  await expect(card).toContainText('Sent today');
  await card.click();
  const panel = page.getByRole('complementary', { name: 'Application', exact: true });
  await expect(panel.getByRole('link', { name: 'Open the job' })).toHaveAttribute(
    'href',
    'https://jobs.example.com/42',
  );
  await expect(panel.getByText('You sent it yourself')).toBeVisible();

  // The same job again: it says so, and nothing typed is lost.
  await page.getByRole('button', { name: 'Add application' }).click();
  await form.getByLabel('Company').fill('Harbor Clinic');
  await form.getByLabel('Job title').fill('Charge Nurse');
  await form.getByLabel(/Link to the job/).fill('https://jobs.example.com/42?utm_source=mail');
  await form.getByRole('button', { name: 'Add application' }).click();
  await expect(form.getByText('You already added this application.')).toBeVisible();
  await form.getByLabel(/Link to the job/).fill('');
  await form.getByRole('button', { name: 'Add application' }).click();
  await expect(sent.getByRole('link', { name: /Harbor Clinic/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(sent.getByRole('link', { name: /Harbor Clinic/ })).toHaveCount(1);
  expect(await inspectPage(page, paths.applications())).toEqual([]);
});

test('a dialog opened by its address takes the focus without a ring around it', async ({ page }) => {
  await signInBefore(page, await signUpComplete(MAIN_STACK));
  await page.goto('/applications?questions=open');
  const dialog = page.getByRole('dialog', { name: 'Answer once, apply everywhere' });
  await expect(dialog).toContainText('No form is waiting for an answer.');
  await expect(dialog).toBeFocused();
  await expect(dialog).toHaveCSS('outline-style', 'none');
});
