import type { Application } from '@contract/applications.ts';
import { clockTime, shortDate } from '@/lib/format.ts';
import type { TrailStep } from '@/ui/trail.tsx';
import { isRunning, STATUS_WORDS } from './status-words.ts';

function creditNote(application: Application): string {
  return application.credit === null || application.credit === 'reserved'
    ? ''
    : ` · credit ${application.credit}`;
}

/** The timeline of an application, oldest event first; the last step says what is happening now. */
export function trailOf(application: Application): TrailStep[] {
  const day = shortDate(application.created_at);
  const last = application.events.length - 1;
  const steps: TrailStep[] = application.events.map((event, index) => ({
    id: `${event.at}-${index}`,
    title: event.note || STATUS_WORDS[event.to].text,
    time: `${shortDate(event.at) === day ? '' : `${shortDate(event.at)}, `}${clockTime(event.at)}${index === last ? creditNote(application) : ''}`,
    state: event.to === 'failed' ? 'failed' : event.to === 'unconfirmed' ? 'unknown' : 'done',
  }));
  if (isRunning(application.status)) {
    const now = application.activity || STATUS_WORDS[application.status].text;
    steps.push({ id: 'now', title: now.charAt(0).toUpperCase() + now.slice(1), state: 'current' });
  }
  return steps;
}
