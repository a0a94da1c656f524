import { column, makePdf } from '../../functions/src/modules/resumes/parser/test-files.ts';
import { paths } from '../../web/src/lib/paths.ts';
import { whenStarted } from '../browser/navigation.ts';
import { giveResume, signUpComplete } from './support/accounts.ts';
import { nurseResume } from './support/resumes.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { signInBefore } from './support/steps.ts';
import { expect, test } from './support/test.ts';

const LEFT = ['SKILLS', 'Triage', 'Patient care', 'Telemetry', 'Charting', 'Wound care', 'Epic', 'BLS'];
const RIGHT = [
  'EXPERIENCE',
  'Registered Nurse, Northmere Hospital',
  'Jan 2019 - Present',
  'Cared for patients on a ward of thirty beds',
  'Taught new nurses telemetry and wound care',
  'Nursing Assistant, Linden Vale',
  'Mar 2016 - Dec 2018',
  'Charting and vital signs on a night shift',
];

test('advice quotes the lines of this file, and shows each among all lines', async ({ page }) => {
  const bytes = makePdf([[...column(LEFT, 40, 80), ...column(RIGHT, 240, 80)]]);
  await page.goto(paths.resumeCheck());
  // The page is there before its code is.
  await whenStarted(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'columns.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
  const found = page.getByRole('region', { name: 'What we found' });
  const columns = found.getByRole('listitem').filter({ hasText: 'Your text is in columns' });
  await expect(columns).toContainText('Triage Registered Nurse, Northmere Hospital');
  await columns
    .getByRole('button', { name: /^Line / })
    .nth(1)
    .focus();
  await page.keyboard.press('Enter');
  const shown = page.getByRole('list', { name: 'Lines of your resume' }).locator('[aria-current=true]');
  await expect(shown).toContainText('Triage');
  await expect(shown).toBeFocused();
});

test('the profile opens the report on a stored resume', async ({ page }) => {
  const user = await signUpComplete(MAIN_STACK);
  await giveResume(user, nurseResume().bytes);
  await signInBefore(page, user);
  await page.goto(paths.profile());
  await page.getByRole('link', { name: 'Check how machines read resume.pdf' }).click();
  await expect(page.getByRole('heading', { name: 'What we read, in order' })).toBeVisible();
  await expect(page.getByText('resume.pdf')).toBeVisible();
  // They have an account: there is nothing to try.
  await expect(page.getByText('See which jobs it fits')).toHaveCount(0);
});
