import { getDashboard, recordVisit } from '@contract/dashboard.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callOk } from '@/lib/api-client.ts';
import { answersOf } from '@/lib/query-keys.ts';

/** A page that was out of sight for longer shows what has changed meanwhile. */
const REFRESH_AFTER_MS = 5 * 60_000;

/**
 * Records that somebody is looking at the dashboard: when it is opened, and when they come back to it. One that stays in
 * a tab nobody looks at is no visit.
 */
export function useVisit(): void {
  const client = useQueryClient();
  useEffect(() => {
    let hiddenAt = document.visibilityState === 'visible' ? null : 0;
    // Only "since your last visit" depends on it, and the next visit is recorded again.
    const record = () => callOk(recordVisit, {}).catch(() => undefined);
    if (hiddenAt === null) void record();
    const look = async () => {
      if (document.visibilityState !== 'visible') {
        hiddenAt = Date.now();
        return;
      }
      const away = hiddenAt === null ? 0 : Date.now() - hiddenAt;
      hiddenAt = null;
      if (away < REFRESH_AFTER_MS) return;
      await record();
      await client.invalidateQueries({ predicate: answersOf([getDashboard.name]) });
    };
    const onChange = () => void look();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [client]);
}
