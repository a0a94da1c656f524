import { JSDOM } from 'jsdom';
import type { FormField } from '../../types.ts';
import { VENDORS } from '../../vendors/vendors.ts';
import { readPage } from '../read-form.ts';

/** A page without layout, as one that was saved. For tests. */
export function pageOf(body: string): Document {
  return new JSDOM(`<!doctype html><body>${body}</body>`).window.document;
}

/** The fields of a page, those that are left alone included. For tests. */
export async function fieldsOf(page: string | Document): Promise<FormField[]> {
  const document = typeof page === 'string' ? pageOf(page) : page;
  return (await readPage(document, VENDORS.generic, null)).map(({ field }) => field);
}

/** The only field of a page. For tests. */
export async function fieldOf(page: string | Document): Promise<FormField> {
  const [field, ...others] = await fieldsOf(page);
  if (!field || others.length > 0) throw new Error(`Not one field but ${others.length + (field ? 1 : 0)}`);
  return field;
}
