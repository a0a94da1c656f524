import { html } from '../../../support/html.ts';
import type { HostedVendor } from '../hosted-vendor.ts';
import { plainRow } from '../rows.ts';

export const recruitee: HostedVendor = {
  vendor: 'recruitee',
  paths: { posting: '/o/:id', form: '/o/:id/c/new', done: '/o/:id/applied' },
  own: [
    {
      name: 'candidate.name',
      id: 'input-candidate.name-1',
      label: 'Full name',
      required: true,
      autocomplete: 'name',
    },
    {
      name: 'candidate.email',
      id: 'input-candidate.email-2',
      label: 'Email address',
      is: 'email',
      required: true,
      autocomplete: 'email',
    },
    {
      name: 'candidate.phone',
      id: 'input-candidate.phone-3',
      label: 'Phone number',
      is: 'phone',
      required: 'sometimes',
      autocomplete: 'tel',
      prefilled: '+1',
    },
  ],
  resume: {
    name: 'candidate.cv',
    id: 'input-candidate.cv-4',
    label: 'CV or resume',
    sent: 'with_form',
    parsed: 'not',
  },
  otherFiles: [{ name: 'candidate.photo', id: 'input-candidate.photo-5', label: 'Photo' }],
  nameOf: ({ key, kind }) =>
    `candidate.openQuestionAnswers.${key}.${kind === 'yes_no' ? 'flag' : kind === 'multi' ? 'multiContent' : 'content'}`,
  widgets: { yes_no: 'radios', single: ['radios', 'select'] },
  sends: 'fetch',
  captcha: 'hcaptcha',
  thanks: { title: 'All done!', text: 'Your application has been sent' },
  form: (content, attributes) => html`<form ${attributes}>${content}</form>`,
  row: plainRow,
  submit: html`<button type="submit">Send</button>`,
};
