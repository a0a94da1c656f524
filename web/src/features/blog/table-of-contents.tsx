import { Link } from 'react-router-dom';
import { SideNav } from './side-nav.tsx';

type TableOfContentsProps = {
  /** `id` is the anchor of a heading. */
  headings: readonly { id: string; text: string }[];
};

/** Links to an article's headings. Without JavaScript, they are plain anchors. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  return (
    <SideNav label="On this page">
      {headings.map(({ id, text }) => (
        <li key={id}>
          {/* As browsers do at an anchor: from here on, Tab leads through the section. */}
          <Link to={`#${id}`} onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}>
            {text}
          </Link>
        </li>
      ))}
    </SideNav>
  );
}
