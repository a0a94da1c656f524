import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { Icon } from '@/ui/icon.tsx';

/** The link's own padding stands outside of the column, so that its text is in line with the title. */
const Head = styled('header')({
  marginBottom: 28,
  '& > a': { margin: '0 0 16px -14px' },
  '& > p': { marginTop: 16 },
});

type BlogHeaderProps = {
  title: string;
  lead: string;
  children?: ReactNode;
};

/** Top of a page below the list of articles: the way back, h1, and one sentence. */
export function BlogHeader({ title, lead, children }: BlogHeaderProps) {
  return (
    <Head>
      <Button
        component={Link}
        to={paths.blog()}
        variant="text"
        size="small"
        startIcon={<Icon of={ArrowLeft} size={16} />}
      >
        All articles
      </Button>
      <Typography variant="title">{title}</Typography>
      <Typography variant="intro" color="textSecondary">
        {lead}
      </Typography>
      {children}
    </Head>
  );
}
