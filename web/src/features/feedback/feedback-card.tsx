import { sendFeedback } from '@contract/feedback.ts';
import { LIMITS } from '@contract/limits.ts';
import { MESSAGES } from '@contract/messages.ts';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { callApi } from '@/lib/api-client.ts';
import { ApiError } from '@/lib/api-error.ts';
import { brand } from '@/lib/brand.ts';
import { FEEDBACK_CARD_PX } from '@/lib/constants.ts';
import { useSession } from '@/lib/session.ts';
import { track } from '@/lib/tracking/track.ts';
import { radius, tone } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';
import { toast } from '@/ui/toast-store.ts';

const FAILED = 'Failed to submit feedback';

const Card = styled('form')({
  width: FEEDBACK_CARD_PX,
  maxWidth: '100%',
  background: tone.surface,
  border: `1px solid ${tone.line}`,
  borderRadius: radius.card,
  boxShadow: tone.shadow,
  padding: 18,
});

/** The open feedback card. `on_close(sent)` says whether the message was sent. */
export function FeedbackCard({ on_close }: { on_close: (sent: boolean) => void }) {
  const [message, setMessage] = useState('');
  const [sending, setSending] = useState(false);
  const session = useSession();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!message.trim()) {
      toast({ variant: 'destructive', title: 'Error', description: MESSAGES.feedback_empty });
      field.current?.focus();
      return;
    }
    setSending(true);
    try {
      await callApi(sendFeedback, { body: { message, email: session.user?.email ?? brand.anonymous_email } });
      track('feedback_submitted');
      setMessage('');
      toast({ title: 'Thank you', description: 'Your message reached us.' });
      on_close(true);
    } catch (error) {
      const description =
        error instanceof ApiError && error.status > 0 ? FAILED : (error as Error).message || FAILED;
      track('feedback_error', { message: description });
      toast({ variant: 'destructive', title: 'Error', description });
      setSending(false);
    }
  };

  return (
    <Card
      onSubmit={submit}
      noValidate
      aria-label="Feedback"
      onKeyDown={(event) => {
        if (event.key === 'Escape') on_close(false);
      }}
    >
      <div
        style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', marginBottom: 8 }}
      >
        <Typography variant="h3" component="h2">
          Feedback
        </Typography>
        <IconButton size="small" edge="end" aria-label="Close feedback" onClick={() => on_close(false)}>
          <Icon of={X} />
        </IconButton>
      </div>
      <TextField
        label="Your message"
        multiline
        minRows={4}
        maxRows={10}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        inputRef={field}
        placeholder="What works, what does not, what is missing?"
        slotProps={{ htmlInput: { maxLength: LIMITS.feedback_message } }}
      />
      <Button type="submit" fullWidth disabled={sending} sx={{ mt: 1.5 }}>
        {sending ? 'Sending...' : 'Send feedback'}
      </Button>
    </Card>
  );
}
