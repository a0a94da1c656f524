import { type EntryKey, entryKey } from '@contract/career.ts';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/** The names of fields can't be followed through a generic entry. */
export type AnyEntries = {
  entries: object[];
  /** The offers among them: however they are changed before they are saved, they are not offered again. */
  added: EntryKey[];
};

type AnyEntry = Parameters<typeof entryKey>[0];

function isSameKey(a: EntryKey, b: EntryKey): boolean {
  return a.name === b.name && a.at === b.at && a.month === b.month;
}

/**
 * The form's entries and how to change their list. Which ones are open moves along with them. The form library's own
 * lists would add 2 kB to every page with a form.
 */
export function useEntries() {
  const { setValue, getValues, clearErrors } = useFormContext<AnyEntries>();
  const entries = useWatch<AnyEntries, 'entries'>({ name: 'entries' });
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const put = (next: object[], opened: (index: number) => number | null) => {
    clearErrors();
    setValue('entries', next);
    setOpen(new Set([...open].flatMap((index) => opened(index) ?? [])));
  };
  return {
    entries,
    open,
    setOpen: (index: number, on: boolean) =>
      setOpen(new Set(on ? [...open, index] : [...open].filter((one) => one !== index))),
    add: (blank: object) => {
      put([...entries, blank], (index) => index);
      setOpen(new Set([...open, entries.length]));
    },
    addOffer: (entry: AnyEntry, at: number) => {
      setValue('added', [...getValues('added'), entryKey(entry)]);
      put(entries.toSpliced(at, 0, entry), (index) => (index >= at ? index + 1 : index));
    },
    move: (from: number, to: number) => {
      const next = entries.with(from, entries[to]!).with(to, entries[from]!);
      put(next, (index) => (index === from ? to : index === to ? from : index));
    },
    remove: (at: number) => {
      // An offer that was added by mistake is made again.
      const removed = entryKey(entries[at] as AnyEntry); // every entry has what makes its key
      setValue(
        'added',
        getValues('added').filter((key) => !isSameKey(key, removed)),
      );
      put(entries.toSpliced(at, 1), (index) => (index === at ? null : index > at ? index - 1 : index));
    },
  };
}
