import { html } from '../../../support/html.ts';
import type { HostedVendor } from '../hosted-vendor.ts';
import { plainRow } from '../rows.ts';

export const personio: HostedVendor = {
  vendor: 'personio',
  paths: { posting: '/job/:id', form: '/job/:id' },
  own: [
    { name: 'first_name', id: 'field-first_name', label: 'First name', required: true },
    { name: 'last_name', id: 'field-last_name', label: 'Last name', required: true },
    { name: 'email', id: 'field-email', label: 'Email', is: 'email', required: true },
    { name: 'phone', id: 'field-phone', label: 'Phone', is: 'phone', required: 'sometimes' },
    { name: 'available_from', id: 'field-available_from', label: 'Available from', is: 'date' },
    { name: 'salary_expectations', id: 'field-salary_expectations', label: 'Salary expectations' },
  ],
  resume: { name: 'cv', id: 'doc-input-cv', label: 'CV', sent: 'at_once', parsed: 'not' },
  otherFiles: [
    { name: 'cover-letter', id: 'doc-input-cover-letter', label: 'Cover letter' },
    { name: 'other', id: 'doc-input-other', label: 'Other documents' },
  ],
  nameOf: ({ key }) => `custom_attribute_${key}`,
  widgets: { yes_no: 'select', multi: 'boxes' },
  sends: 'fetch',
  captcha: 'recaptcha',
  thanks: { title: 'Thank you for your application!', text: 'We have received it and will be in touch.' },
  form: (content, attributes) => html`<form ${attributes}>${content}</form>`,
  row: plainRow,
  submit: html`<button type="submit">Submit Application</button>`,
};
