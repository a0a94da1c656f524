import type { Resume } from '@contract/resumes.ts';
import { createContext, use, useMemo, useRef, useState } from 'react';
import { isSame, type Looked } from './spans.ts';

type Sources = {
  resume: Resume;
  /** What is looked at; null at first. */
  looked: Looked | null;
  /** What the person asked for: beside the page the resume may be there anyway, above the page only then. */
  asked: Looked | null;
  /** The person asks where this was read, with this button: it gets the focus back. */
  ask: (looked: Looked, opener: HTMLElement) => void;
  /** They are at this value now: follow, where that covers nothing. */
  follow: (looked: Looked) => void;
  /** With the focus given back where it was, unless what is closed does that by itself. */
  close: (focusBack: boolean) => void;
};

const SourceContext = createContext<Sources | null>(null);

/** Null where no resume stands behind the page. */
export const useSources = (): Sources | null => use(SourceContext);

/** Lets a page's values say where in this resume they were read. */
export function SourceProvider({ resume, children }: { resume: Resume | null; children: React.ReactNode }) {
  const [looked, setLooked] = useState<Looked | null>(null);
  const [asked, setAsked] = useState<Looked | null>(null);
  const openedBy = useRef<HTMLElement>(null);
  // Another file has other lines.
  const [of, setOf] = useState(resume?.id);
  if (of !== resume?.id) {
    setOf(resume?.id);
    setLooked(null);
    setAsked(null);
  }
  const sources = useMemo((): Sources | null => {
    if (!resume) return null;
    const follow = (next: Looked) => setLooked((now) => (isSame(now, next) ? now : next));
    return {
      resume,
      looked,
      asked,
      follow,
      ask: (next, opener) => {
        openedBy.current = opener;
        follow(next);
        setAsked(next);
      },
      close: (focusBack) => {
        setAsked(null);
        if (focusBack) openedBy.current?.focus({ preventScroll: true });
      },
    };
  }, [resume, looked, asked]);
  return <SourceContext value={sources}>{children}</SourceContext>;
}
