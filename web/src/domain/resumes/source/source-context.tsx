import type { Resume } from '@contract/resumes.ts';
import { createContext, use, useMemo, useState } from 'react';
import { isSame, type Looked } from './spans.ts';

type Sources = {
  resume: Resume;
  /** What is looked at; null at first. */
  looked: Looked | null;
  /** Whether the person asked for it: beside the page it may be there anyway, above the page only then. */
  asked: boolean;
  /** The person asks where this was read. */
  ask: (looked: Looked) => void;
  /** They are at this value now: follow, where that covers nothing. */
  follow: (looked: Looked) => void;
  close: () => void;
};

const SourceContext = createContext<Sources | null>(null);

/** Null where no resume stands behind the page. */
export const useSources = (): Sources | null => use(SourceContext);

/** Lets a page's values say where in this resume they were read. */
export function SourceProvider({ resume, children }: { resume: Resume | null; children: React.ReactNode }) {
  const [looked, setLooked] = useState<Looked | null>(null);
  const [asked, setAsked] = useState(false);
  // Another file has other lines.
  const [of, setOf] = useState(resume?.id);
  if (of !== resume?.id) {
    setOf(resume?.id);
    setLooked(null);
    setAsked(false);
  }
  const sources = useMemo((): Sources | null => {
    if (!resume) return null;
    const follow = (next: Looked) => setLooked((now) => (isSame(now, next) ? now : next));
    return {
      resume,
      looked,
      asked,
      follow,
      ask: (next) => {
        follow(next);
        setAsked(true);
      },
      close: () => setAsked(false),
    };
  }, [resume, looked, asked]);
  return <SourceContext value={sources}>{children}</SourceContext>;
}
