import type { Career, CareerList } from '@contract/career.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { Stack } from '@/ui/layout.ts';
import { CareerEntry } from './career-entry.tsx';
import { CareerOffers } from './career-offers.tsx';
import { doubtOf, type EntryOf, placeFor, placeOf } from './entries.ts';
import type { ListKind } from './list-kind.ts';
import { type AnyEntries, useEntries } from './use-entries.ts';

const List = styled(Stack)({ listStyle: 'none', margin: 0, padding: 0 });

/** The button that opens the fields of an entry: it is there for each, and changes nothing. */
export const EDIT = 'button[aria-expanded]';

type CareerEntriesProps<Name extends CareerList> = { kind: ListKind<Name>; career: Career };

/** The form's entries; those with an error are open, so that it can be seen. */
export function CareerEntries<Name extends CareerList>({ kind, career }: CareerEntriesProps<Name>) {
  const { entries, open, setOpen, add, addOffer, move, remove } = useEntries();
  const { errors } = useFormState<AnyEntries>();
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const doubt = doubtOf(career, kind.name);
  const place = placeOf(career, kind.name);
  const focus = (index: number, control: string) =>
    requestAnimationFrame(() => {
      const found = list.current?.children[index]?.querySelector<HTMLElement>(control);
      (found ?? addButton.current)?.focus();
    });
  return (
    <>
      <CareerOffers
        kind={kind}
        career={career}
        onAdd={(entry) => {
          const at = placeFor(entry, entries as EntryOf<Name>[]);
          addOffer(entry, at);
          return () => focus(at, EDIT);
        }}
        onAllSkipped={() => focus(0, EDIT)}
      />
      {entries.length === 0 && <Typography color="textSecondary">{kind.empty}</Typography>}
      <List as="ul" gap={8} ref={list} aria-label={`Your ${kind.noun} list`}>
        {entries.map((value, index) => {
          const entry = value as EntryOf<Name>;
          const isOpen = open.has(index) || errors.entries?.[index] !== undefined;
          return (
            <CareerEntry
              // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place in the form, which names its fields
              key={index}
              kind={kind}
              entry={entry}
              index={index}
              last={index === entries.length - 1}
              open={isOpen}
              doubt={doubt(entry)}
              spans={place(entry)}
              onToggle={() => setOpen(index, !isOpen)}
              onMove={(by) => {
                move(index, index + by);
                // The button that was pressed may be disabled there.
                focus(index + by, EDIT);
              }}
              onRemove={() => {
                remove(index);
                focus(Math.min(index, entries.length - 2), EDIT);
              }}
            />
          );
        })}
      </List>
      <div>
        <Button
          ref={addButton}
          variant="outlined"
          onClick={() => {
            add(kind.blank);
            focus(entries.length, 'input');
          }}
        >
          Add {kind.noun}
        </Button>
      </div>
    </>
  );
}
