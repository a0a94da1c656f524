import { Link } from 'react-router-dom';
import { SideNav } from './side-nav.tsx';
import { useSectionInView } from './use-section-in-view.ts';

type TableOfContentsProps = {
  /** `id` is the anchor of a heading. */
  headings: readonly { id: string; text: string }[];
};

/** Links to an article's headings; a waypoint marks the section being read. Without JavaScript, they are plain anchors. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  const current = useSectionInView(headings);
  return (
    <SideNav label="On this page">
      {headings.map(({ id, text }) => (
        <li key={id}>
          {/* As browsers do at an anchor: from here on, Tab leads through the section. */}
          <Link
            to={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
          >
            {text}
          </Link>
        </li>
      ))}
    </SideNav>
  );
}
