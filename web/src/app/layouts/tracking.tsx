import { useEffect } from 'react';
import { startTracking } from '@/lib/tracking/track.ts';
import { useAfterPaint } from '../use-after-paint.ts';

/** Starts attribution and analytics after the first paint. */
export function Tracking() {
  const painted = useAfterPaint();
  useEffect(() => {
    if (painted) void startTracking();
  }, [painted]);
  return null;
}
