import type { JobGroup } from '@contract/job-directory.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatNumber } from '@/lib/format.ts';
import { textSize, tone } from '@/theme/tokens.ts';

const Section = styled('nav')(({ theme }) => ({
  marginTop: 44,
  '& > h2': { marginBottom: 14 },
  // Neighbors end on one line.
  '& li': { display: 'grid' },
  '& > ul': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    columnGap: 20,
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(230px, 1fr))',
      columnGap: 28,
    },
  },
}));

const Item = styled(Link)({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  minHeight: 40,
  padding: '6px 0',
  borderBottom: `1px solid ${tone.line}`,
  color: tone.ink,
  fontSize: textSize.body2,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { color: tone.accent, textDecoration: 'underline', textUnderlineOffset: '0.15em' },
  // The number stays whole however long the name.
  '& > span': { flex: 'none', color: tone.ink2, fontVariantNumeric: 'tabular-nums' },
  '@media (pointer: coarse)': { minHeight: 44 },
});

type BrowseJobsProps = { title: string; groups: readonly JobGroup[]; path: (slug: string) => string };

/** Places or titles with the number of their open jobs; nothing if there are none. */
export function BrowseJobs({ title, groups, path }: BrowseJobsProps) {
  if (groups.length === 0) return null;
  return (
    <Section aria-label={title}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <ul>
        {groups.map(({ slug, name, open }) => (
          <li key={slug}>
            <Item to={path(slug)}>
              {name}
              <span>{formatNumber(open)}</span>
            </Item>
          </li>
        ))}
      </ul>
    </Section>
  );
}
