import { LIMITS } from '@contract/limits.ts';
import type { Match } from '@contract/matches.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { plural } from '@/lib/format.ts';
import { TOP_BAR_HEIGHT } from '@/theme/tokens.ts';
import { Surface } from '@/ui/surface.ts';

/** Marks the button that `a` leads to. */
export const APPLY_SELECTED = 'apply-selected';

const Bar = styled(Surface)(({ theme }) => ({
  position: 'sticky',
  top: TOP_BAR_HEIGHT + 8,
  zIndex: 10,
  display: 'grid',
  gap: 8,
  marginBottom: 12,
  // Within reach of the thumb, and above whatever floats in the corner.
  [theme.breakpoints.down('md')]: {
    position: 'fixed',
    top: 'auto',
    bottom: 0,
    left: 0,
    right: 0,
    zIndex: 1250,
    margin: 0,
    borderRadius: 0,
    paddingBottom: 'calc(14px + env(safe-area-inset-bottom))',
  },
}));

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
});

const Count = styled(Typography)({ flex: 1, fontWeight: 600 });
const Apply = styled(Button)({ flex: 1 });

type BulkBarProps = {
  selected: readonly Match[];
  applying: boolean;
  onApply: (jobs: readonly Match[]) => void;
  onSave: () => void;
  onDismiss: () => void;
  onClear: () => void;
};

/** What can be done with the selected jobs, with what it costs. */
export function BulkBar({ selected, applying, onApply, onSave, onDismiss, onClear }: BulkBarProps) {
  const open = selected.filter((match) => !match.application_id && match.posting.status !== 'closed');
  const most = LIMITS.applications_at_once;
  const tooMany = open.length > most;
  return (
    <Bar kind="floating" pad="sm" role="group" aria-label="Selected jobs">
      <Line>
        <Count role="status">{selected.length} selected</Count>
        <Button variant="text" size="small" onClick={onClear}>
          Clear
        </Button>
      </Line>
      <Line>
        {tooMany ? (
          <Typography variant="small" color="textSecondary">
            You can apply to up to {most} at a time.
          </Typography>
        ) : (
          <Apply
            id={APPLY_SELECTED}
            disabled={open.length === 0}
            loading={applying}
            onClick={() => onApply(open)}
          >
            {open.length === 0
              ? 'Already applied'
              : `Apply to ${open.length} · ${plural(open.length, 'credit', 'credits')}`}
          </Apply>
        )}
        <Button variant="outlined" onClick={onSave}>
          Save
        </Button>
        <Button variant="outlined" onClick={onDismiss}>
          Dismiss
        </Button>
      </Line>
    </Bar>
  );
}
