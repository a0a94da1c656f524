import { posts } from 'virtual:blog';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { tone } from '@/theme/tokens.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { SideNav } from './side-nav.tsx';
import { postsAbout, TOPICS, type Topic } from './topics.ts';

const Count = styled('span')({ color: tone.ink3, fontWeight: 400 });

/** Links to the topics, each with its number of articles. @param current the one whose page this is */
export function TopicNav({ current }: { current?: Topic }) {
  return (
    <SideNav label="Topics">
      {TOPICS.map((topic) => {
        const { length } = postsAbout(topic, posts);
        return (
          <li key={topic.slug}>
            <Link to={paths.blogTag(topic.slug)} aria-current={topic === current ? 'page' : undefined}>
              {topic.name}
              <Count>
                {length}
                <VisuallyHidden> articles</VisuallyHidden>
              </Count>
            </Link>
          </li>
        );
      })}
    </SideNav>
  );
}
