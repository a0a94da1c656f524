import { html } from '../../../support/html.ts';
import type { HostedVendor } from '../hosted-vendor.ts';
import { plainRow } from '../rows.ts';

const ANSWERS = {
  yes_no: 'boolean',
  single: 'choices',
  multi: 'choices',
  number: 'number',
  date: 'date',
} as const;

export const teamtailor: HostedVendor = {
  vendor: 'teamtailor',
  paths: { posting: '/jobs/:id', form: '/jobs/:id/applications/new' },
  own: [
    {
      name: 'candidate[first_name]',
      id: 'candidate_first_name',
      label: 'First name',
      required: true,
      autocomplete: 'given-name',
    },
    {
      name: 'candidate[last_name]',
      id: 'candidate_last_name',
      label: 'Last name',
      required: true,
      autocomplete: 'family-name',
    },
    {
      name: 'candidate[email]',
      id: 'candidate_email',
      label: 'Email',
      is: 'email',
      required: true,
      autocomplete: 'email',
    },
    {
      name: 'candidate[phone]',
      id: 'candidate_phone',
      label: 'Phone',
      is: 'phone',
      required: 'sometimes',
      autocomplete: 'tel',
    },
  ],
  resume: {
    name: 'candidate[resume_remote_url]',
    id: 'candidate_resume_remote_url',
    label: 'Upload your resume',
    sent: 'at_once',
    parsed: 'not',
  },
  otherFiles: [
    { name: 'candidate[file_remote_url]', id: 'candidate_file_remote_url', label: 'Additional files' },
  ],
  nameOf: ({ kind }, index) =>
    `candidate[answers_attributes][${index}][${kind in ANSWERS ? ANSWERS[kind as 'yes_no'] : 'text'}]`,
  widgets: { yes_no: 'radios', single: ['radios', 'select'] },
  sends: 'post',
  captcha: 'recaptcha',
  thanks: { title: 'Thank you for your application!', text: 'Your application has been received.' },
  marketing: 'Yes, you can contact me about future job opportunities.',
  form: (content, attributes) => html`<form class="mx-auto max-w-650" ${attributes}>${content}</form>`,
  row: plainRow,
  submit: html`<input type="submit" name="commit" value="Submit application">`,
};
