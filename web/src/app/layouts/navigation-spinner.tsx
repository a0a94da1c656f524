import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { radius, TOP_BAR_HEIGHT, tone } from '@/theme/tokens.ts';
import { PAGE_SPINNER, Spinner } from '@/ui/spinner.tsx';

/** Pages that load faster show without a flash of the spinner. */
const LATE_MS = 120;

const Over = styled('div')({
  position: 'fixed',
  inset: `${TOP_BAR_HEIGHT}px 0 0 0`,
  zIndex: 1000,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  // One is enough if the page being left was still loading itself.
  [`main:has(.${PAGE_SPINNER}) &`]: { display: 'none' },
  '& > span': {
    display: 'grid',
    padding: 14,
    borderRadius: radius.full,
    background: tone.surface,
    boxShadow: tone.shadow,
  },
});

/** A spinner over the page being left, shown once the next one takes noticeably long to load. */
export function NavigationSpinner() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <Over role="status" aria-label="Loading">
      <span>
        <Spinner label="Loading" />
      </span>
    </Over>
  );
}
