import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { MessageSquare } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '@/lib/session.ts';
import { track } from '@/lib/tracking/track.ts';
import { radius, textSize, tone } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';
import { closeFeedback, focusOpener, openFeedback, useFeedbackOpen } from './feedback-open.ts';

/** A tab in the margin of the page, which every layout leaves free: it covers nothing, however far the page is scrolled. */
const Floating = styled(Button)(({ theme }) => ({
  position: 'fixed',
  right: 0,
  bottom: 24,
  // 24 px at the usual size, and as much more as the text grows.
  width: '1.85em',
  minWidth: 0,
  minHeight: 0,
  padding: '14px 0',
  borderRight: 0,
  borderRadius: `${radius.inner}px 0 0 ${radius.inner}px`,
  background: tone.surface,
  fontSize: textSize.caption,
  lineHeight: 1,
  writingMode: 'vertical-rl',
  '& .MuiButton-startIcon': { margin: '0 0 6px' },
  '&[data-open="true"]': { display: 'none' },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const FeedbackCard = lazy(async () => ({ default: (await import('./feedback-card.tsx')).FeedbackCard }));

/**
 * "Feedback", bottom right: collapsed to a tab or open as a card. What was typed outlives a closed card. On phones the
 * tab would cover the page, so the card is opened from the menu or the footer.
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
        onClick={openFeedback}
        startIcon={<Icon of={MessageSquare} size={14} />}
        data-open={open}
      >
        Feedback
      </Floating>
    </>
  );
}
