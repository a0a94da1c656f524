import { Contact, saveApplicationNotes } from '@contract/applications-notes.ts';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { Mail, Pencil, Phone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { fieldsOf } from '@/ui/forms/fields.tsx';
import { FormError, SubmitButton } from '@/ui/forms/form.tsx';
import { useForm } from '@/ui/forms/use-form.ts';
import { Icon } from '@/ui/icon.tsx';
import { Row as ButtonRow } from '@/ui/layout.ts';
import { toast } from '@/ui/toast-store.ts';
import { Main, Part, PartForm, Quiet, Rows } from './part.tsx';

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'center',
  fontSize: textSize.small,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
const Role = styled('span')({ color: tone.ink2 });
const Actions = styled('span')({ display: 'flex' });
const Initials = styled('span')({
  width: 40,
  height: 40,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  background: tone.sunken,
  border: `1px solid ${tone.line}`,
  fontWeight: 650,
});

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

const NOBODY: Contact = { name: '', role: '', email: '', phone: '' };
const { TextInput } = fieldsOf<Contact>();

type ContactFormProps = {
  contact: Contact;
  onSave: (contact: Contact) => Promise<unknown>;
  onDone: () => void;
};

function ContactForm({ contact, onSave, onDone }: ContactFormProps) {
  const form = useForm({
    schema: Contact,
    values: contact,
    send: onSave,
    // The body holds the whole list: `contacts.0.email`.
    fieldAt: (path) => path.split('.').at(-1) ?? path,
    onSent: onDone,
  });
  return (
    <PartForm form={form} aria-label="Contact">
      <TextInput name="name" label="Name" autoComplete="off" autoFocus />
      <TextInput name="role" label="Role (optional)" placeholder="Recruiter" autoComplete="off" />
      <TextInput name="email" label="Email (optional)" type="email" autoComplete="off" />
      <TextInput name="phone" label="Phone (optional)" type="tel" autoComplete="off" />
      <FormError />
      <ButtonRow>
        <SubmitButton size="small">Save contact</SubmitButton>
        <Button variant="text" size="small" onClick={onDone}>
          Cancel
        </Button>
      </ButtonRow>
    </PartForm>
  );
}

/** People at the employer, as the user wrote them down. */
export function ApplicationContacts({
  application_id,
  contacts,
}: {
  application_id: string;
  contacts: readonly Contact[];
}) {
  /** Which contact is being edited; past the last one is a new one. */
  const [editing, setEditing] = useState<number | null>(null);
  const save = (next: readonly Contact[]) =>
    callApi(saveApplicationNotes, { params: { application_id }, body: { contacts: [...next] } });
  const change = useMutation({
    mutationFn: save,
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Couldn’t save that', description: errorDetail(error) }),
  });
  const remove = (index: number) => {
    const before = contacts;
    change.mutate(
      contacts.filter((_, at) => at !== index),
      {
        onSuccess: () =>
          toast({
            title: 'Contact deleted',
            action: { label: 'Undo', onClick: () => change.mutate(before) },
          }),
      },
    );
  };
  return (
    <Part
      title="Contacts"
      beside={
        editing === null && (
          <Button
            variant="text"
            size="small"
            aria-label="Add contact"
            onClick={() => setEditing(contacts.length)}
          >
            Add
          </Button>
        )
      }
    >
      <Rows>
        {contacts.map((contact, index) => (
          <Row key={`${contact.name}-${contact.email}-${index.toString()}`}>
            <Initials aria-hidden>{initialsOf(contact.name)}</Initials>
            <span>
              <Main>{contact.name}</Main>
              <Role>{contact.role}</Role>
            </span>
            <Actions>
              {contact.email && (
                <IconButton href={`mailto:${contact.email}`} aria-label={`Email ${contact.name}`}>
                  <Icon of={Mail} size={18} />
                </IconButton>
              )}
              {contact.phone && (
                <IconButton
                  href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}
                  aria-label={`Call ${contact.name}`}
                >
                  <Icon of={Phone} size={18} />
                </IconButton>
              )}
              <IconButton aria-label={`Edit ${contact.name}`} onClick={() => setEditing(index)}>
                <Icon of={Pencil} size={18} />
              </IconButton>
              <IconButton
                aria-label={`Delete ${contact.name}`}
                disabled={change.isPending}
                onClick={() => remove(index)}
              >
                <Icon of={Trash2} size={18} />
              </IconButton>
            </Actions>
          </Row>
        ))}
      </Rows>
      {contacts.length === 0 && editing === null && <Quiet>Add a recruiter or anyone you talked to.</Quiet>}
      {editing !== null && (
        <ContactForm
          key={editing}
          contact={contacts[editing] ?? NOBODY}
          onDone={() => setEditing(null)}
          onSave={(contact) => save([...contacts.slice(0, editing), contact, ...contacts.slice(editing + 1)])}
        />
      )}
    </Part>
  );
}
