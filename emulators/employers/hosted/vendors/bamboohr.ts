import { html } from '../../../support/html.ts';
import type { HostedVendor } from '../hosted-vendor.ts';
import { plainRow } from '../rows.ts';

export const bamboohr: HostedVendor = {
  vendor: 'bamboohr',
  paths: { posting: '/careers/:id', form: '/careers/:id' },
  opener: 'Apply for This Job',
  own: [
    { name: 'firstName', label: 'First Name', required: true },
    { name: 'lastName', label: 'Last Name', required: true },
    { name: 'email', label: 'Email', is: 'email', required: true },
    { name: 'phone', label: 'Phone', is: 'phone', required: 'sometimes' },
    { name: 'streetAddress', label: 'Address' },
    { name: 'city', label: 'City' },
    { name: 'dateAvailable', label: 'Date Available', is: 'date' },
    { name: 'desiredPay', label: 'Desired Pay' },
  ],
  resume: { name: 'resumeFileId', id: 'resumeFileId', label: 'Resume', sent: 'at_once', parsed: 'not' },
  nameOf: ({ key }) => `customQuestion[${key}]`,
  widgets: { yes_no: 'menu', single: 'menu' },
  sends: 'fetch',
  captcha: 'recaptcha',
  thanks: { title: 'Thank you!', text: 'Your application was submitted successfully.' },
  form: (content, attributes) => html`<form class="CandidateForm" ${attributes}>${content}</form>`,
  row: plainRow,
  submit: html`<button type="submit">Submit Application</button>`,
};
