import { saveApplicationNotes } from '@contract/applications-notes.ts';
import { LIMITS } from '@contract/limits.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { sendBeforeSignOut } from '@/lib/unsent.ts';
import { useDraft } from '@/lib/use-draft.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { TextField } from '@/ui/text-field.tsx';
import { Part, Quiet } from './part.tsx';

const Failed = styled('div')({ color: tone.danger, fontSize: textSize.small, marginTop: 6 });

/** Delay between the last keystroke and saving a note. */
const PAUSE_MS = 800;

type ApplicationNoteProps = { application_id: string; note: string; focus: boolean };

/**
 * The user's own note, saved while it is written. What could not be saved stays in this browser, and is saved the next
 * time the note is opened.
 */
export function ApplicationNote({ application_id, note, focus }: ApplicationNoteProps) {
  const draft = useDraft(`application:${application_id}:note`, { note });
  const text = draft.value.note;
  const input = useRef<HTMLTextAreaElement>(null);
  const { mutate, mutateAsync, isPending, isSuccess, error } = useMutation({
    mutationFn: (sent: string) =>
      callApi(saveApplicationNotes, { params: { application_id }, body: { note: sent }, keepalive: true }),
    onSuccess: (_, sent) => {
      if (latest.current.text === sent) draft.forget();
    },
  });
  const latest = useRef({ text, note, mutate, mutateAsync });
  latest.current = { text, note, mutate, mutateAsync };
  useEffect(() => {
    if (text === note) return;
    const timer = setTimeout(() => mutate(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, note, mutate]);
  useEffect(
    () => () => {
      const now = latest.current;
      if (now.text !== now.note) now.mutate(now.text);
    },
    [],
  );
  useEffect(
    () =>
      sendBeforeSignOut(async () => {
        const now = latest.current;
        if (now.text !== now.note) await now.mutateAsync(now.text);
        return true;
      }),
    [],
  );
  useEffect(() => {
    if (focus) input.current?.focus();
  }, [focus]);
  const said = isPending
    ? 'Saving…'
    : error
      ? ''
      : text !== note
        ? 'Not saved yet'
        : isSuccess
          ? 'Saved'
          : 'Only you see this';
  return (
    <Part title="Notes" beside={<Quiet role="status">{said}</Quiet>}>
      <TextField
        fullWidth
        multiline
        minRows={3}
        maxRows={12}
        inputRef={input}
        value={text}
        placeholder="People, pay, questions to ask"
        onChange={({ target }) => draft.change({ note: target.value })}
        slotProps={{ htmlInput: { 'aria-label': 'Note', maxLength: LIMITS.application_note } }}
      />
      {error && !isPending && (
        <Failed role="alert">
          Couldn’t save your note. {errorDetail(error)}{' '}
          <Button variant="text" size="small" onClick={() => mutate(text)}>
            Try again
          </Button>
        </Failed>
      )}
    </Part>
  );
}
