import { styled } from '@mui/material/styles';
import { hatch, radius, textSize, tone } from '@/theme/tokens.ts';

export type Reason = {
  id: string;
  label: string;
  /** 0–100; null, which is hatched, if it couldn't be checked. */
  value: number | null;
  /** A word or number at the end: `6 of 7`, `Above`. By default the rounded value, or `Unknown` for null. */
  text?: string;
  /** A line under the bar, such as why it is unknown. */
  note?: string;
};

const Grid = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, 150px) 1fr minmax(64px, max-content)',
  columnGap: 16,
  rowGap: 10,
  alignItems: 'center',
  fontSize: textSize.body2,
  [theme.breakpoints.down('sm')]: {
    columnGap: 12,
    gridTemplateColumns: 'minmax(76px, 96px) 1fr minmax(52px, max-content)',
  },
}));

const Row = styled('div')({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
});
const Track = styled('span')({
  display: 'block',
  height: 10,
  borderRadius: radius.full,
  background: tone.sunken,
  border: `1px solid ${tone.line}`,
  overflow: 'hidden',
  '& > i': {
    display: 'block',
    height: '100%',
    borderRadius: radius.full,
    background: tone.accent,
    minWidth: 8,
  },
  '&[data-unknown="true"]': { background: hatch(tone.control) },
  '@media (forced-colors: active)': { '& > i': { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
/** The bar alone, 0–100; null is hatched. Hidden from screen readers, which read the word beside it. */
export function ReasonTrack({ value }: { value: number | null }) {
  return (
    <Track aria-hidden data-unknown={value === null}>
      {value !== null && value > 0 && <i style={{ width: `${Math.min(100, value)}%` }} />}
    </Track>
  );
}

const Bar = styled('dd')({ margin: 0 });
const Value = styled('dd')({ margin: 0, '&[data-unknown="true"]': { color: tone.ink3 } });
const Note = styled('dd')({
  margin: '2px 0 4px',
  gridColumn: '2 / -1',
  fontSize: textSize.small,
  lineHeight: 1.4,
  color: tone.ink3,
});

/** The parts of a score: label, bar, and a word each. Unknown parts are hatched. */
export function ReasonBars({ items }: { items: readonly Reason[] }) {
  return (
    <Grid>
      {items.map(({ id, label, value, text, note }) => (
        <Row key={id}>
          <dt>{label}</dt>
          <Bar aria-hidden>
            <ReasonTrack value={value} />
          </Bar>
          <Value data-unknown={value === null}>
            {text ?? (value === null ? 'Unknown' : Math.round(value))}
          </Value>
          {note && <Note>{note}</Note>}
        </Row>
      ))}
    </Grid>
  );
}
