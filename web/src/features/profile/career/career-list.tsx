import { type Career, type CareerList, type EntryKey, updateCareer } from '@contract/career.ts';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { z } from 'zod';
import { callApi } from '@/lib/api-client.ts';
import { Form, FormError, SubmitButton } from '@/ui/forms/form.tsx';
import { useForm } from '@/ui/forms/use-form.ts';
import { Row, Stack } from '@/ui/layout.ts';
import { toast } from '@/ui/toast-store.ts';
import { CareerEntries, EDIT } from './career-entries.tsx';
import { editable } from './entries.ts';
import type { ListKind } from './list-kind.ts';
import { OwnListNote } from './own-list-note.tsx';

/** The offers that were taken over, which the server checks: they are in the form to be in its draft. */
const Added = z.object({ added: z.array(z.custom<EntryKey>()) });

type CareerListProps<Name extends CareerList> = { kind: ListKind<Name>; career: Career; uid: string };

/** One list of the career: add, change, move and remove entries, then save all of it. */
export function CareerListForm<Name extends CareerList>({ kind, career, uid }: CareerListProps<Name>) {
  const { name } = kind;
  const valuesOf = (from: Career) => ({ entries: editable(from, name), added: [] as EntryKey[] });
  const form = useForm({
    schema: useMemo(() => z.intersection(kind.schema, Added), [kind]),
    values: valuesOf(career),
    draft: `career:${name}:${uid}`,
    send: ({ entries, added }) =>
      callApi(updateCareer, { body: { [name]: entries, decided: { [name]: added } } }),
    saved: valuesOf,
    fieldAt: (path) => path.replace(name, 'entries'),
    onSent: () => toast({ title: 'Saved', description: 'A new resume won’t change this list.' }),
  });
  const isOwn = career.own.includes(name);
  const box = useRef<HTMLDivElement>(null);
  const [returned, setReturned] = useState(false);
  useEffect(() => {
    if (isOwn || !returned) return;
    // The button that was pressed is gone with the person's own list.
    setReturned(false);
    const first = box.current?.querySelector<HTMLElement>(EDIT) ?? box.current?.querySelector('button');
    first?.focus();
  }, [isOwn, returned]);
  return (
    <Stack gap={12} ref={box}>
      {isOwn && (
        <OwnListNote
          kind={kind}
          fileName={career.file_name}
          onReset={(answer) => {
            form.methods.reset(valuesOf(answer));
            setReturned(true);
          }}
        />
      )}
      <Form form={form}>
        <Stack gap={12}>
          <CareerEntries kind={kind} career={career} />
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
    </Stack>
  );
}
