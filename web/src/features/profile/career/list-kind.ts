import type { CareerList } from '@contract/career.ts';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { EntryOf } from './entries.ts';

/** What one kind of list is made of. */
export type ListKind<Name extends CareerList> = {
  name: Name;
  /** What one entry is called in buttons: "job". */
  noun: string;
  empty: string;
  schema: z.ZodType<{ entries: EntryOf<Name>[] }, { entries: EntryOf<Name>[] }>;
  blank: EntryOf<Name>;
  /** The entry in a line: its name, and what stands below. */
  summary: (entry: EntryOf<Name>) => { title: string; detail: string };
  /** The fields of the entry at this place of the form. */
  fields: (index: number) => ReactNode;
};
