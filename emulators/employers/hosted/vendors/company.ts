import { html } from '../../../support/html.ts';
import type { HostedVendor } from '../hosted-vendor.ts';
import { plainRow } from '../rows.ts';

/** A form that a company has made for its own site. */
export const company: HostedVendor = {
  vendor: 'company',
  paths: { posting: '/careers/:id', form: '/careers/:id/apply' },
  own: [
    { name: 'your-name', label: 'Your name', required: true, autocomplete: 'name' },
    { name: 'your-email', label: 'E-mail', is: 'email', required: true },
    { name: 'your-phone', label: 'Telephone', is: 'phone', required: 'sometimes' },
    { name: 'your-message', label: 'Message' },
  ],
  resume: { name: 'your-resume', id: 'your-resume', label: 'Resume', sent: 'with_form', parsed: 'not' },
  nameOf: (_, index) => `question-${index + 1}`,
  widgets: { yes_no: ['two_boxes', 'radios', 'select'], single: ['select', 'radios'] },
  sends: 'post',
  captcha: 'recaptcha',
  thanks: { title: 'Thank you for your application', text: 'We have received it and will write to you.' },
  marketing: 'Please subscribe me to the newsletter.',
  form: (content, attributes) => html`<form ${attributes}>${content}</form>`,
  row: plainRow,
  submit: html`<button>Send application</button>`,
};
