import { USUAL, type Vendor } from './vendor.ts';

export const teamtailor: Vendor = {
  ...USUAL,
  kind: 'teamtailor',
  hosts: ['teamtailor.com'],
  signs: ['form#job-application-form', '[name="candidate[job_applications_attributes][0][job_id]"]'],
  roots: ['form#job-application-form', 'form:has([name^="candidate["])'],
  submit: ['input[type=submit][name=commit]', 'button[type=submit]', 'input[type=submit]'],
};
