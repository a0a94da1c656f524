import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { useSession } from '@/lib/session.ts';
import { TOP_BAR_HEIGHT } from '@/theme/tokens.ts';
import { useAfterPaint } from '../use-after-paint.ts';

const Dock = lazy(async () => ({
  default: (await import('@/features/activity/activity-dock-slot.tsx')).ActivityDockSlot,
}));
const Feedback = lazy(async () => ({
  default: (await import('@/features/feedback/feedback-widget.tsx')).FeedbackWidget,
}));

const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  right: 24,
  // The whole window, so that one more thing moves nothing but the button beside it.
  left: 24,
  top: TOP_BAR_HEIGHT,
  // A page that is as tall as the window says where its lower edge has room.
  bottom: 'var(--corner-bottom, 24px)',
  zIndex: 1050,
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'flex-end',
  gap: 12,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  [theme.breakpoints.down('md')]: { flexDirection: 'column' },
  [theme.breakpoints.down('sm')]: { right: 16, left: 16, bottom: 16 },
  '@media print': { display: 'none' },
}));

/** The bottom right corner: feedback for everyone, and the activity dock for signed-in users. */
export function FloatingCorner() {
  const session = useSession();
  const painted = useAfterPaint();
  if (!painted) return null;
  return (
    <Corner>
      <Suspense fallback={null}>
        <Feedback />
      </Suspense>
      {session.status === 'signed_in' && (
        <Suspense fallback={null}>
          <Dock />
        </Suspense>
      )}
    </Corner>
  );
}
