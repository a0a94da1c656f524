import { lazy, Suspense, useEffect } from 'react';
import { startTracking } from '@/lib/tracking/track.ts';
import { useAfterPaint } from '../use-after-paint.ts';

const Banner = lazy(async () => ({
  default: (await import('@/features/consent/consent-banner.tsx')).ConsentBanner,
}));

/** Attribution, analytics and the question about them: all of it after the first paint. */
export function Tracking() {
  const painted = useAfterPaint();
  useEffect(() => {
    if (painted) void startTracking();
  }, [painted]);
  if (!painted) return null;
  return (
    <Suspense fallback={null}>
      <Banner />
    </Suspense>
  );
}
