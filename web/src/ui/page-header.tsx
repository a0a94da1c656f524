import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageMeta } from './page-meta.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type PageHeaderProps = {
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

/** The top of every app page: h1, lead, and actions. Sets the document title. */
export function PageHeader({ title, documentTitle, description, lead, actions }: PageHeaderProps) {
  const meta = documentTitle ?? (typeof title === 'string' ? title : null);
  return (
    <Root>
      {meta && <PageMeta title={meta} description={description} />}
      <div>
        <Typography variant="h1">{title}</Typography>
        {lead && (
          <Typography component="div" sx={{ mt: 0.75 }} color="textSecondary">
            {lead}
          </Typography>
        )}
      </div>
      {actions && <div style={{ display: 'flex', gap: 10, flexWrap: 'wrap' }}>{actions}</div>}
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
