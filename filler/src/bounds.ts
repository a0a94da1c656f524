import type { FormField } from './types.ts';

/** What a page says beyond these is not read, stored or matched: no question is longer, no form has more. */
export const MOST = {
  fields: 1_000,
  label: 1_000,
  help: 1_000,
  section: 120,
  options: 1_500,
  option: 300,
  value: 20_000,
} as const;

export function boundedOptions(options: readonly string[]): string[] {
  return options.slice(0, MOST.options).map((one) => one.slice(0, MOST.option));
}

/** The same form within the bounds. What comes out of a page is checked where it is used: the page may have made it. */
export function boundedForm(form: readonly FormField[]): FormField[] {
  return form.slice(0, MOST.fields).map((field) => ({
    ...field,
    key: field.key.slice(0, MOST.label),
    label: field.label.slice(0, MOST.label),
    options: boundedOptions(field.options),
    value: field.value.slice(0, MOST.value),
    ...(field.help !== undefined && { help: field.help.slice(0, MOST.help) }),
    ...(field.beside !== undefined && { beside: field.beside.slice(0, MOST.help) }),
    ...(field.section !== undefined && { section: field.section.slice(0, MOST.section) }),
  }));
}
