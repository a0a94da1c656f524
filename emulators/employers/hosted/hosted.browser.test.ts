import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyPath } from '../apply-path.ts';
import { describeJob } from '../job.ts';
import { byLabel, resumeFile, startTestSite, type TestSite } from '../testing.ts';
import { hostedFields } from './form.ts';
import type { HostedField, HostedVendor } from './hosted-vendor.ts';
import { HOSTED_VENDORS } from './vendors.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
}, 30_000);
afterAll(() => site.close());

const ASK = 'ask=sponsorship,languages,notice_period_choice,start_date,why_us';
const OWN: Partial<Record<string, string>> = { email: 'maria.lopez@example.com', tel: '+1 415 555 0134' };

/** Answers one field as a person with a mouse and a keyboard does. */
async function answer(page: Page, field: HostedField): Promise<void> {
  const control = page.locator(`[id="${field.id}"]`);
  const [option = ''] = field.options;
  switch (field.widget) {
    case 'radios':
    case 'boxes':
    case 'two_boxes':
      return page.locator(`label[for="${field.id}_0"]`).click();
    case 'select':
      return void (await control.selectOption(option));
    case 'combobox':
      await control.click();
      return page.getByRole('option', { name: option, exact: true }).click();
    case 'menu':
      await page.locator(`[id="${field.id}"] + button`).click();
      return page.getByRole('menuitem', { name: option, exact: true }).click();
    case 'place':
      await control.pressSequentially('portland ma');
      return page.getByRole('option', { name: 'Portland, Maine, United States' }).click();
    case 'buttons':
      return control.getByRole('button', { name: option, exact: true }).click();
    case 'date_parts':
      for (const [part, value] of Object.entries({ month: '01', day: '15', year: '2027' }))
        await page.locator(`[id="field-${field.id}-${part}"]`).fill(value);
      return;
    case 'file':
      await control.setInputFiles(resumeFile('pdf'));
      return page.locator('.file-name').first().waitFor();
    case 'consent':
      return page.locator(`label[for="${field.id}"]`).click();
    default:
      return control.fill(OWN[field.type ?? ''] ?? (field.kind === 'number' ? '7' : 'Maria'));
  }
}

/** Answers what is required and sends the form. */
async function apply(vendor: HostedVendor, page: Page, id: string, query: string): Promise<HostedField[]> {
  const fields = hostedFields(vendor, describeJob(vendor.vendor, 'acme', id, query)).filter(
    ({ required }) => required,
  );
  const files = (field: HostedField) => (field.kind === 'file' ? 0 : 1);
  for (let step = 0; step < (vendor.steps?.length ?? 1); step += 1) {
    if (step > 0) {
      await page.locator(`[data-step="${step - 1}"] .next`).click();
      await page.locator(`[data-step="${step}"]:not([hidden])`).waitFor();
    }
    const here = fields.filter((field) => field.step === step).sort((a, b) => files(a) - files(b));
    for (const field of here) await answer(page, field);
  }
  return fields;
}

/** The page of a vendor with its form in sight. */
async function openForm(vendor: HostedVendor, id: string, query: string): Promise<Page> {
  const page = await site.open(applyPath(vendor.vendor, 'acme', id) + query);
  if (vendor.opener) await page.getByRole('button', { name: vendor.opener }).click();
  return page;
}

const submit = (page: Page) => page.locator('[data-step]:not([hidden]) .actions > *').last().click();

describe.each(HOSTED_VENDORS.map((vendor) => [vendor.vendor, vendor] as const))(
  '%s',
  { timeout: 30_000 },
  (name, vendor) => {
    it('takes an application and confirms it', async () => {
      const query = `?${ASK}&consent=yes&location=yes&phone_required=yes&demographics=yes`;
      const page = await openForm(vendor, `full-${name}`, query);
      const fields = await apply(vendor, page, `full-${name}`, query);
      await submit(page);
      await page.getByText(vendor.thanks.text).waitFor();
      const [reception, ...more] = await site.received(`full-${name}`);
      expect(more).toEqual([]);
      expect(reception).toMatchObject({ vendor: name, email: 'maria.lopez@example.com', honeypot: false });
      expect(reception?.files).toMatchObject([{ filename: 'maria-lopez.pdf' }]);
      const received = Object.keys(byLabel(reception));
      const asked = fields.filter(({ kind }) => kind !== 'file').map(({ label }) => label);
      expect(received).toEqual(expect.arrayContaining(asked));
      await page.close();
    });

    it('says what is missing, and receives nothing', async () => {
      const page = await openForm(vendor, `empty-${name}`, '?ask=none');
      await page.locator('[data-step]:not([hidden]) .actions > *').last().click();
      await page.getByText('This field is required.').first().waitFor();
      expect(await site.received(`empty-${name}`)).toEqual([]);
      await page.close();
    });

    it('asks for a challenge after the click', async () => {
      const page = await openForm(vendor, `late_captcha-${name}`, '?ask=none');
      await apply(vendor, page, `late_captcha-${name}`, '?ask=none');
      await submit(page);
      await page.locator('iframe[title*="challenge"]').waitFor();
      expect(await site.received(`late_captcha-${name}`)).toEqual([]);
      await page.close();
    });
  },
);

it('checks on the server what a page can be tricked about', async () => {
  const address = `${site.server.origin}${applyPath('company', 'acme', 'tricked')}?ask=sponsorship`;
  const page = await (await fetch(address)).text();
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';
  const send = async (answers: Record<string, string | string[]>) => {
    const body = new FormData();
    for (const [name, values] of Object.entries(answers))
      for (const value of [values].flat()) body.append(name, value);
    return fetch(address, { method: 'POST', body });
  };
  expect((await send({ 'your-name': 'Maria' })).status).toBe(403);
  const answer = await send({
    authenticity_token: hidden('authenticity_token'),
    fingerprint: hidden('fingerprint'),
    'your-name': 'Maria',
    'your-email': 'nonsense',
    'question-1': ['Yes', 'No'],
  });
  expect(answer.status).toBe(422);
  const text = await answer.text();
  expect(text).toContain('Enter a valid e-mail address.');
  expect(text).toContain('Choose one answer.');
  expect(await site.received('tricked')).toEqual([]);
});
