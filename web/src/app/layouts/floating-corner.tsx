import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { FEEDBACK_CARD_PX } from '@/lib/constants.ts';
import { useSession } from '@/lib/session.ts';
import { TOP_BAR_HEIGHT } from '@/theme/tokens.ts';
import { useAfterPaint } from '../use-after-paint.ts';

const Dock = lazy(async () => ({
  default: (await import('@/features/activity/activity-dock-slot.tsx')).ActivityDockSlot,
}));
const Banner = lazy(async () => ({
  default: (await import('@/features/consent/consent-banner.tsx')).ConsentBanner,
}));
const Feedback = lazy(async () => ({
  default: (await import('@/features/feedback/feedback-widget.tsx')).FeedbackWidget,
}));

const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  right: 24,
  // The whole side, so that one more thing moves nothing but the button above it.
  top: TOP_BAR_HEIGHT,
  bottom: 24,
  zIndex: 1050,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'flex-end',
  gap: 12,
  width: FEEDBACK_CARD_PX,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  [theme.breakpoints.down('sm')]: { right: 16, left: 16, bottom: 16, width: 'auto' },
  '@media print': { display: 'none' },
}));

/**
 * Bottom right: feedback for everybody, the activity dock for signed-in people below it. Until it is answered, the
 * question about analytics bottom left, on phones at the very bottom.
 */
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
      <Suspense fallback={null}>
        <Banner />
      </Suspense>
    </Corner>
  );
}
