import Button from '@mui/material/Button';
import { MessageSquare } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSession } from '@/lib/session.ts';
import { track } from '@/lib/tracking/track.ts';
import { tone } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';

const FeedbackCard = lazy(async () => ({ default: (await import('./feedback-card.tsx')).FeedbackCard }));

/** "Feedback", bottom right: collapsed to a button or open as a card. What was typed outlives a closed card. */
export function FeedbackWidget() {
  const [open, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  const [sending, setSending] = useState(false);
  const uid = useSession().user?.uid ?? null;
  const writer = useRef(uid);
  useEffect(() => {
    // What somebody typed is not for the next person.
    if (writer.current && writer.current !== uid) setMessage('');
    writer.current = uid;
  }, [uid]);
  const show = () => {
    track('feedback_opened');
    setOpen(true);
  };
  const close = () => {
    if (!sending) track('feedback_closed_without_submission');
    setOpen(false);
  };
  const sent = () => {
    setMessage('');
    setOpen(false);
  };
  if (open) {
    return (
      <Suspense fallback={null}>
        <FeedbackCard
          message={message}
          on_change={setMessage}
          sending={sending}
          on_sending={setSending}
          on_sent={sent}
          on_close={close}
        />
      </Suspense>
    );
  }
  return (
    <Button
      variant="outlined"
      size="small"
      onClick={show}
      startIcon={<Icon of={MessageSquare} size={16} />}
      sx={{ bgcolor: tone.surface, boxShadow: tone.shadow }}
    >
      Feedback
    </Button>
  );
}
