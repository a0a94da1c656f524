import type { LedgerApplication, LedgerEntry, LedgerKind } from '@contract/wallet.ts';

/**
 * What a line of the history tells. `sent` is a credit that was set aside and used on the same day, `sent_later` one that
 * was set aside on an earlier day, and so no longer in the balance.
 */
export type Story = Exclude<LedgerKind, 'spend'> | 'sent' | 'sent_later';

/** One line of the history: an entry of the ledger, or several that say the same. */
export type HistoryLine = {
  id: string;
  story: Story;
  /** Change of the available credits. */
  change: number;
  /** Available credits afterwards. */
  left: number;
  /** What an administrator wrote with a grant. */
  note: string;
  /** When the credits that it brought expire; null: never, or it brought none. */
  expiresAt: string | null;
  /** The payment behind it, if there is one. */
  payment: string | null;
  /** Those the line is about, newest first. */
  applications: LedgerApplication[];
};

export type HistoryDay = { at: string; lines: HistoryLine[] };

/** The ledger, newest first, by the user's own days, with entries that belong together as one line. */
export function historyDays(entries: readonly LedgerEntry[]): HistoryDay[] {
  const days = Map.groupBy(entries, ({ at }) => new Date(at).toDateString());
  return [...days.values()].map((day) => ({ at: day[0]?.at ?? '', lines: linesOf(day) }));
}

function linesOf(day: readonly LedgerEntry[]): HistoryLine[] {
  const lines: HistoryLine[] = [];
  // Newest first: by the time an entry comes, everything that followed it has been seen.
  const sent = new Map<string, LedgerApplication>();
  const setAside = new Set(
    day.flatMap(({ kind, application }) => (kind === 'reserve' && application ? [application.id] : [])),
  );
  for (const entry of day) {
    const { kind, application } = entry;
    if (kind === 'spend' && application && setAside.has(application.id)) {
      sent.set(application.id, application);
      continue;
    }
    const used = kind === 'reserve' && application ? sent.get(application.id) : undefined;
    if (used) sent.delete(used.id);
    const line = lineOf(entry, used);
    const above = lines.at(-1);
    if (above && belongTogether(above, line)) {
      above.change += line.change;
      above.applications.push(...line.applications);
    } else {
      lines.push(line);
    }
  }
  return lines;
}

function lineOf(entry: LedgerEntry, used: LedgerApplication | undefined): HistoryLine {
  const application = used ?? entry.application;
  return {
    id: entry.id,
    story: used ? 'sent' : entry.kind === 'spend' ? 'sent_later' : entry.kind,
    change: entry.available_change,
    left: entry.available_after,
    note: entry.note,
    expiresAt: entry.expires_at,
    payment: entry.payment,
    applications: application ? [application] : [],
  };
}

function belongTogether(a: HistoryLine, b: HistoryLine): boolean {
  const [one] = a.applications;
  const [other] = b.applications;
  if (!one || !other || a.story !== b.story) return false;
  return (
    a.story !== 'return' || (one.status === other.status && one.hand_over_reason === other.hand_over_reason)
  );
}
