import { getActivity } from '@contract/dashboard.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { apiQuery } from '@/lib/query-client.ts';
import { ActivityDock } from '@/ui/activity-dock.tsx';
import { SmallLink } from '@/ui/small-link.ts';
import {
  type Doing,
  hasEnded,
  isShownBy,
  lookAgainAfter,
  newsOf,
  pageOf,
  toActivities,
} from './to-activities.ts';

/** Space that the closed dock takes in the lower corner: pages leave as much at the bottom. */
const ROOM = [
  ['--dock-room', '108px'],
  ['--dock-width', '342px'],
] as const;
const HIDDEN_ON = ['/onboarding', '/auth'];

function linkOf(doing: Doing) {
  return (
    <SmallLink component={Link} to={pageOf(doing)}>
      {doing.applicationId ? 'Open application' : 'See your matches'}
    </SmallLink>
  );
}

/** Running searches and applications, for signed-in users. Polls only while it shows something, often only while that runs. */
export function ActivityDockSlot() {
  const [open, setOpen] = useState(false);
  const [cleared, setCleared] = useState<ReadonlySet<string>>(new Set());
  const { pathname } = useLocation();
  const { data } = useQuery({
    ...apiQuery(getActivity),
    refetchInterval: ({ state }) => (state.data ? lookAgainAfter(state.data) : false),
  });
  const all = data ? toActivities(data) : [];
  // What ended and was seen on its own page is no news on the next one.
  const seen = all
    .filter((doing) => hasEnded(doing) && isShownBy(pathname, doing))
    .map(newsOf)
    .filter((news) => !cleared.has(news));
  if (seen.length > 0) setCleared(new Set([...cleared, ...seen]));
  const shown = HIDDEN_ON.some((path) => pathname.startsWith(path))
    ? []
    : all.filter((doing) => !cleared.has(newsOf(doing)) && !isShownBy(pathname, doing));
  const visible = shown.length > 0;
  useEffect(() => {
    if (!visible) return;
    const { style } = document.documentElement;
    for (const [name, value] of ROOM) style.setProperty(name, value);
    return () => {
      for (const [name] of ROOM) style.removeProperty(name);
    };
  }, [visible]);
  return (
    <ActivityDock
      activities={shown.map((doing) => ({ ...doing, action: linkOf(doing) }))}
      open={open}
      onToggle={() => setOpen(!open)}
      onClear={() => setCleared(new Set([...cleared, ...shown.filter(hasEnded).map(newsOf)]))}
    />
  );
}
