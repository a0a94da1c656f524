/** A field as the server validates and records it, whatever widget the page uses. */
export type Field = {
  name: string;
  label: string;
  kind: 'text' | 'email' | 'phone' | 'number' | 'single' | 'multi' | 'file' | 'consent' | 'hidden';
  required: boolean;
  /** Allowed answers for `single` and `multi`; empty allows any text. */
  options: readonly string[];
};

/** Answers by field name; for a file, the id of the stored file. */
export type Answers = Record<string, string | string[] | undefined>;

const REQUIRED_MESSAGE = 'This field is required.';

const EMAIL = /^[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>().]{2,}$/;

export function isEmail(text: string): boolean {
  return text.length <= 255 && EMAIL.test(text);
}

/** One message per missing or invalid field; an empty record means that the answers are valid. */
export function validate(fields: readonly Field[], answers: Answers): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const message = problemOf(field, answers[field.name]);
    if (message) errors[field.name] = message;
  }
  return errors;
}

function problemOf(field: Field, answer: string | string[] | undefined): string | undefined {
  const values = [answer ?? []].flat().filter((value) => value.trim() !== '');
  if (values.length === 0) return field.required ? REQUIRED_MESSAGE : undefined;
  const [value = ''] = values;
  switch (field.kind) {
    case 'email':
      return isEmail(value) ? undefined : 'Enter a valid e-mail address.';
    case 'phone':
      return value.replace(/\D/g, '').length >= 6 ? undefined : 'Enter a valid phone number.';
    case 'number':
      return /^\d{1,3}(\.\d+)?$/.test(value.trim()) ? undefined : 'Enter a number.';
    case 'single':
    case 'multi': {
      if (field.kind === 'single' && values.length > 1) return 'Choose one answer.';
      const known = field.options.length === 0 || values.every((entry) => field.options.includes(entry));
      return known ? undefined : 'Choose one of the options.';
    }
    default:
      return value.length > 10_000 ? 'This answer is too long.' : undefined;
  }
}
