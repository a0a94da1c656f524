import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { plural } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import type { Read } from './dashboard-data.ts';
import { Panel, PanelLink } from './panel.tsx';
import { StateArea } from './state-area.tsx';
import { weeksOf } from './weeks.ts';

const Note = styled(Typography)({ marginTop: 12 });

/** The status of applications sent in the last three months. */
export function Standing({ outcomes, now }: { outcomes: Read<'outcomes'>; now: number }) {
  const weeks = useMemo(() => weeksOf(outcomes, now), [outcomes, now]);
  if (outcomes.length === 0) {
    return (
      <Panel title="Where your applications stand">
        <Typography color="textSecondary" variant="body2">
          Nothing sent yet. Once you apply, you’ll see what’s waiting, interviewing, and closed.
        </Typography>
      </Panel>
    );
  }
  const title = `Where your ${plural(outcomes.length, 'application')} ${outcomes.length === 1 ? 'stands' : 'stand'}`;
  return (
    <Panel title={title} end={<PanelLink to={paths.applications()}>All applications</PanelLink>}>
      <StateArea weeks={weeks} />
      <Note variant="caption" color="textTertiary">
        Sent in the last 90 days.
      </Note>
    </Panel>
  );
}
