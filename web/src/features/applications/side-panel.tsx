import type { Application, ApplicationSummary } from '@contract/applications.ts';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { stageOf } from '@/domain/applications/stages.ts';
import { useApplication } from '@/domain/applications/use-application.ts';
import { surface } from '@/theme/surface.ts';
import { tone } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonLines } from '@/ui/skeletons.tsx';
import { ApplicationHead } from './application-head.tsx';
import { ApplicationRecords, type RecordPart } from './application-records.tsx';
import { NextStep } from './next-step.tsx';
import { ReceiptSummary, Timeline } from './receipt-summary.tsx';

export const PANEL_PX = 456;

const Frame = styled('aside')({
  ...surface.floating,
  overflowY: 'auto',
  minHeight: 0,
  '&:focus-visible': { outline: `2px solid ${tone.accent}` },
});
const Top = styled('div')({
  padding: '14px 22px 16px',
  borderBottom: `1px solid ${tone.line}`,
});
const Body = styled('div')({ padding: '18px 22px 32px', display: 'grid', gap: 22 });
const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  margin: '0 -10px 10px',
  padding: '12px 22px 0',
  '& > :last-child': { marginLeft: 'auto' },
});
const Over = styled(Drawer)({ '& .MuiDrawer-paper': { width: PANEL_PX, maxWidth: '100vw' } });

function Loaded({ application, focus }: { application: Application; focus: RecordPart | null }) {
  return (
    <>
      <Top>
        <ApplicationHead application={application} heading="h2" />
      </Top>
      <Body>
        <NextStep application={application} />
        <Timeline application={application} />
        <ReceiptSummary application={application} />
        <ApplicationRecords application={application} focus={focus} />
      </Body>
    </>
  );
}

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
      <QueryPanel
        query={query}
        what="this application"
        skeleton={
          <Body>
            <SkeletonLines lines={12} />
          </Body>
        }
      >
        {(application) => <Loaded key={application.id} application={application} focus={focus} />}
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
