import { countryAsked } from '@huntwell/filler';

export type Row = Record<string, unknown>;

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

export function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  if (isRow(value)) return textOf(value.value ?? value.name ?? value.text ?? '');
  return typeof value === 'string' ? value.trim() : '';
}

export function codeOf(country: string): string | null {
  if (/^[A-Za-z]{2}$/.test(country)) return country.toUpperCase() === 'UK' ? 'GB' : country.toUpperCase();
  const code = countryAsked(country);
  return code === 'unclear' ? null : code;
}

export function yesOrNo(value: unknown): boolean | null {
  const text = textOf(value);
  if (/^(?:yes|true|y|authori[sz]ed)\b/i.test(text)) return true;
  if (/^(?:no|false|n|none|not)\b/i.test(text)) return false;
  if (/\b(?:citizen|permanent resident|green card)\b/i.test(text) && !/\bnot\b/i.test(text)) return true;
  return null;
}
