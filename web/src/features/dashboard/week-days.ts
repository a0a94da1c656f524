import type { Outcome } from '@contract/applications-outcomes.ts';
import type { SearchRun } from '@contract/searches.ts';
import { plural } from '@/lib/format.ts';
import type { AgendaItem } from './agenda.ts';
import { daysBetween, shortDay, startOfDay } from './days.ts';

/** One line under a day: a strong part and what follows it. */
export type DayLine = { strong: string; rest: string };

export type TrailDay = {
  /** Midnight at its start. */
  at: number;
  name: string;
  when: 'past' | 'today' | 'coming';
  lines: DayLine[];
};

const PAST_DAYS = 2;
const COMING_DAYS = 4;
const MOST_LINES = 3;

type Known = {
  outcomes: readonly Outcome[];
  runs: readonly SearchRun[];
  agenda: readonly AgendaItem[];
};

const count = (words: string): DayLine => {
  const [strong = '', ...rest] = words.split(' ');
  return { strong, rest: rest.join(' ') };
};

/** What happened on a day: sent, found, answered. */
function happened({ outcomes, runs }: Known, isOn: (instant: string | null) => boolean): DayLine[] {
  const sent = outcomes.filter(({ sent_at }) => isOn(sent_at)).length;
  const found = runs.filter(({ at }) => isOn(at)).reduce((sum, { new_matches }) => sum + new_matches, 0);
  const replied = outcomes.filter(({ replied_at }) => isOn(replied_at));
  return [
    ...(sent > 0 ? [count(`${plural(sent, 'application')} sent`)] : []),
    ...(found > 0 ? [count(plural(found, 'new match', 'new matches'))] : []),
    ...replied.map(({ company }) => ({ strong: company, rest: 'replied' })),
  ];
}

function planned(agenda: readonly AgendaItem[]): DayLine[] {
  return agenda.map(({ title, company }) => ({ strong: title, rest: company }));
}

function shortened(lines: DayLine[]): DayLine[] {
  if (lines.length <= MOST_LINES) return lines;
  const more = lines.length - MOST_LINES + 1;
  return [...lines.slice(0, MOST_LINES - 1), { strong: '', rest: `and ${more} more` }];
}

/** Two days back, today, and four days ahead. What is overdue stands under today. */
export function trailDays(known: Known, now: number): TrailDay[] {
  return Array.from({ length: PAST_DAYS + 1 + COMING_DAYS }, (_, n) => {
    const day = n - PAST_DAYS;
    const at = startOfDay(now, day);
    const isOn = (instant: string | null) =>
      instant !== null && daysBetween(now, Date.parse(instant)) === day;
    const due = known.agenda.filter((item) => {
      const on = daysBetween(now, item.at);
      // A follow-up that is due is one of many; those with a reminder were chosen.
      if (day === 0) return on === 0 || (on < 0 && item.reminder !== null);
      return day > 0 && on === day;
    });
    const lines = [...(day <= 0 ? happened(known, isOn) : []), ...planned(due)];
    return {
      at,
      name: day === 0 ? 'Today' : shortDay(at),
      when: day < 0 ? 'past' : day === 0 ? 'today' : 'coming',
      lines: shortened(lines),
    };
  });
}
