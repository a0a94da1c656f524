import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byLabel, resumeFile, startTestSite, type TestSite } from '../testing.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
}, 30_000);
afterAll(() => site.close());

const SPONSORSHIP = 'Can you work in the United States without sponsorship, both now and in the future?';
const entry = (page: Page, label: string) =>
  page.locator('.ashby-application-form-field-entry').filter({ hasText: label });
const submit = (page: Page) => page.locator('.ashby-application-form-submit-button').click();

async function fillContact(page: Page) {
  await page.locator('#_systemfield_name').fill('Maria Lopez');
  await page.locator('#_systemfield_email').fill('maria.lopez@example.com');
  await page.locator('#_systemfield_resume').setInputFiles(resumeFile());
  await page.getByRole('button', { name: 'Delete maria-lopez.txt' }).waitFor();
}

describe('Ashby-like form', () => {
  it('is drawn after the load, without a form element, and takes an application', async () => {
    const page = await site.open(
      '/ashby/quietgrid/ab-full/application?ask=sponsorship.2,how_did_you_hear,languages,why_us~&location=yes&phone_required=yes&consent=yes',
    );
    expect(await page.locator('.ashby-application-form-container').count()).toBe(0);
    await fillContact(page);
    expect(await page.locator('form').count()).toBe(0);
    await entry(page, 'Phone Number').locator('input').fill('+1 415 555 0134');
    await entry(page, SPONSORSHIP).getByRole('button', { name: 'Yes' }).click();
    await entry(page, 'How did you hear').getByLabel('Job board').check();
    await entry(page, 'Which languages').getByLabel('Spanish').check();
    await page.locator('#_systemfield_data_consent_ack').check();
    const place = entry(page, 'Location').getByRole('combobox');
    await place.pressSequentially('Berlin', { delay: 10 });
    await page.getByRole('option', { name: 'Berlin, Germany' }).click();
    await submit(page);
    await page.locator('.ashby-application-form-success-container').waitFor();
    expect(page.url()).toContain('/application');

    const [reception, ...more] = await site.received('ab-full');
    expect(more).toEqual([]);
    expect(byLabel(reception)).toMatchObject({
      'Legal Name': 'Maria Lopez',
      Location: 'Berlin, Germany',
      [SPONSORSHIP]: 'Yes',
      'How did you hear about this job?': 'Job board',
    });
    expect(reception?.files).toMatchObject([{ field: '_systemfield_resume', filename: 'maria-lopez.txt' }]);
    await page.close();
  });

  it('takes only a real click on yes and no', async () => {
    const page = await site.open('/ashby/quietgrid/ab-click/application?ask=sponsorship.2');
    await fillContact(page);
    const yes = entry(page, SPONSORSHIP).getByRole('button', { name: 'Yes' });
    await yes.evaluate((node) => {
      Reflect.apply(Reflect.get(node, 'click'), node, []);
    });
    expect(await yes.getAttribute('class')).toContain('_active');
    expect(await yes.getAttribute('aria-pressed')).toBe('false');
    await submit(page);
    await page.getByText('Your form needs corrections.').waitFor();
    expect(await entry(page, SPONSORSHIP).locator('[id^="error-"]').textContent()).toBe(
      'This field is required.',
    );
    expect(await site.received('ab-click')).toEqual([]);
    await page.close();
  });

  it('overwrites the form from the decoy uploader', async () => {
    const page = await site.open('/ashby/quietgrid/ab-decoy/application?ask=why_us');
    await page.locator('#_systemfield_name').fill('Typed By Hand');
    const why = entry(page, 'Why do you want to work').locator('textarea');
    await why.fill('A long answer');
    await page
      .locator('.ashby-application-form-autofill-uploader input[type=file]')
      .setInputFiles(resumeFile());
    await page.getByText('Your resume was parsed.').waitFor();
    expect(await page.locator('#_systemfield_name').inputValue()).toBe('MARIA LOPEZ');
    expect(await why.inputValue()).toBe('');
    expect(await page.locator('.ashby-application-form-input-file-item').count()).toBe(0);
    await page.close();
  });

  it('answers 200 when it refuses, and shows which kind of refusal', async () => {
    const refusals = [
      ['spam-1', '.ashby-application-form-failure-container', 'flagged as possible spam'],
      ['blocked-1', '.ashby-application-form-blocked-application-container', 'number of applications'],
    ] as const;
    for (const [id, container, text] of refusals) {
      const page = await site.open(`/ashby/quietgrid/${id}/application?ask=none`);
      await fillContact(page);
      const answered = page.waitForResponse(/ApiSubmit/);
      await submit(page);
      expect((await answered).status()).toBe(200);
      await page.locator(container).filter({ hasText: text }).waitFor();
      expect(await site.received(id)).toEqual([]);
      await page.close();
    }
  });

  it('stops at a mounted reCAPTCHA', async () => {
    const page = await site.open('/ashby/quietgrid/captcha-ab/application?ask=none');
    await fillContact(page);
    await submit(page);
    await page.getByText('Complete the reCAPTCHA challenge and submit again.').waitFor();
    await page.frameLocator('.g-recaptcha iframe').getByLabel('I am a person').click();
    await page.waitForFunction("document.querySelector('[name=g-recaptcha-response]').value !== ''");
    await submit(page);
    await page.locator('.ashby-application-form-success-container').waitFor();
    await page.close();
  });

  it('asks for an e-mailed code', async () => {
    const page = await site.open('/ashby/quietgrid/email_code-ab/application?ask=none');
    await fillContact(page);
    await submit(page);
    await page.locator('#security-input-0').waitFor();
    const code = /[A-Z0-9]{8}/.exec(site.mails.at(-1)?.text ?? '')?.[0] ?? '';
    for (const [index, character] of [...code].entries())
      await page.locator(`#security-input-${index}`).fill(character);
    await submit(page);
    await page.locator('.ashby-application-form-success-container').waitFor();
    await page.close();
  });

  it('says that a closed job is closed', async () => {
    const page = await site.open('/ashby/quietgrid/closed-ab/application');
    await page.getByText('no longer accepting applications').waitFor();
    await page.close();
  });
});
