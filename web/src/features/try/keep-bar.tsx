import { LIMITS } from '@contract/limits.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { keepTrial } from '@/domain/trial/trial-store.ts';
import { plural } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 24,
  alignItems: 'center',
  padding: '20px 24px',
  '& > div': { flex: 1, minWidth: 0, display: 'grid', gap: 4 },
  '& > .MuiButton-root': { flex: 'none' },
  [theme.breakpoints.down('md')]: {
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: 14,
    padding: '18px 16px',
  },
}));

type KeepBarProps = {
  sample: boolean;
  /** Matches beyond those that are shown. */
  others: number;
  onRemove: () => void;
};

/** Turns a trial into an account with one click, the file included. A sample gives way to the visitor's own resume. */
export function KeepBar({ sample, others, onRemove }: KeepBarProps) {
  if (sample) {
    return (
      <Bar>
        <div>
          <Typography variant="h3" component="p">
            That was a sample. Now see yours.
          </Typography>
          <Typography variant="small" color="textSecondary">
            We read your resume in memory and store nothing.
          </Typography>
        </div>
        <Button size="large" onClick={onRemove}>
          Try your own resume
        </Button>
      </Bar>
    );
  }
  return (
    <Bar>
      <div>
        <Typography variant="h3" component="p">
          {others > 0
            ? `See ${plural(others, 'more match', 'more matches')}, and let us apply to the ones you pick`
            : 'Search anytime, and let us apply to the jobs you pick'}
        </Typography>
        <Typography variant="small" color="textSecondary">
          {`Your resume and these facts come along, and you choose how far to look. ${plural(LIMITS.sign_up_credits, 'application')} included, no card.`}
        </Typography>
      </div>
      <Button size="large" component={Link} to={paths.auth({ tab: 'sign-up' })} onClick={keepTrial}>
        Sign Up Now!
      </Button>
    </Bar>
  );
}
