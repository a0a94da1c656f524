import type { Application } from '@contract/applications.ts';
import { createReminder, getApplicationNotes } from '@contract/applications-notes.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Copy, Mail } from 'lucide-react';
import { useState } from 'react';
import { profileQuery } from '@/domain/profile/profile.ts';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { shortDate } from '@/lib/format.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { radius, tone } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { toast } from '@/ui/toast-store.ts';
import { daysUntilFollowUp, followUpDue } from './card-words.ts';
import { type Email, followUpEmail, mailto } from './follow-up-email.ts';
import { followUpIn } from './reminder-values.ts';

/** How far "Remind me later" puts off a follow-up that is due. */
const LATER_DAYS = 3;

const Box = styled('section')({
  padding: '16px 18px',
  borderRadius: radius.card,
  background: tone.accentSoft,
  color: tone.ink,
});
const Subject = styled(Typography)({ display: 'block', margin: '12px 0 8px', overflowWrap: 'anywhere' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 12 });

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied' });
  } catch {
    toast({
      variant: 'destructive',
      title: 'Couldn’t copy',
      description: 'Select the text and copy it yourself.',
    });
  }
}

/** The draft, which can be edited before it is copied or opened in the user's email app. */
function Draft({ email }: { email: Email }) {
  const [body, setBody] = useState(email.body);
  return (
    <>
      <Subject variant="small">
        <strong>Subject:</strong> {email.subject}
      </Subject>
      <TextField
        fullWidth
        multiline
        value={body}
        onChange={({ target }) => setBody(target.value)}
        slotProps={{ htmlInput: { 'aria-label': 'Follow-up email' } }}
      />
      <Actions>
        <Button href={mailto({ ...email, body })} startIcon={<Icon of={Mail} size={16} />}>
          Open in email
        </Button>
        <Button
          variant="outlined"
          startIcon={<Icon of={Copy} size={16} />}
          onClick={() => void copy(`${email.subject}\n\n${body}`)}
        >
          Copy
        </Button>
      </Actions>
    </>
  );
}

/** A follow-up to an application without a reply: a draft from what is known, or a reminder. */
export function FollowUp({ application }: { application: Application }) {
  const { id, posting } = application;
  const [open, setOpen] = useState(false);
  const sentOn = application.sent_at ?? application.updated_at;
  const due = followUpDue(application);
  const days = due ? LATER_DAYS : daysUntilFollowUp(sentOn);
  const profile = useQuery(profileQuery).data;
  const { data: notes } = useQuery(apiQuery(getApplicationNotes, { params: { application_id: id } }));
  const remind = useMutation({
    mutationFn: () => callApi(createReminder, { params: { application_id: id }, body: followUpIn(days) }),
    onSuccess: ({ at }) => toast({ title: `Reminder added for ${shortDate(at)}` }),
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Couldn’t save that', description: errorDetail(error) }),
  });
  const contact = notes?.contacts.find(({ email }) => email) ?? notes?.contacts[0] ?? null;
  const email = followUpEmail({
    company: posting.company,
    title: posting.title,
    sent_at: sentOn,
    name: profile?.full_name ?? '',
    contact,
  });
  return (
    <Box aria-label="Follow-up">
      <Typography variant="h4" component="h2">
        {due ? 'Time to follow up' : 'No reply yet'}
      </Typography>
      <Typography variant="small" color="textSecondary">
        {due
          ? `You applied on ${shortDate(sentOn)}. We drafted a short email you can send.`
          : `If you don’t hear back by ${shortDate(followUpIn(days).at)}, send a short follow-up.`}
      </Typography>
      {open ? (
        <Draft key={email.body} email={email} />
      ) : (
        <Actions>
          <Button size="small" variant={due ? 'contained' : 'outlined'} onClick={() => setOpen(true)}>
            Read the draft
          </Button>
          <Button variant="text" size="small" loading={remind.isPending} onClick={() => remind.mutate()}>
            {due ? 'Remind me later' : 'Remind me then'}
          </Button>
        </Actions>
      )}
    </Box>
  );
}
