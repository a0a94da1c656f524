import type { Application } from '@contract/applications.ts';
import { styled } from '@mui/material/styles';
import { tone } from '@/theme/tokens.ts';
import { ApplicationHead } from './application-head.tsx';
import { ApplicationRecords, type RecordPart } from './application-records.tsx';
import { NextStep } from './next-step.tsx';
import { ReceiptSummary, Timeline } from './receipt-summary.tsx';
import { PanelBody } from './side-panel-body.ts';

const Top = styled('div')({
  padding: '14px 22px 16px',
  borderBottom: `1px solid ${tone.line}`,
});

type SidePanelDetailsProps = { application: Application; focus: RecordPart | null };

/** What the side panel shows about an application. */
export function SidePanelDetails({ application, focus }: SidePanelDetailsProps) {
  return (
    <>
      <Top>
        <ApplicationHead application={application} heading="h2" />
      </Top>
      <PanelBody>
        <NextStep application={application} />
        <Timeline application={application} />
        <ReceiptSummary application={application} />
        <ApplicationRecords application={application} focus={focus} />
      </PanelBody>
    </>
  );
}
