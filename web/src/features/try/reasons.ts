import type { PartKind, Score, ScorePart } from '@contract/matches.ts';
import type { ChipKind } from '@/ui/status-chip.tsx';

export type Reason = { kind: ChipKind; text: string };

/** Parts that say something beyond the title and the pay, which the row shows anyway. */
const TOLD: readonly PartKind[] = ['skills', 'experience', 'location', 'salary'];
const NOT_STATED: Partial<Record<PartKind, string>> = {
  skills: 'no skills listed',
  experience: 'experience not stated',
  location: 'location not stated',
};

const PLACES: Record<string, string> = {
  'same city': 'in your city',
  'same state': 'in your state',
  'other state': 'in another state',
  'same country': 'in your country',
  'other country': 'in another country',
};

function textOf({ kind, label }: ScorePart): string {
  switch (kind) {
    case 'skills':
      return `${label} skills`;
    case 'experience': {
      const [have, asked] = label.split(' / ');
      return asked ? `${have}, asks for ${asked}` : label;
    }
    case 'salary':
      return `pay ${label} your minimum`;
    case 'location':
      return PLACES[label] ?? label;
    default:
      return label;
  }
}

/** The reasons that explain a score best, at most `most`: what is in the way, what was compared, what couldn't be. */
export function reasonsOf(score: Score, most: number): Reason[] {
  const parts = TOLD.flatMap((kind) => score.parts.find((part) => part.kind === kind) ?? []);
  const known = parts.flatMap((part): Reason[] => {
    if (part.value === null) return [];
    // People move: a distant office is worth a look, not missing.
    const far = part.kind === 'location' || part.value >= 0.3;
    return [{ kind: part.value >= 0.6 ? 'ok' : far ? 'signal' : 'missing', text: textOf(part) }];
  });
  const unknown = parts.flatMap((part): Reason[] => {
    const text = part.value === null ? NOT_STATED[part.kind] : undefined;
    return text ? [{ kind: 'unknown', text }] : [];
  });
  const blockers = score.blockers.map(({ detail }): Reason => ({ kind: 'missing', text: detail }));
  return [...blockers, ...known, ...unknown].slice(0, most);
}
