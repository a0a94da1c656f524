import { html } from '../../../support/html.ts';
import type { HostedVendor, OwnField } from '../hosted-vendor.ts';
import { plainRow } from '../rows.ts';

const own = (key: string, field: Omit<OwnField, 'name' | 'id'>): OwnField => ({
  name: `application_form[application][${key}]`,
  id: `application_form_application_${key}`,
  ...field,
});

export const pinpoint: HostedVendor = {
  vendor: 'pinpoint',
  paths: { posting: '/en/postings/:id', form: '/en/postings/:id/applications/new' },
  own: [
    own('first_name', { label: 'First name', required: true }),
    own('last_name', { label: 'Last name', required: true }),
    own('email', { label: 'Email', is: 'email', required: true }),
    own('phone', { label: 'Phone', is: 'phone', required: true }),
    own('summary', { label: 'Summary' }),
  ],
  resume: {
    name: 'application_form[application][cv]',
    id: 'application_form_application_cv',
    label: 'CV / Resume',
    sent: 'with_form',
    parsed: 'not',
  },
  nameOf: ({ key }) => `application_form[answers][${key}]`,
  widgets: { yes_no: ['radios', 'select'] },
  sends: 'post',
  captcha: 'recaptcha',
  thanks: { title: 'Thank you for applying', text: 'Your application has been received.' },
  form: (content, attributes) => html`<form ${attributes}>${content}</form>`,
  row: plainRow,
  submit: html`<button type="submit" name="button">Submit application</button>`,
};
