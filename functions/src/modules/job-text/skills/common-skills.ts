/** Skills that postings of every kind name: true of a person, of no use to find postings by. */
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
  'Filing',
  'Research design',
]);

export function isCommonSkill(name: string): boolean {
  return COMMON.has(name);
}
