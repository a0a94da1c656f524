import type { Application } from '@contract/applications.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ExternalLink } from 'lucide-react';
import { unknownShare } from '@/domain/applications/unknown-share.ts';
import { formatPay } from '@/lib/format.ts';
import { BearingDial } from '@/ui/bearing-dial.tsx';
import { Icon } from '@/ui/icon.tsx';
import { Row } from '@/ui/layout.ts';
import { StatusChip } from '@/ui/status-chip.tsx';
import { StatusMenu } from './status-menu.tsx';

const Top = styled('div')({ display: 'flex', gap: 16, alignItems: 'flex-start', marginBottom: 14 });
const Job = styled('div')({ display: 'grid', gap: 4, minWidth: 0, overflowWrap: 'anywhere' });

/** The job, how well it fits, and the application's status. */
export function ApplicationHead({
  application,
  heading,
}: {
  application: Application;
  heading: 'h1' | 'h2';
}) {
  const { posting, own, score, status, receipt } = application;
  const pay = formatPay(posting.salary);
  return (
    <>
      <Top>
        <BearingDial score={score} unknown={unknownShare(application)} size={72} subject={posting.title} />
        <Job>
          <Typography variant={heading === 'h1' ? 'h1' : 'h2'} component={heading}>
            {posting.title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {[posting.company, posting.locations[0]].filter(Boolean).join(' · ')}
            {pay && <br />}
            {pay}
          </Typography>
        </Job>
      </Top>
      <Row gap={8}>
        <StatusMenu application={application} />
        {own?.url && (
          <Button
            variant="text"
            size="small"
            href={own.url}
            target="_blank"
            rel="noopener noreferrer"
            endIcon={<Icon of={ExternalLink} size={16} />}
          >
            Open the job
          </Button>
        )}
        {status !== 'unconfirmed' && receipt?.confirmed_at && (
          <StatusChip kind="ok">Confirmed by the employer</StatusChip>
        )}
      </Row>
    </>
  );
}
