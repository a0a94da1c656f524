/** Skills named in postings of every kind: true of a person, but useless for finding postings. */
const COMMON = new Set([
  'Microsoft Office',
  'Excel',
  'Word',
  'PowerPoint',
  'Outlook',
  'Teams',
  'Google Workspace',
  'Data entry',
  'Customer service',
  'Project management',
  'Process improvement',
  'Stakeholder management',
  'Regulatory compliance',
  'Operations management',
  'Training and development',
  'Inventory management',
  'Quality assurance',
  'Budgeting',
  'Driving',
  'Workplace safety',
  'Records management',
  'Research design',
]);

export function isCommonSkill(name: string): boolean {
  return COMMON.has(name);
}
