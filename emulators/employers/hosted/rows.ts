import { html } from '../../support/html.ts';
import type { HostedVendor, Widget } from './hosted-vendor.ts';

const GROUPS: readonly Widget[] = ['radios', 'boxes', 'two_boxes'];

/** A label above its control, or a group with a legend. */
export const plainRow: HostedVendor['row'] = ({ field, label, mark, control, error }) => {
  if (field.widget === 'consent') return html`<div class="field">${control}${error}</div>`;
  return GROUPS.includes(field.widget)
    ? html`<fieldset class="field"><legend>${label} ${mark}</legend>${control}${error}</fieldset>`
    : html`<div class="field"><label id="${field.id}-label" for="${field.id}">${label} ${mark}</label>${control}${error}</div>`;
};

const JOB_PARTS = [
  { key: 'title', label: 'Title', required: true },
  { key: 'company', label: 'Company', required: true },
  { key: 'start_date', label: 'Start date (MM/YYYY)', required: false },
  { key: 'end_date', label: 'End date (MM/YYYY)', required: false },
  { key: 'summary', label: 'Summary', required: false, long: true },
] as const;

const SCHOOL_PARTS = [
  { key: 'school', label: 'School', required: true },
  { key: 'field_of_study', label: 'Field of study', required: false },
  { key: 'degree', label: 'Degree', required: false },
] as const;

export const EXPERIENCE = {
  key: 'experience',
  title: 'Experience',
  add: '+ Add experience',
  parts: JOB_PARTS,
} as const;
export const EDUCATION = {
  key: 'education',
  title: 'Education',
  add: '+ Add education',
  parts: SCHOOL_PARTS,
} as const;
