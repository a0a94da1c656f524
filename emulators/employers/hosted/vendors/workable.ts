import { html } from '../../../support/html.ts';
import type { HostedVendor } from '../hosted-vendor.ts';
import { EDUCATION, EXPERIENCE, plainRow } from '../rows.ts';

export const workable: HostedVendor = {
  vendor: 'workable',
  paths: { posting: '/j/:id', form: '/j/:id/apply' },
  own: [
    { name: 'firstname', label: 'First name', required: true, autocomplete: 'given-name' },
    { name: 'lastname', label: 'Last name', required: true, autocomplete: 'family-name' },
    { name: 'email', label: 'Email', is: 'email', required: true, autocomplete: 'email' },
    { name: 'phone', label: 'Phone', is: 'phone', required: 'sometimes', autocomplete: 'tel' },
    { name: 'address', label: 'Address', is: 'place', required: 'sometimes' },
  ],
  resume: { name: 'resume', id: 'input_files_resume', label: 'Resume', sent: 'at_once', parsed: 'not' },
  otherFiles: [{ name: 'avatar', id: 'input_files_avatar', label: 'Photo' }],
  decoy: 'Autofill application: upload your resume to fill in the fields below',
  nameOf: ({ key }) => `QA_${key}`,
  widgets: { yes_no: 'radios', single: ['combobox', 'radios'] },
  sections: [EDUCATION, EXPERIENCE],
  sends: 'fetch',
  captcha: 'turnstile',
  thanks: {
    title: 'Thank you for applying!',
    text: 'Your application was submitted successfully. We will be in touch.',
  },
  form: (content, attributes) => html`<form data-ui="application-form" ${attributes}>${content}</form>`,
  row: (parts) => html`<div data-ui="${parts.field.name}">${plainRow(parts)}</div>`,
  submit: html`<button type="submit" data-ui="apply-button">Submit application</button>`,
};
