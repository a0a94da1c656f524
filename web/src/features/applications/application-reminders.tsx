import {
  changeReminder,
  createReminder,
  deleteReminder,
  type Reminder,
} from '@contract/applications-notes.ts';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { callApi, callOk } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { fieldsOf } from '@/ui/forms/fields.tsx';
import { FormError, SubmitButton } from '@/ui/forms/form.tsx';
import { SelectInput } from '@/ui/forms/select-input.tsx';
import { useForm } from '@/ui/forms/use-form.ts';
import { Icon } from '@/ui/icon.tsx';
import { Row as ButtonRow } from '@/ui/layout.ts';
import { toast } from '@/ui/toast-store.ts';
import { reminderInWords } from './card-words.ts';
import { Main, Part, PartForm, Quiet, Rows } from './part.tsx';
import { type ReminderInput, ReminderSchema, type ReminderValues, valuesOf } from './reminder-values.ts';

const When = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 10 });
const What = styled('span')({ '&[data-done="true"]': { color: tone.ink3, textDecoration: 'line-through' } });
const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: 4,
  alignItems: 'center',
  fontSize: textSize.small,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

const KINDS: Record<Reminder['kind'], string> = {
  interview: 'Interview',
  follow_up: 'Follow-up',
  task: 'Task',
  other: 'Something else',
};
const NEW: ReminderValues = { kind: 'interview', date: '', time: '', text: '' };
const { TextInput } = fieldsOf<ReminderValues>();

type ReminderFormProps = {
  values: ReminderValues;
  onSave: (input: ReminderInput) => Promise<unknown>;
  onDone: () => void;
};

function ReminderForm({ values, onSave, onDone }: ReminderFormProps) {
  const form = useForm({
    schema: ReminderSchema,
    values,
    send: onSave,
    fieldAt: (path) => (path === 'at' ? 'date' : path),
    onSent: onDone,
  });
  const shrunk = { inputLabel: { shrink: true } };
  return (
    <PartForm form={form} aria-label="Reminder">
      <SelectInput<ReminderValues> name="kind" label="About" autoFocus>
        {Object.entries(KINDS).map(([kind, words]) => (
          <MenuItem key={kind} value={kind}>
            {words}
          </MenuItem>
        ))}
      </SelectInput>
      <When>
        <TextInput name="date" label="Date" type="date" slotProps={shrunk} />
        <TextInput name="time" label="Time (optional)" type="time" slotProps={shrunk} />
      </When>
      <TextInput name="text" label="Details (optional)" placeholder="Video call with the team" />
      <FormError />
      <ButtonRow>
        <SubmitButton size="small">Save reminder</SubmitButton>
        <Button variant="text" size="small" onClick={onDone}>
          Cancel
        </Button>
      </ButtonRow>
    </PartForm>
  );
}

const failed = (error: unknown) =>
  toast({ variant: 'destructive', title: 'Couldn’t save that', description: errorDetail(error) });

function ReminderRow({ reminder, onEdit }: { reminder: Reminder; onEdit: () => void }) {
  const { id, application_id, kind, at, all_day, text, done } = reminder;
  const words = reminderInWords(reminder);
  // Shown right away, then as the server stored it.
  const [checked, setChecked] = useState(done);
  const [known, setKnown] = useState(done);
  if (known !== done) {
    setKnown(done);
    setChecked(done);
  }
  const params = { reminder_id: id };
  const restore = useMutation({
    mutationFn: () =>
      callApi(createReminder, { params: { application_id }, body: { kind, at, all_day, text } }),
    onError: failed,
  });
  const check = useMutation({
    mutationFn: (next: boolean) => callApi(changeReminder, { params, body: { done: next } }),
    onError: (error) => {
      setChecked(done);
      failed(error);
    },
  });
  const remove = useMutation({
    mutationFn: () => callOk(deleteReminder, { params }),
    onSuccess: () =>
      toast({ title: 'Reminder deleted', action: { label: 'Undo', onClick: () => restore.mutate() } }),
    onError: failed,
  });
  return (
    <Row>
      <Checkbox
        checked={checked}
        onChange={(_, next) => {
          setChecked(next);
          check.mutate(next);
        }}
        slotProps={{ input: { 'aria-label': `Done: ${words}` } }}
      />
      <What data-done={checked}>
        <Main>{words}</Main>
        {text}
      </What>
      <span>
        <IconButton aria-label={`Edit: ${words}`} onClick={onEdit}>
          <Icon of={Pencil} size={18} />
        </IconButton>
        <IconButton
          aria-label={`Delete: ${words}`}
          disabled={remove.isPending}
          onClick={() => remove.mutate()}
        >
          <Icon of={Trash2} size={18} />
        </IconButton>
      </span>
    </Row>
  );
}

type ApplicationRemindersProps = {
  application_id: string;
  reminders: readonly Reminder[];
  /** Opens the form of a new one. */
  focus: boolean;
};

/** Interviews, follow-ups and tasks of one application, the soonest first, those done last. */
export function ApplicationReminders({ application_id, reminders, focus }: ApplicationRemindersProps) {
  const [editing, setEditing] = useState<Reminder | 'new' | null>(null);
  useEffect(() => {
    if (focus) setEditing('new');
  }, [focus]);
  const sorted = reminders.toSorted((a, b) => Number(a.done) - Number(b.done));
  const done = () => setEditing(null);
  return (
    <Part
      title="Reminders"
      beside={
        editing === null && (
          <Button variant="text" size="small" aria-label="Add reminder" onClick={() => setEditing('new')}>
            Add
          </Button>
        )
      }
    >
      <Rows>
        {sorted.map((reminder) => (
          <ReminderRow key={reminder.id} reminder={reminder} onEdit={() => setEditing(reminder)} />
        ))}
      </Rows>
      {reminders.length === 0 && editing === null && <Quiet>Add an interview, a follow-up, or a task.</Quiet>}
      {editing === 'new' && (
        <ReminderForm
          values={NEW}
          onSave={(body) => callApi(createReminder, { params: { application_id }, body })}
          onDone={done}
        />
      )}
      {editing !== null && editing !== 'new' && (
        <ReminderForm
          key={editing.id}
          values={valuesOf(editing)}
          onSave={(body) => callApi(changeReminder, { params: { reminder_id: editing.id }, body })}
          onDone={done}
        />
      )}
    </Part>
  );
}
