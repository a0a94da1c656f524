import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { tone } from '@/theme/tokens.ts';
import { Row } from './layout.ts';
import { PageMeta, type PublicPage } from './page-meta.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type PageHeaderProps = PublicPage & {
  /** The page's one h1. */
  title: ReactNode;
  /** Document title, if `title` isn't plain text or says too little. */
  documentTitle?: string;
  description?: string;
  /** A sentence or numbers under the title. */
  lead?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
};

const Root = styled('header')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: 16,
  flexWrap: 'wrap',
  marginBottom: 24,
  // On a phone the buttons have their own line, so they don't move when the numbers arrive.
  [theme.breakpoints.down('sm')]: { '& > *': { flexBasis: '100%' } },
}));

const Lead = styled('div')({ marginTop: 6, maxWidth: '46em', color: tone.ink2 });

/** The top of every app page: h1, lead, and actions. Sets the document title. */
export function PageHeader({ title, documentTitle, description, lead, actions, ...about }: PageHeaderProps) {
  const meta = documentTitle ?? (typeof title === 'string' ? title : null);
  return (
    <Root>
      {meta && <PageMeta title={meta} description={description} {...about} />}
      <div>
        <Typography variant="h1">{title}</Typography>
        {lead && <Lead>{lead}</Lead>}
      </div>
      {actions && <Row>{actions}</Row>}
    </Root>
  );
}

/** Title and h1 of a page that is still loading what it is about: `Job`. Visible only in the tab and to screen readers. */
export function PendingHeader({ title }: { title: string }) {
  return (
    <>
      <PageMeta title={title} pending />
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
    </>
  );
}
