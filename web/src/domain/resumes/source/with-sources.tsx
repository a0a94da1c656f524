import type { Resume } from '@contract/resumes.ts';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { TOP_BAR_HEIGHT } from '@/theme/tokens.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { SourceProvider, useSources } from './source-context.tsx';
import { inWords } from './spans.ts';

const SourceView = lazy(async () => ({ default: (await import('./source-view.tsx')).SourceView }));
const SourceSheet = lazy(async () => ({ default: (await import('./source-sheet.tsx')).SourceSheet }));

/** From here on a page of paper stands beside the fields, large enough to be read. */
const WIDE = '(min-width: 1280px)';
const PHONE = '(max-width: 599.95px)';

/** The same element either way: a form in it keeps what was typed. */
const Halves = styled('div')({
  '&[data-beside=true]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(440px, 540px)',
    alignItems: 'start',
    maxWidth: 1440,
    margin: '0 auto',
  },
});
const Beside = styled('aside')({
  position: 'sticky',
  top: TOP_BAR_HEIGHT + 20,
  marginTop: 20,
  height: `calc(100dvh - ${TOP_BAR_HEIGHT + 40}px - var(--consent-room, 0px) - var(--dock-room, 0px))`,
  padding: '0 32px 0 0',
  '@media print': { display: 'none' },
});

type WithSourcesProps = {
  /** What the values were read from; without one the page is as it is. */
  resume: Resume | null;
  /** Where there is room, the resume stands beside the page from the start. */
  always?: boolean;
  children: ReactNode;
};

/** A page whose values say where in the resume they were read: beside it, or above it where there is no room. */
export function WithSources({ resume, always = false, children }: WithSourcesProps) {
  return (
    <SourceProvider resume={resume}>
      <Placed always={always}>{children}</Placed>
    </SourceProvider>
  );
}

function Placed({ always, children }: { always: boolean; children: ReactNode }) {
  const sources = useSources();
  const wide = useMediaQuery(WIDE, { noSsr: true });
  const phone = useMediaQuery(PHONE, { noSsr: true });
  // Its closing is seen, too: it stays until it has left.
  const [leaving, setLeaving] = useState(false);
  const asked = sources?.asked ?? null;
  const beside = sources !== null && wide && (always || asked !== null);
  const close = () => {
    if (!wide) setLeaving(true);
    sources?.close(wide);
  };
  return (
    <>
      <Halves data-beside={beside}>
        <div>{children}</div>
        {beside && (
          <Beside aria-label="Your resume">
            <Suspense>
              <SourceView onClose={always ? undefined : close} />
            </Suspense>
          </Beside>
        )}
      </Halves>
      {/* What appears beside the page is far from the button that was pressed. It is there first, or it wouldn't be read out. */}
      {sources && (
        <VisuallyHidden aria-live="polite">
          {beside && asked && inWords(sources.resume, asked)}
        </VisuallyHidden>
      )}
      {sources && !wide && (asked !== null || leaving) && (
        <Suspense>
          <SourceSheet open={asked !== null} phone={phone} onClose={close} onGone={() => setLeaving(false)} />
        </Suspense>
      )}
    </>
  );
}
