import { type Career, type CareerList, type EntryKey, entryKey, updateCareer } from '@contract/career.ts';
import type { SourceSpan } from '@contract/resumes.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { SourceButton } from '@/domain/resumes/source/source-button.tsx';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { Form, FormError, SubmitButton } from '@/ui/forms/form.tsx';
import { useForm } from '@/ui/forms/use-form.ts';
import { Row, Stack } from '@/ui/layout.ts';
import { StatusChip } from '@/ui/status-chip.tsx';
import { Surface } from '@/ui/surface.ts';
import { toast } from '@/ui/toast-store.ts';
import { CareerOffers } from './career-offers.tsx';
import { doubtOf, type EntryOf, editable, placeFor, placeOf } from './entries.ts';
import type { ListKind } from './list-kind.ts';

const List = styled(Stack)({ listStyle: 'none', margin: 0, padding: 0 });
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  '& > div:first-of-type': { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { fontWeight: 600 },
});
const Fields = styled(Stack)({ paddingTop: 20 });

type EntryProps<Name extends CareerList> = {
  kind: ListKind<Name>;
  entry: EntryOf<Name>;
  index: number;
  last: boolean;
  open: boolean;
  doubtful: boolean;
  /** Where it was read. */
  spans: readonly SourceSpan[];
  onToggle: () => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

function Entry<Name extends CareerList>({ kind, entry, index, last, ...rest }: EntryProps<Name>) {
  const { open, doubtful, spans, onToggle, onMove, onRemove } = rest;
  const { title, detail } = kind.summary(entry);
  const name = title || `New ${kind.noun}`;
  const button = { size: 'small', variant: 'text' } as const;
  return (
    <Surface as="li" kind="inner" pad="sm">
      <Head>
        <div>
          <b>{name}</b>
          <Typography variant="caption" component="div" color="textTertiary">
            {detail}
          </Typography>
          <SourceButton label={name} spans={spans} />
        </div>
        {doubtful && <StatusChip kind="unknown">Not sure. Check this one.</StatusChip>}
        <Row gap={0}>
          <Button
            {...button}
            aria-expanded={open}
            aria-label={`${open ? 'Close' : 'Edit'} ${name}`}
            onClick={onToggle}
          >
            {open ? 'Close' : 'Edit'}
          </Button>
          <Button
            {...button}
            disabled={index === 0}
            aria-label={`Move ${name} up`}
            onClick={() => onMove(-1)}
          >
            Up
          </Button>
          <Button {...button} disabled={last} aria-label={`Move ${name} down`} onClick={() => onMove(1)}>
            Down
          </Button>
          <Button {...button} color="error" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        </Row>
      </Head>
      {open && <Fields gap={20}>{kind.fields(index)}</Fields>}
    </Surface>
  );
}

/** The names of fields can't be followed through a generic entry. */
type AnyEntries = { entries: object[] };

/**
 * The form's entries and how to change their list. Which ones are open moves along with them. The form library's own
 * lists would add 2 kB to every page with a form.
 */
function useEntries() {
  const { setValue, clearErrors } = useFormContext<AnyEntries>();
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
    insert: (entry: object, at: number) =>
      put(entries.toSpliced(at, 0, entry), (index) => (index >= at ? index + 1 : index)),
    move: (from: number, to: number) => {
      const next = entries.with(from, entries[to]!).with(to, entries[from]!);
      put(next, (index) => (index === from ? to : index === to ? from : index));
    },
    remove: (at: number) =>
      put(entries.toSpliced(at, 1), (index) => (index === at ? null : index > at ? index - 1 : index)),
  };
}

type EntriesProps<Name extends CareerList> = {
  kind: ListKind<Name>;
  career: Career;
  onOfferAdded: (entry: EntryOf<Name>) => void;
};

/** The form's entries; those with an error are open, so that it can be seen. */
function Entries<Name extends CareerList>({ kind, career, onOfferAdded }: EntriesProps<Name>) {
  const { entries, open, setOpen, add, insert, move, remove } = useEntries();
  const { errors } = useFormState<AnyEntries>();
  const list = useRef<HTMLDivElement>(null);
  const doubtful = doubtOf(career, kind.name);
  const place = placeOf(career, kind.name);
  const focus = (index: number, control: string) =>
    requestAnimationFrame(() => list.current?.children[index]?.querySelector<HTMLElement>(control)?.focus());
  return (
    <>
      <CareerOffers
        kind={kind}
        career={career}
        onAdd={(entry) => {
          insert(entry, placeFor(entry, entries as EntryOf<Name>[]));
          onOfferAdded(entry);
        }}
      />
      {entries.length === 0 && <Typography color="textSecondary">{kind.empty}</Typography>}
      <List as="ul" gap={8} ref={list} aria-label={`Your ${kind.noun} list`}>
        {entries.map((value, index) => {
          const entry = value as EntryOf<Name>;
          const isOpen = open.has(index) || errors.entries?.[index] !== undefined;
          return (
            <Entry
              // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place in the form, which names its fields
              key={index}
              kind={kind}
              entry={entry}
              index={index}
              last={index === entries.length - 1}
              open={isOpen}
              doubtful={doubtful(entry)}
              spans={place(entry)}
              onToggle={() => setOpen(index, !isOpen)}
              onMove={(by) => {
                move(index, index + by);
                // The button may be disabled there: the one beside it isn't.
                focus(index + by, 'button');
              }}
              onRemove={() => {
                remove(index);
                focus(Math.min(index, entries.length - 2), 'button');
              }}
            />
          );
        })}
      </List>
      <div>
        <Button
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

type CareerListProps<Name extends CareerList> = { kind: ListKind<Name>; career: Career; uid: string };

/** One list of the career: add, change, move and remove entries, then save all of it. */
export function CareerListForm<Name extends CareerList>({ kind, career, uid }: CareerListProps<Name>) {
  const { name } = kind;
  // However they are changed before they are saved, they are not offered again.
  const [added, setAdded] = useState<EntryKey[]>([]);
  const form = useForm({
    schema: kind.schema,
    values: { entries: editable(career, name) },
    draft: `career:${name}:${uid}`,
    send: ({ entries }) => callApi(updateCareer, { body: { [name]: entries, decided: { [name]: added } } }),
    saved: (answer) => ({ entries: editable(answer, name) }),
    fieldAt: (path) => path.replace(name, 'entries'),
    onSent: () => toast({ title: 'Saved', description: 'A new resume won’t change this list.' }),
  });
  const reset = useMutation({
    mutationFn: () => callApi(updateCareer, { body: { [name]: null } }),
    onSuccess: () => toast({ title: 'Back to what’s in your resume' }),
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Couldn’t change the list', description: errorDetail(error) }),
  });
  const isOwn = career.own.includes(name);
  return (
    <Form form={form}>
      <Stack gap={12}>
        {isOwn && (
          <Row>
            <Typography variant="body2" color="textSecondary">
              This is your own list. A new resume won’t change it.
            </Typography>
            {career.file_name !== null && (
              <Button size="small" variant="text" loading={reset.isPending} onClick={() => reset.mutate()}>
                Use what’s in my resume
              </Button>
            )}
          </Row>
        )}
        <Entries
          kind={kind}
          career={career}
          onOfferAdded={(entry) => setAdded((before) => [...before, entryKey(entry)])}
        />
        <Row gap={16}>
          {form.unsaved && <SubmitButton>Save</SubmitButton>}
          <FormError />
          {form.unsaved && (
            <Typography component="span" variant="body2" color="textSecondary">
              Unsaved changes
            </Typography>
          )}
        </Row>
      </Stack>
    </Form>
  );
}
