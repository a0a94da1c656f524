import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { MessageSquare } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '@/lib/session.ts';
import { track } from '@/lib/tracking/track.ts';
import { tone } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';
import { closeFeedback, focusOpener, openFeedback, useFeedbackOpen } from './feedback-open.ts';

const Floating = styled(Button)(({ theme }) => ({
  background: tone.surface,
  boxShadow: tone.shadow,
  '&[data-open="true"]': { display: 'none' },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const FeedbackCard = lazy(async () => ({ default: (await import('./feedback-card.tsx')).FeedbackCard }));

/**
 * "Feedback", bottom right: collapsed to a button or open as a card. What was typed outlives a closed card. On phones the
 * button would cover the page, so the card is opened from the menu or the footer.
 */
export function FeedbackWidget() {
  const open = useFeedbackOpen();
  const [sending, setSending] = useState(false);
  const uid = useSession().user?.uid ?? null;
  useEffect(() => (open ? focusOpener : undefined), [open]);
  const close = () => {
    if (!sending) track('feedback_closed_without_submission');
    closeFeedback();
  };
  return (
    <>
      {open && (
        <Suspense fallback={null}>
          <FeedbackCard
            key={uid}
            uid={uid}
            sending={sending}
            onSending={setSending}
            onSent={closeFeedback}
            onClose={close}
          />
        </Suspense>
      )}
      <Floating
        variant="outlined"
        size="small"
        onClick={openFeedback}
        startIcon={<Icon of={MessageSquare} size={16} />}
        data-open={open}
      >
        Feedback
      </Floating>
    </>
  );
}
