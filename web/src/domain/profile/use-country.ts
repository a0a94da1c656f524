import { type Profile, readCountry } from '@contract/profile.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiQuery } from '@/lib/query-client.ts';

const PAUSE_MS = 500;

/** The text, once it hasn't changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The country (ISO 3166-1 alpha-2) of a location that is being typed; null if it doesn't name one. */
export function useCountry(
  location: string,
  profile: Pick<Profile, 'location' | 'country' | 'unanswered'>,
): string | null {
  const text = useSettled(location.trim());
  const stored = !profile.unanswered.includes('location') && text === profile.location.trim();
  const read = useQuery({
    // `enabled` keeps the placeholder from ever being sent.
    ...apiQuery(readCountry, { query: { location: text.slice(0, 120) || '-' } }),
    enabled: text !== '' && !stored,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  if (text === '') return null;
  return stored ? profile.country : (read.data?.country ?? null);
}
