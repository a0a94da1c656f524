import { USUAL, type Vendor } from './vendor.ts';

export const recruitee: Vendor = {
  ...USUAL,
  kind: 'recruitee',
  hosts: ['recruitee.com'],
  signs: ['[name="candidate.name"]', '[name^="candidate.openQuestionAnswers."]'],
  roots: ['form:has([name^="candidate."])'],
  success: { ...USUAL.success, path: /\/applied\/?$/ },
};
