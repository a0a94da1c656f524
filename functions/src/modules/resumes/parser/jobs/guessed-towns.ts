import type { Reading } from './entry-readings.ts';

/**
 * A town that no list has is believed behind an employer where it is also that of another job, where the employer is named
 * after it, or where every employer has a place there and one at least is known: "Skadden, Arps" and "Google, Waymo" say no more
 * than a name.
 */
export function withSureTowns<E extends { reading: Reading }>(entries: E[]): E[] {
  const guesses = entries.flatMap(({ reading }) => reading.guessed ?? []);
  if (guesses.length === 0) return entries;
  const employed = entries.filter(({ reading }) => reading.employer !== null);
  const known = employed.flatMap(({ reading }) => (reading.guessed ? [] : (reading.place ?? [])));
  const isHabit =
    known.length > 0 && employed.length > 2 && known.length + guesses.length === employed.length;
  const isSure = ({ town, employer }: Guess) =>
    isHabit ||
    known.some((place) => place.split(', ').includes(town)) ||
    nameOf(employer).split(' ').includes(town) ||
    guesses.some((other) => other.town === town && nameOf(other.employer) !== nameOf(employer));
  return entries.map((entry) => {
    const { guessed } = entry.reading;
    if (guessed === undefined || isSure(guessed)) return entry;
    const place = entry.reading.place === guessed.town ? null : entry.reading.place;
    return { ...entry, reading: { ...entry.reading, employer: guessed.employer, place } };
  });
}

type Guess = NonNullable<Reading['guessed']>;

function nameOf(employer: string): string {
  return employer.slice(0, employer.indexOf(','));
}
