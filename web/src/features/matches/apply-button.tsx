import type { ResponseOf } from '@contract/endpoint.ts';
import type { getMatch } from '@contract/matches.ts';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useApply } from '@/domain/applications/use-apply.ts';
import { brand } from '@/lib/brand.ts';
import { paths } from '@/lib/paths.ts';
import { CostButton } from '@/ui/cost-button.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';

type ApplyButtonProps = {
  match: Pick<ResponseOf<typeof getMatch>, 'posting' | 'application_id'>;
  size?: 'medium' | 'large';
};

/** Applies to the job, leads to the application that exists, or says that the job is closed. */
export function ApplyButton({ match: { posting, application_id }, size = 'medium' }: ApplyButtonProps) {
  const { apply, isPending } = useApply(posting);
  if (application_id)
    return (
      <Button component={Link} to={paths.application(application_id)} size={size}>
        See your application
      </Button>
    );
  if (posting.status === 'closed') return <StatusChip kind="signal">Closed by the employer</StatusChip>;
  return (
    <CostButton credits={1} size={size} loading={isPending} loadingPosition="start" onClick={apply}>
      {isPending ? 'Applying…' : `Apply with ${brand.name}`}
    </CostButton>
  );
}
