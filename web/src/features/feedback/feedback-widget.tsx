import Button from '@mui/material/Button';
import { MessageSquare } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '@/lib/session.ts';
import { track } from '@/lib/tracking/track.ts';
import { tone } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';

const FeedbackCard = lazy(async () => ({ default: (await import('./feedback-card.tsx')).FeedbackCard }));

/** "Feedback", bottom right: collapsed to a button or open as a card. What was typed outlives a closed card. */
export function FeedbackWidget() {
  const [open, setOpen] = useState(false);
  const [sending, setSending] = useState(false);
  const uid = useSession().user?.uid ?? null;
  const show = () => {
    track('feedback_opened');
    setOpen(true);
  };
  const close = () => {
    if (!sending) track('feedback_closed_without_submission');
    setOpen(false);
  };
  if (open) {
    return (
      <Suspense fallback={null}>
        <FeedbackCard
          key={uid}
          uid={uid}
          sending={sending}
          onSending={setSending}
          onSent={() => setOpen(false)}
          onClose={close}
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
