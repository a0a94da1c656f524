import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byLabel, resumeFile, startTestSite, type TestSite } from '../testing.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
}, 30_000);
afterAll(() => site.close());

const submit = (page: Page) => page.locator('[data-qa=btn-submit]').click();

async function upload(page: Page) {
  await page.locator('#resume-upload-input').setInputFiles(resumeFile('pdf'));
  await page.locator('.resume-upload-success').waitFor();
}

describe('Lever-like form', () => {
  it('parses the resume into empty fields only, then takes the application', async () => {
    const page = await site.open(
      '/lever/brightloaf/lv-full/apply?title=Baker&ask=work_authorization,how_did_you_hear,languages,why_us~&phone_required=yes&consent=yes&demographics=yes',
    );
    await page.locator('[name=name]').fill('María López');
    await upload(page);
    expect(await page.locator('[name=name]').inputValue()).toBe('María López');
    expect(await page.locator('[name=email]').inputValue()).toBe('maria.lopez@example.com');
    expect(await page.locator('[name=phone]').inputValue()).toBe('+1 415 555 0134');
    expect(await page.locator('[name=resumeStorageId]').inputValue()).not.toBe('');

    const template = JSON.parse(await page.locator('[name$="[baseTemplate]"]').inputValue());
    expect(
      template.fields.map((field: { type: string; required: boolean }) => [field.type, field.required]),
    ).toEqual([
      ['multiple-choice', true],
      ['dropdown', true],
      ['multiple-select', true],
      ['textarea', false],
    ]);
    await page.locator('.custom-question').nth(0).getByLabel('Yes').check();
    await page.locator('.custom-question select').selectOption('Job board');
    await page.locator('.custom-question').nth(2).getByLabel('English').check();
    await page.locator('.custom-question').nth(2).getByLabel('Spanish').check();
    await page.locator('[type=checkbox][name="consent[store]"]').check();
    await page.locator('[name="eeo[gender]"]').selectOption('Decline to self-identify');
    await submit(page);
    await page.waitForURL(/\/thanks/);
    expect(await page.getByText('Application submitted!').count()).toBe(1);

    const [reception, ...more] = await site.received('lv-full');
    expect(more).toEqual([]);
    expect(byLabel(reception)).toMatchObject({
      'Full name': 'María López',
      'Are you legally authorized to work in the United States?': 'Yes',
      'Which languages do you use at work?': 'English, Spanish',
      Gender: 'Decline to self-identify',
    });
    expect(reception?.files).toMatchObject([{ field: 'resume', filename: 'maria-lopez.pdf' }]);
    await page.close();
  });

  it('lets the browser hold back what is missing', async () => {
    const page = await site.open('/lever/brightloaf/lv-native/apply?ask=work_authorization');
    await upload(page);
    await submit(page);
    expect(await page.locator('[name^="cards"][type=radio]:invalid').count()).toBeGreaterThan(0);
    expect(page.url()).toContain('/apply');
    expect(await site.received('lv-native')).toEqual([]);
    await page.close();
  });

  it('draws the page again with what was typed when the server finds something missing', async () => {
    const page = await site.open('/lever/brightloaf/lv-redraw/apply?ask=work_authorization');
    await upload(page);
    await page.locator('[name=org]').fill('Old Mill');
    await page.evaluate("for (const e of document.querySelectorAll('[required]')) e.required = false");
    await submit(page);
    await page.getByText('Your application was not sent. Check the marked fields.').waitFor();
    expect(await page.locator('.custom-question .error-message').textContent()).toBe(
      'This field is required.',
    );
    expect(await page.locator('[name=org]').inputValue()).toBe('Old Mill');
    expect(await site.received('lv-redraw')).toEqual([]);

    await page.locator('.custom-question').getByLabel('Yes').check();
    await submit(page);
    await page.waitForURL(/\/thanks/);
    expect((await site.received('lv-redraw'))[0]?.files).toHaveLength(1);
    await page.close();
  });

  it('records a second application of the same person as a second reception', async () => {
    for (const _ of [1, 2]) {
      const page = await site.open('/lever/brightloaf/lv-twice/apply?ask=none');
      await upload(page);
      await submit(page);
      await page.waitForURL(/\/thanks/);
      await page.close();
    }
    const numbers = (await site.received('lv-twice')).map((reception) => reception.reception_number);
    expect(numbers).toEqual([2, 1]);
  });

  it('stops at a mounted hCaptcha', async () => {
    const page = await site.open('/lever/brightloaf/captcha-lv/apply?ask=none');
    await upload(page);
    await submit(page);
    expect(await page.locator('.h-captcha iframe[src*=hcaptcha]').count()).toBe(1);
    expect(await site.received('captcha-lv')).toEqual([]);
    await page.frameLocator('.h-captcha iframe').getByLabel('I am a person').click();
    await page.waitForFunction("document.querySelector('[name=h-captcha-response]').value !== ''");
    await submit(page);
    await page.waitForURL(/\/thanks/);
    await page.close();
  });

  it('asks for an e-mailed code and keeps the file meanwhile', async () => {
    const page = await site.open('/lever/brightloaf/email_code-lv/apply?ask=none');
    await upload(page);
    await submit(page);
    await page.locator('#security-input-0').waitFor();
    const code = /[A-Z0-9]{8}/.exec(site.mails.at(-1)?.text ?? '')?.[0] ?? '';
    for (const [index, character] of [...code].entries())
      await page.locator(`#security-input-${index}`).fill(character);
    await submit(page);
    await page.waitForURL(/\/thanks/);
    expect((await site.received('email_code-lv'))[0]?.files).toHaveLength(1);
    await page.close();
  });

  it('answers 404 for a closed job, the posting and the form alike', async () => {
    for (const tail of ['', '/apply']) {
      const answer = await fetch(`${site.server.origin}/lever/brightloaf/closed-9${tail}`);
      expect(answer.status).toBe(404);
    }
  });
});
