import { sendFeedback } from '@contract/feedback.ts';
import { LIMITS } from '@contract/limits.ts';
import { MESSAGES } from '@contract/messages.ts';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import { callOk } from '@/lib/api-client.ts';
import { ApiError } from '@/lib/api-error.ts';
import { brand } from '@/lib/brand.ts';
import { FEEDBACK_CARD_PX } from '@/lib/constants.ts';
import { getEmail } from '@/lib/session.ts';
import { track } from '@/lib/tracking/track.ts';
import { radius, tone } from '@/theme/tokens.ts';
import { fieldsOf } from '@/ui/forms/fields.tsx';
import { Form } from '@/ui/forms/form.tsx';
import { useForm } from '@/ui/forms/use-form.ts';
import { Icon } from '@/ui/icon.tsx';
import { toast } from '@/ui/toast-store.ts';

const FAILED = 'Failed to submit feedback';

const FeedbackForm = sendFeedback.body.pick({ message: true });
const { TextInput } = fieldsOf<z.input<typeof FeedbackForm>>();

const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  marginBottom: 8,
});
const Send = styled(Button)({ marginTop: 12 });
const Card = styled(Form<z.input<typeof FeedbackForm>>)({
  width: FEEDBACK_CARD_PX,
  maxWidth: '100%',
  background: tone.surface,
  border: `1px solid ${tone.line}`,
  borderRadius: radius.card,
  boxShadow: tone.shadow,
  padding: 18,
});

type FeedbackCardProps = {
  /** The sender; what they typed is kept until it is sent. */
  uid: string | null;
  /** A message is being sent, even if the card was closed and reopened. */
  sending: boolean;
  onSending: (sending: boolean) => void;
  onSent: () => void;
  onClose: () => void;
};

/** The open feedback card. */
export function FeedbackCard({ uid, sending, onSending, onSent, onClose }: FeedbackCardProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const refuse = (description: string) => toast({ variant: 'destructive', title: 'Error', description });
  const form = useForm({
    schema: FeedbackForm,
    values: { message: '' },
    draft: `feedback:${uid ?? 'visitor'}`,
    send: async ({ message }) => {
      onSending(true);
      // A disabled button can't keep the focus.
      field.current?.focus();
      try {
        const email = (await getEmail()) ?? brand.anonymousEmail;
        await callOk(sendFeedback, { body: { message, email } });
      } finally {
        onSending(false);
      }
    },
    onSent: () => {
      track('feedback_submitted');
      toast({ title: 'Thank you', description: 'We got your message.' });
      onSent();
    },
    onInvalid: () => refuse(MESSAGES.feedback_empty),
    onError: (error) => {
      const description =
        error instanceof ApiError && error.status > 0 ? FAILED : (error as Error).message || FAILED;
      track('feedback_error', { message: description });
      refuse(description);
    },
  });

  return (
    <Card
      form={form}
      aria-label="Feedback"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Head>
        <Typography variant="h3" component="h2">
          Feedback
        </Typography>
        <IconButton size="small" edge="end" aria-label="Close feedback" onClick={onClose}>
          <Icon of={X} />
        </IconButton>
      </Head>
      <TextInput
        name="message"
        label="Your message"
        multiline
        minRows={4}
        maxRows={10}
        inputRef={field}
        placeholder="What works? What doesn’t? What’s missing?"
        slotProps={{ htmlInput: { maxLength: LIMITS.feedback_message, readOnly: sending } }}
      />
      <Send type="submit" fullWidth disabled={sending}>
        {sending ? 'Sending...' : 'Send feedback'}
      </Send>
    </Card>
  );
}
