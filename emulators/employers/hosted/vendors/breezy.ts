import { html } from '../../../support/html.ts';
import type { HostedVendor } from '../hosted-vendor.ts';
import { EDUCATION, EXPERIENCE, plainRow } from '../rows.ts';

export const breezy: HostedVendor = {
  vendor: 'breezy',
  paths: { posting: '/p/:id', form: '/p/:id/apply' },
  own: [
    { name: 'cName', label: 'Full Name', required: true },
    { name: 'cEmail', label: 'Email Address', is: 'email', required: true },
    { name: 'cPhoneNumber', label: 'Phone Number', is: 'phone', required: 'sometimes' },
    { name: 'cAddress', label: 'Address' },
    { name: 'cSummary', label: 'Summary' },
  ],
  resume: { name: 'cResume', id: 'cResume', label: 'Resume', sent: 'at_once', parsed: 'overwrites' },
  nameOf: ({ key }) => `section_question_${key}`,
  widgets: { yes_no: 'radios', single: ['select', 'radios'] },
  sections: [EXPERIENCE, EDUCATION],
  sends: 'fetch',
  captcha: 'recaptcha',
  thanks: {
    title: 'Application submitted',
    text: 'Thank you for applying. We have received your application.',
  },
  form: (content, attributes) => html`<form ng-submit="apply()" ${attributes}>${content}</form>`,
  row: plainRow,
  submit: html`<button type="submit" class="button submit">Submit Application</button>`,
};
