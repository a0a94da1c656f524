import { paths } from '../../web/src/lib/paths.ts';
import { readApplication } from './support/accounts.ts';
import { appliedUser, sendApplication } from './support/application-stages.ts';
import { inspectPage } from './support/inspect-page.ts';
import { signInByPage } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test('a card is dragged with the mouse, moved with the keyboard, and each move can be undone', async ({
  page,
}) => {
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
    await expect(column('Ready to review').getByText('We move applications here.')).toBeVisible();
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
