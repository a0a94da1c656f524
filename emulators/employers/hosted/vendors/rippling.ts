import { html } from '../../../support/html.ts';
import type { HostedVendor } from '../hosted-vendor.ts';
import { plainRow } from '../rows.ts';

export const rippling: HostedVendor = {
  vendor: 'rippling',
  paths: { posting: '/jobs/:id', form: '/jobs/:id/apply' },
  own: [
    { name: 'first_name', label: 'First name', required: true },
    { name: 'last_name', label: 'Last name', required: true },
    { name: 'email', label: 'Email', is: 'email', required: true },
    { name: 'pronouns', label: 'Pronouns' },
    { name: 'current_company', label: 'Current company' },
    { name: 'phone_number', label: 'Phone number', is: 'phone', required: 'sometimes' },
    { name: 'location', label: 'Location', is: 'place', required: 'sometimes' },
    { name: 'linkedin_link', label: 'LinkedIn link' },
  ],
  resume: { name: 'resume', id: 'resume', label: 'Resume', sent: 'at_once', parsed: 'overwrites' },
  otherFiles: [{ name: 'cover_letter', id: 'cover_letter', label: 'Cover letter' }],
  nameOf: ({ key }) => `custom_${key}`,
  widgets: { yes_no: ['radios', 'combobox'], single: 'combobox', date: 'date_parts' },
  steps: ['Application', 'Questions', 'Voluntary self-identification'],
  stepOf: ({ question, demographic }) => (demographic ? 2 : question ? 1 : 0),
  next: 'Continue',
  sends: 'fetch',
  captcha: 'recaptcha',
  thanks: {
    title: 'Application submitted',
    text: 'Your application has been submitted. Thank you for applying.',
  },
  marketing: 'I agree to receive text messages about other jobs.',
  form: (content, attributes) => html`<form ${attributes}>${content}</form>`,
  row: plainRow,
  submit: html`<button type="submit">Submit application</button>`,
};
