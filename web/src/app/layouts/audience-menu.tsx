import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useId, useState } from 'react';
import { radius, tone } from '@/theme/tokens.ts';

const AudienceMenuItems = lazy(async () => ({
  default: (await import('./audience-menu-items.tsx')).AudienceMenuItems,
}));

/** Looks like the links beside it. */
const Toggle = styled(Button)({
  minHeight: 40,
  padding: '0 12px',
  borderRadius: radius.inner,
  fontWeight: 500,
  color: tone.ink2,
});

// Drawn here, so that the bar waits for no icon package.
const Chevron = () => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d="m6 9 6 6 6-6" />
  </svg>
);

/** The "Who's It For?" menu with the three audience pages; the menu itself loads when it is first opened. */
export function AudienceMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const id = useId();
  return (
    <>
      <Toggle
        variant="text"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpened(true);
        }}
        endIcon={<Chevron />}
      >
        Who's It For?
      </Toggle>
      {opened && (
        <Suspense fallback={null}>
          <AudienceMenuItems id={id} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
