import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { hatch, textSize, tone } from '@/theme/tokens.ts';
import { Row } from './layout.ts';
import { type ChipKind, StatusChip } from './status-chip.tsx';
import { Surface } from './surface.ts';
import { Trail, type TrailStep } from './trail.tsx';

export type ReceiptField = {
  id: string;
  label: string;
  value: ReactNode;
  /** Where the answer comes from: `you answered on May 3`. */
  origin?: string;
  /** The answer isn't known and is hatched. */
  unknown?: boolean;
};

type ReceiptProps = {
  title?: string;
  status: { kind: ChipKind; text: string };
  /** What happened, oldest first. */
  steps: readonly TrailStep[];
  /** What was sent, field by field. */
  fields: readonly ReceiptField[];
  fieldsTitle?: string;
  /** Level of the title; the fields' title is one level below. */
  heading?: 'h1' | 'h2';
  /** Screenshot, confirmation text, and buttons, at full width below. */
  children?: ReactNode;
};

const Paper = styled(Surface)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
  gap: 28,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media print': { border: 0, padding: '0 !important', color: '#000' },
}));

const Fields = styled('dl')({
  margin: 0,
  fontSize: textSize.body2,
  lineHeight: 1.45,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: 12,
    padding: '9px 6px',
    borderBottom: `1px solid ${tone.line}`,
    breakInside: 'avoid',
  },
  '& dt': { color: tone.ink2, overflowWrap: 'anywhere' },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& dd[data-unknown="true"]': {
    background: hatch(),
    padding: '0 8px',
    borderRadius: 8,
    justifySelf: 'start',
  },
});

const Head = styled(Row)({ marginBottom: 20 });
const Sent = styled('div')({ '& > h2, & > h3': { margin: '0 6px 8px' } });
const Below = styled('div')({ gridColumn: '1 / -1' });

/** Proof of an application: the timeline on the left, what was sent on the right. Prints well. */
export function Receipt({
  title = 'Receipt',
  status,
  steps,
  fields,
  fieldsTitle = 'What we sent',
  heading = 'h2',
  children,
}: ReceiptProps) {
  return (
    <Paper as="section" pad="lg" aria-label={title}>
      <div>
        <Head gap={12}>
          <Typography variant="h2" component={heading}>
            {title}
          </Typography>
          <StatusChip kind={status.kind} plain={status.kind === 'ok'}>
            {status.text}
          </StatusChip>
        </Head>
        <Trail steps={steps} label="Timeline" />
      </div>
      <Sent>
        <Typography variant="h3" component={heading === 'h1' ? 'h2' : 'h3'}>
          {fieldsTitle}
        </Typography>
        <Fields>
          {fields.map((field) => (
            <div key={field.id}>
              <dt>{field.label}</dt>
              <dd data-unknown={field.unknown}>
                {field.value}
                {field.origin && (
                  <Typography component="span" variant="inherit" color="textTertiary">
                    {' '}
                    · {field.origin}
                  </Typography>
                )}
              </dd>
            </div>
          ))}
        </Fields>
      </Sent>
      {children && <Below>{children}</Below>}
    </Paper>
  );
}
