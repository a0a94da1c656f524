import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byLabel, resumeFile, startTestSite, type TestSite } from '../testing.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
}, 30_000);
afterAll(() => site.close());

const SPONSORSHIP = 'Will you now or in the future require visa sponsorship to work in the United States?';

async function fillContact(page: Page) {
  await page.locator('#first_name').fill('Maria');
  await page.locator('#last_name').fill('Lopez');
  await page.locator('#email').fill('maria.lopez@example.com');
  await page.locator('#resume').setInputFiles(resumeFile('pdf'));
  await page.locator('.file-upload__filename').waitFor();
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit application' }).click();
const required = (page: Page, name: string) =>
  page.locator(`[data-select="${name}"] input[class*=requiredInput]`).count();

describe('Greenhouse-like form', () => {
  it('takes an application with choices, boxes and a place, and confirms it', async () => {
    const page = await site.open(
      '/greenhouse/tidewater-maps/jobs/gh-full?title=Chart+Editor&company=Tidewater&ask=sponsorship,languages,why_us&location=yes&phone_required=yes&consent=yes&demographics=yes',
    );
    await fillContact(page);
    await page.locator('#country').click();
    await page.getByRole('option', { name: 'United States +1' }).click();
    await page.locator('#phone').fill('415 555 0134');

    const place = page.locator('#candidate-location');
    expect(await required(page, 'candidate-location')).toBe(1);
    await place.click();
    await place.pressSequentially('portland ma', { delay: 10 });
    await page.getByRole('option', { name: 'Portland, Maine, United States' }).click();
    expect(await page.locator('#latitude').inputValue()).toBe('43.66');

    const sponsorship = page.getByRole('combobox', { name: SPONSORSHIP });
    const name = (await sponsorship.getAttribute('id')) ?? '';
    expect(await required(page, name)).toBe(1);
    await sponsorship.focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('body > .select__menu-portal [role=option]').allTextContents()).toEqual([
      'Yes',
      'No',
    ]);
    await page.keyboard.type('no');
    await page.keyboard.press('Enter');
    expect(await page.locator(`[data-select="${name}"] .select__single-value`).textContent()).toBe('No');
    expect(await required(page, name)).toBe(0);

    const boxes = page.locator('fieldset.checkbox');
    if ((await boxes.count()) > 0) await boxes.getByLabel('English').check();
    else {
      await page.getByRole('combobox', { name: /languages|language/ }).click();
      await page.getByRole('option', { name: 'English' }).click();
    }
    await page.getByLabel(/Why do you want to work at Tidewater/).fill('I like maps.');
    await page.locator('#gdpr_processing_consent_given_1').check();
    await submit(page);
    await page.waitForURL(/\/confirmation/);
    expect(await page.getByRole('heading').textContent()).toBe('Thank you for applying');

    const [reception, ...more] = await site.received('gh-full');
    expect(more).toEqual([]);
    expect(reception).toMatchObject({
      vendor: 'greenhouse',
      company: 'Tidewater',
      title: 'Chart Editor',
      email: 'maria.lopez@example.com',
      reception_number: 1,
      honeypot: false,
    });
    expect(byLabel(reception)).toMatchObject({
      'First Name': 'Maria',
      Phone: '415 555 0134',
      Longitude: '-70.26',
      [SPONSORSHIP]: 'No',
    });
    expect(reception?.files).toMatchObject([{ field: 'resume', filename: 'maria-lopez.pdf' }]);
    await page.close();
  });

  it('opens a combobox on a press, not on a bare click event, and forgets typed text that was not chosen', async () => {
    const page = await site.open('/greenhouse/tidewater-maps/jobs/gh-click?ask=sponsorship');
    const input = page.getByRole('combobox', { name: SPONSORSHIP });
    await input.evaluate((node) => {
      Reflect.apply(Reflect.get(node, 'click'), node, []);
    });
    expect(await page.getByRole('option').count()).toBe(0);
    await input.pressSequentially('Yes');
    await input.blur();
    expect(await input.inputValue()).toBe('');
    expect(await page.locator('.select__single-value').count()).toBe(0);
    await page.close();
  });

  it('does not know a value that was set without an input event', async () => {
    const page = await site.open('/greenhouse/tidewater-maps/jobs/gh-silent?ask=none');
    await fillContact(page);
    await page.evaluate("document.getElementById('first_name').value = ''; ");
    await page.locator('#last_name').evaluate((node) => Reflect.set(node, 'value', 'Silently Changed'));
    await submit(page);
    await page.waitForURL(/\/confirmation/);
    const [reception] = await site.received('gh-silent');
    expect(byLabel(reception)).toMatchObject({ 'First Name': 'Maria', 'Last Name': 'Lopez' });
    await page.close();
  });

  it('marks what is missing and sends nothing', async () => {
    const page = await site.open('/greenhouse/tidewater-maps/jobs/gh-missing?ask=sponsorship');
    await page.locator('#first_name').fill('Maria');
    await submit(page);
    await page.locator('#last_name-error:not(:empty)').waitFor();
    expect(await page.locator('#last_name').getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('#first_name').getAttribute('aria-invalid')).toBe('false');
    expect(await page.locator('#resume-error').textContent()).toBe('This field is required.');
    expect(await site.received('gh-missing')).toEqual([]);
    await page.close();
  });

  it('checks the e-mail after half a second', async () => {
    const page = await site.open('/greenhouse/tidewater-maps/jobs/gh-mail?ask=none');
    await page.locator('#email').fill('maria at example');
    await page.locator('#email').blur();
    await page.locator('#email-error:not(:empty)').waitFor();
    expect(await page.locator('#email').getAttribute('aria-invalid')).toBe('true');
    await page.close();
  });

  it('checks on the server what a page can be tricked about', async () => {
    const address = `${site.server.origin}/greenhouse/tidewater-maps/jobs/gh-server?ask=sponsorship`;
    const html = await (await fetch(address)).text();
    const csrf = /csrf-token" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const fingerprint = /"fingerprint":"([^"]+)"/.exec(html)?.[1] ?? '';
    const send = (token: string, application: object) =>
      fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': token },
        body: JSON.stringify({ fingerprint, application }),
      });
    expect((await send('forged', {})).status).toBe(422);
    const answer = await send(csrf, { first_name: 'Maria', email: 'nonsense', resume: 'no-such-file' });
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: Record<string, string> };
    expect(Object.keys(errors)).toEqual(expect.arrayContaining(['last_name', 'email', 'resume']));
    expect(errors).not.toHaveProperty('first_name');
    expect(await site.received('gh-server')).toEqual([]);
  });

  it('refuses a program that calls itself a PDF', async () => {
    const page = await site.open('/greenhouse/tidewater-maps/jobs/gh-file?ask=none');
    const fake = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\u0090\u0000') };
    await page.locator('#resume').setInputFiles(fake);
    await page.locator('#resume-error:not(:empty)').waitFor();
    expect(await page.locator('.file-upload__filename').count()).toBe(0);
    await page.close();
  });

  it('asks for an e-mailed code and takes the application with it', async () => {
    const page = await site.open('/greenhouse/tidewater-maps/jobs/email_code-1?ask=none');
    await fillContact(page);
    await submit(page);
    await page.locator('#security-input-0').waitFor();
    expect(await site.received('email_code-1')).toEqual([]);
    const code = /[A-Z0-9]{8}/.exec(site.mails.at(-1)?.text ?? '')?.[0] ?? '';
    for (const [index, character] of [...code].entries())
      await page.locator(`#security-input-${index}`).fill(character);
    await submit(page);
    await page.waitForURL(/\/confirmation/);
    expect(await site.received('email_code-1')).toHaveLength(1);
    await page.close();
  });

  it('shows a mounted CAPTCHA that only a person passes', async () => {
    const page = await site.open('/greenhouse/tidewater-maps/jobs/captcha-1?ask=none');
    await fillContact(page);
    await submit(page);
    await page.getByText('Complete the reCAPTCHA challenge first.').waitFor();
    expect(await page.locator('.g-recaptcha iframe[src*=recaptcha]').count()).toBe(1);
    await page.frameLocator('.g-recaptcha iframe').getByLabel('I am a person').click();
    await page.waitForFunction("document.querySelector('[name=g-recaptcha-response]').value !== ''");
    await submit(page);
    await page.waitForURL(/\/confirmation/);
    expect(await site.received('captcha-1')).toHaveLength(1);
    await page.close();
  });

  it('sends a visitor of a closed job to the board', async () => {
    const page = await site.open('/greenhouse/tidewater-maps/jobs/closed-1');
    expect(page.url()).toContain('error=true');
    expect(await page.getByRole('alert').textContent()).toContain('no longer open');
    await page.close();
  });
});
