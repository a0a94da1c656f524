import { readDraft, writeDraft } from '@/lib/drafts.ts';
import type { Command } from './command.ts';

const MOST = 5;

type Jump = { label: string; to: string };
type Stored = { jumps: Jump[] };

// Stored like drafts: for this user in this browser, until they sign out.
const keyOf = (uid: string) => `recent-jumps:${uid}`;

/** Where this user went with the palette, most recent first. */
export function recentJumps(uid: string): Command[] {
  const { jumps = [] } = readDraft<Stored>(keyOf(uid));
  return jumps.map(({ label, to }) => ({ id: `recent ${to}`, group: 'Recent', label, to }));
}

export function rememberJump(uid: string, { label, to }: Jump): void {
  const before = readDraft<Stored>(keyOf(uid)).jumps ?? [];
  writeDraft(keyOf(uid), { jumps: [{ label, to }, ...before.filter((one) => one.to !== to)].slice(0, MOST) });
}
