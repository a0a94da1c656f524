import type { Field } from '../fields.ts';
import { hashOf, type Job } from '../job.ts';
import { DEMOGRAPHIC_QUESTIONS, type QuestionKind } from '../question-bank.ts';
import { formVariant, type Question } from '../questions.ts';
import type { HostedField, HostedVendor, OwnField, RepeatedSection, Widget } from './hosted-vendor.ts';

export const MARKETING = 'marketing_consent';

const USUAL_WIDGETS: Record<QuestionKind, Widget> = {
  yes_no: 'radios',
  single: 'select',
  multi: 'boxes',
  text: 'text',
  long_text: 'textarea',
  number: 'text',
  date: 'text',
};

const KINDS: Partial<Record<QuestionKind, Field['kind']>> = {
  yes_no: 'single',
  single: 'single',
  multi: 'multi',
  number: 'number',
};

/** All fields of a job's form in page order. */
export function hostedFields(vendor: HostedVendor, job: Job): HostedField[] {
  const variant = formVariant(job);
  const areFilesRequired = job.query.get('files') === 'required';
  const step = (question: boolean, demographic = false) => vendor.stepOf?.({ question, demographic }) ?? 0;
  return [
    ...vendor.own.flatMap((own) => {
      if (own.is === 'place' && own.required === 'sometimes' && !variant.location) return [];
      const required = own.required === true || (own.required === 'sometimes' && requiredHere(own, variant));
      return [ownField(own, required, step(false))];
    }),
    file({ ...vendor.resume, required: true }, step(false)),
    ...(vendor.otherFiles ?? []).map((other) => file({ ...other, required: areFilesRequired }, step(false))),
    ...variant.questions.map((question, index) => questionField(vendor, question, index, step(true))),
    ...(variant.demographics
      ? DEMOGRAPHIC_QUESTIONS.map(({ topic, text, options }) => ({
          name: `eeo_${topic}`,
          id: `eeo_${topic}`,
          label: text,
          kind: 'single' as const,
          widget: widgetOf(vendor, 'single', 0),
          required: false,
          options,
          step: step(true, true),
          demographic: true,
        }))
      : []),
    ...(variant.consent ? [consent(job, vendor, true, step(true, true))] : []),
    ...(vendor.marketing ? [consent(job, vendor, false, step(true, true))] : []),
  ];
}

function requiredHere(own: OwnField, variant: { phoneRequired: boolean; location: boolean }): boolean {
  return own.is === 'place' ? variant.location : variant.phoneRequired;
}

function ownField(own: OwnField, required: boolean, step: number): HostedField {
  const { name, id = name, label, is, autocomplete, prefilled } = own;
  return {
    name,
    id,
    label,
    kind: is === 'email' || is === 'phone' ? is : 'text',
    widget: is === 'place' ? 'place' : 'text',
    type: is === 'email' ? 'email' : is === 'phone' ? 'tel' : undefined,
    required,
    options: [],
    step,
    autocomplete,
    prefilled,
  };
}

function file(of: { name: string; id: string; label: string; required: boolean }, step: number): HostedField {
  return { ...of, kind: 'file', widget: 'file', options: [], step };
}

function questionField(vendor: HostedVendor, question: Question, index: number, step: number): HostedField {
  const name = vendor.nameOf(question, index);
  return {
    name,
    id: name.replace(/\W+/g, '_'),
    label: question.text,
    kind: KINDS[question.kind] ?? 'text',
    widget: widgetOf(vendor, question.kind, question.key),
    required: question.required,
    options: question.options,
    step,
  };
}

/** Employers choose among a vendor's widgets; the number selects one. */
function widgetOf(vendor: HostedVendor, kind: QuestionKind, number: number): Widget {
  const choice = [vendor.widgets[kind] ?? USUAL_WIDGETS[kind]].flat();
  return choice[number % choice.length] ?? USUAL_WIDGETS[kind];
}

function consent(job: Job, vendor: HostedVendor, required: boolean, step: number): HostedField {
  const name = required ? 'privacy_consent' : MARKETING;
  return {
    name,
    id: name,
    label: required
      ? `I agree that ${job.company} processes my data to consider me for this job.`
      : (vendor.marketing ?? ''),
    kind: 'consent',
    widget: 'consent',
    required,
    options: [],
    step,
  };
}

/** The most entries of a section that are read. */
const MAX_ENTRIES = 10;

export const partName = (section: RepeatedSection, index: number | string, part: string) =>
  `${section.key}[${index}][${part}]`;

/** The fields of the jobs and schools that were added, for those with any value. */
export function sectionFields(vendor: HostedVendor, job: Job, has: (name: string) => boolean): Field[] {
  return (vendor.sections ?? []).flatMap((section) => {
    const insisted = job.query.get(section.key) === 'yes';
    return Array.from({ length: MAX_ENTRIES }, (_, index) => index)
      .filter(
        (index) =>
          (insisted && index === 0) || section.parts.some(({ key }) => has(partName(section, index, key))),
      )
      .flatMap((index) =>
        section.parts.map(({ key, label, required }) => ({
          name: partName(section, index, key),
          label: `${section.title} ${index + 1}: ${label}`,
          kind: 'text' as const,
          required,
          options: [],
        })),
      );
  });
}

/** The name of the field that nobody sees; differs from job to job. */
export function honeypotName(job: Job): string {
  return `hp_${hashOf(`honeypot/${job.id}`).toString(16).slice(0, 4)}`;
}
