import { sendFeedback } from '@contract/feedback.ts';
import { LIMITS } from '@contract/limits.ts';
import { MESSAGES } from '@contract/messages.ts';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { callOk } from '@/lib/api-client.ts';
import { ApiError } from '@/lib/api-error.ts';
import { brand } from '@/lib/brand.ts';
import { FEEDBACK_CARD_PX } from '@/lib/constants.ts';
import { getEmail } from '@/lib/session.ts';
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

type FeedbackCardProps = {
  message: string;
  on_change: (message: string) => void;
  /** A message is on its way: also after the card was closed and opened again. */
  sending: boolean;
  on_sending: (sending: boolean) => void;
  on_sent: () => void;
  on_close: () => void;
};

/** The open feedback card. */
export function FeedbackCard({
  message,
  on_change,
  sending,
  on_sending,
  on_sent,
  on_close,
}: FeedbackCardProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!message.trim()) {
      toast({ variant: 'destructive', title: 'Error', description: MESSAGES.feedback_empty });
      field.current?.focus();
      return;
    }
    on_sending(true);
    // The button that was pressed takes no focus while it is disabled.
    field.current?.focus();
    try {
      const email = (await getEmail()) ?? brand.anonymous_email;
      await callOk(sendFeedback, { body: { message, email } });
      track('feedback_submitted');
      toast({ title: 'Thank you', description: 'Your message reached us.' });
      on_sent();
    } catch (error) {
      const description =
        error instanceof ApiError && error.status > 0 ? FAILED : (error as Error).message || FAILED;
      track('feedback_error', { message: description });
      toast({ variant: 'destructive', title: 'Error', description });
    } finally {
      on_sending(false);
    }
  };

  return (
    <Card
      onSubmit={submit}
      noValidate
      aria-label="Feedback"
      onKeyDown={(event) => {
        if (event.key === 'Escape') on_close();
      }}
    >
      <div
        style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', marginBottom: 8 }}
      >
        <Typography variant="h3" component="h2">
          Feedback
        </Typography>
        <IconButton size="small" edge="end" aria-label="Close feedback" onClick={on_close}>
          <Icon of={X} />
        </IconButton>
      </div>
      <TextField
        label="Your message"
        multiline
        minRows={4}
        maxRows={10}
        value={message}
        onChange={(event) => on_change(event.target.value)}
        inputRef={field}
        placeholder="What works, what does not, what is missing?"
        slotProps={{ htmlInput: { maxLength: LIMITS.feedback_message, readOnly: sending } }}
      />
      <Button type="submit" fullWidth disabled={sending} sx={{ mt: 1.5 }}>
        {sending ? 'Sending...' : 'Send feedback'}
      </Button>
    </Card>
  );
}
