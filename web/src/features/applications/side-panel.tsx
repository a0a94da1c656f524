import type { ApplicationSummary } from '@contract/applications.ts';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { stageOf } from '@/domain/applications/stages.ts';
import { useApplication } from '@/domain/applications/use-application.ts';
import { surface } from '@/theme/surface.ts';
import { tone } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonLines } from '@/ui/skeletons.tsx';
import type { RecordPart } from './application-records.tsx';
import { PanelBody } from './side-panel-body.ts';

export const PANEL_PX = 456;

const Frame = styled('aside')({
  ...surface.floating,
  overflowY: 'auto',
  minHeight: 0,
  '&:focus-visible': { outline: `2px solid ${tone.accent}` },
});
const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  margin: '0 -10px 10px',
  padding: '12px 22px 0',
  '& > :last-child': { marginInlineStart: 'auto' },
});
const Over = styled(Drawer)({ '& .MuiDrawer-paper': { width: PANEL_PX, maxWidth: '100vw' } });

// The panel's forms are not for the board.
const importDetails = () => import('./side-panel-details.tsx');
const Details = lazy(async () => ({ default: (await importDetails()).SidePanelDetails }));

const loading = (
  <PanelBody>
    <SkeletonLines lines={12} />
  </PanelBody>
);

type SidePanelProps = {
  id: string;
  /** Those of the same stage, in the order of the column. */
  neighbors: ApplicationSummary[];
  /** Beside the board; otherwise over it. */
  persistent: boolean;
  focus: RecordPart | null;
  onOpen: (id: string) => void;
  onClose: () => void;
};

function Content({ id, neighbors, focus, onOpen, onClose }: SidePanelProps) {
  const query = useApplication(id);
  const at = neighbors.findIndex((one) => one.id === id);
  const here = neighbors[at];
  // The code loads while the application does.
  useEffect(() => void importDetails(), []);
  const go = (to: ApplicationSummary | undefined) => to && onOpen(to.id);
  return (
    <>
      <Bar>
        <IconButton
          aria-label="Previous application"
          disabled={at <= 0}
          onClick={() => go(neighbors[at - 1])}
        >
          <Icon of={ChevronLeft} size={18} />
        </IconButton>
        <IconButton
          aria-label="Next application"
          disabled={at < 0 || at === neighbors.length - 1}
          onClick={() => go(neighbors[at + 1])}
        >
          <Icon of={ChevronRight} size={18} />
        </IconButton>
        {here && (
          <Typography variant="caption" color="textTertiary">
            {at + 1} of {neighbors.length} in {stageOf(here.status).title}
          </Typography>
        )}
        <IconButton aria-label="Close" onClick={onClose}>
          <Icon of={X} size={18} />
        </IconButton>
      </Bar>
      <QueryPanel query={query} what="this application" skeleton={loading}>
        {(application) => (
          <Suspense fallback={loading}>
            <Details key={application.id} application={application} focus={focus} />
          </Suspense>
        )}
      </QueryPanel>
    </>
  );
}

/** One application beside the board, or over it where there is no room. */
export function SidePanel(props: SidePanelProps) {
  if (props.persistent) {
    return (
      <Frame aria-label="Application" tabIndex={-1}>
        <Content {...props} />
      </Frame>
    );
  }
  return (
    <Over anchor="right" open onClose={props.onClose} slotProps={{ paper: { 'aria-label': 'Application' } }}>
      <Content {...props} />
    </Over>
  );
}
