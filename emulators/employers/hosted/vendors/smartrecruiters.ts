import { html, raw } from '../../../support/html.ts';
import type { HostedVendor, Widget } from '../hosted-vendor.ts';
import { EDUCATION, EXPERIENCE, plainRow } from '../rows.ts';

const HOSTS: Partial<Record<Widget, string>> = {
  textarea: 'spl-textarea',
  consent: 'spl-checkbox',
  place: 'spl-autocomplete',
  file: 'spl-dropzone',
  radios: 'spl-radio-group',
  select: 'spl-select',
};

/** Every control lives in the open shadow root of a web component. */
export const smartrecruiters: HostedVendor = {
  vendor: 'smartrecruiters',
  paths: { posting: '/:id', form: '/oneclick-ui/:id' },
  own: [
    { name: 'firstName', id: 'first-name-input', label: 'First name', required: true },
    { name: 'lastName', id: 'last-name-input', label: 'Last name', required: true },
    { name: 'email', id: 'email-input', label: 'Email', is: 'email', required: true },
    {
      name: 'confirmEmail',
      id: 'confirm-email-input',
      label: 'Confirm your email',
      is: 'email',
      required: true,
    },
    { name: 'location', id: 'spl-form-element_1', label: 'City', is: 'place', required: 'sometimes' },
    {
      name: 'phoneNumber',
      id: 'spl-form-element_2',
      label: 'Phone number',
      is: 'phone',
      required: 'sometimes',
    },
    { name: 'linkedin', id: 'linkedin-input', label: 'LinkedIn' },
    { name: 'website', id: 'website-input', label: 'Website' },
  ],
  resume: { name: 'resume', id: 'resume-input', label: 'Resume', sent: 'at_once', parsed: 'not' },
  otherFiles: [{ name: 'avatar', id: 'avatar-input', label: 'Profile image' }],
  decoy: 'Easy apply: choose a resume file to fill in your application',
  nameOf: ({ key }) => `screening_${key}`,
  widgets: {},
  sections: [EXPERIENCE, EDUCATION],
  steps: ['Personal information', 'Screening questions'],
  stepOf: ({ question, demographic }) => (question || demographic ? 1 : 0),
  next: 'Next',
  sends: 'fetch',
  captcha: 'recaptcha',
  thanks: { title: 'Thank you for applying!', text: 'Your application has been submitted.' },
  form: (content, attributes) => html`<form data-test="easy-apply-container" ${attributes}>${content}</form>`,
  row: (parts) => {
    const host = raw(HOSTS[parts.field.widget] ?? 'spl-input');
    return html`<${host} data-test="${parts.field.id}" label="${parts.label}" ${parts.field.required && html`required`}><template shadowrootmode="open"><link rel="stylesheet" href="/assets/common.css"><link rel="stylesheet" href="/assets/hosted/hosted.css"><div class="page-part">${plainRow(parts)}</div></template></${host}>`;
  },
  submit: html`<spl-button data-test="footer-submit"><template shadowrootmode="open"><button type="button" data-submits>Submit</button></template></spl-button>`,
};
