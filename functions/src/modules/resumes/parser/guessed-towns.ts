import type { Reading } from './entry-readings.ts';

/**
 * A town that no list has is believed behind an employer where most employers of the section have one, or where the same
 * town is also that of another job: "Skadden, Arps" stands alone. Otherwise it is a part of the employer's name.
 */
export function withSureTowns<E extends { reading: Reading }>(entries: E[]): E[] {
  const guesses = entries.flatMap(({ reading }) => reading.guessed?.town ?? []);
  if (guesses.length === 0) return entries;
  const named = entries.filter(({ reading }) => reading.employer !== null).length;
  const isHabit = guesses.length >= LEAST_GUESSES && guesses.length > named / 2;
  const places = entries.flatMap(({ reading }) => (reading.guessed ? [] : (reading.place ?? [])));
  return entries.map((entry) => {
    const { guessed } = entry.reading;
    if (guessed === undefined || isHabit || places.some((place) => place.split(', ').includes(guessed.town)))
      return entry;
    const place = entry.reading.place === guessed.town ? null : entry.reading.place;
    return { ...entry, reading: { ...entry.reading, employer: guessed.employer, place } };
  });
}

const LEAST_GUESSES = 2;
