import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { REDIRECT_DELAY_MS } from '@/lib/constants.ts';
import { Contours } from '@/ui/contours.tsx';
import { PageFrame } from '@/ui/empty-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageMeta } from '@/ui/page-meta.tsx';

type NoticeProps = { title: string; text: string; to: string };

/** Says why a page isn't available, then redirects. */
export function GateNotice({ title, text, to }: NoticeProps) {
  const navigate = useNavigate();
  const target = useRef(to);
  useEffect(() => {
    const timer = setTimeout(() => navigate(target.current, { replace: true }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Page column="reading">
      <PageMeta title={title} />
      <PageFrame pad="xl" role="alert">
        <Contours seed={title} x={0.86} y={0.5} />
        <div>
          <Typography variant="h1">{title}</Typography>
          <Typography color="textSecondary">{text}</Typography>
        </div>
      </PageFrame>
    </Page>
  );
}
