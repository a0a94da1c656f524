import type { Application } from '@contract/applications.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ExternalLink } from 'lucide-react';
import { unknownShare } from '@/domain/applications/unknown-share.ts';
import { formatPay } from '@/lib/format.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { BearingDial } from '@/ui/bearing-dial.tsx';
import { Icon } from '@/ui/icon.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import { StatusMenu } from './status-menu.tsx';

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
      <div style={{ display: 'flex', gap: 16, alignItems: 'flex-start' }}>
        <BearingDial score={score} unknown={unknownShare(application)} size={72} subject={posting.title} />
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant={heading === 'h1' ? 'h1' : 'h2'} component={heading}>
            {posting.title}
          </Typography>
          <Typography
            sx={{ color: tone.ink2, fontSize: textSize.body2, mt: 0.5, fontVariantNumeric: 'tabular-nums' }}
          >
            {[posting.company, posting.locations[0]].filter(Boolean).join(' · ')}
            {pay && <br />}
            {pay}
          </Typography>
        </div>
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', marginTop: 14 }}>
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
      </div>
    </>
  );
}
