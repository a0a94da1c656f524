import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { hatch, radius, textSize, tone } from '@/theme/tokens.ts';
import { chartMax, linePieces } from './chart-geometry.ts';

export type ChartItem = {
  id: string;
  label: string;
  /** Null means no data and is hatched. */
  value: number | null;
  /** Text at the end of the row; the value itself by default. */
  text?: string;
};

const Rows = styled('dl')({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(90px, max-content) 1fr minmax(40px, max-content)',
  gap: '10px 14px',
  alignItems: 'center',
  fontSize: textSize.body2,
  '& > div': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'center' },
  '& dt': { color: tone.ink2 },
  '& dd': { margin: 0 },
  '& dd[data-unknown="true"]': { color: tone.ink3 },
});

const UNKNOWN = { '&[data-unknown="true"]': { background: hatch(tone.control) } };

const Bar = styled('div')({
  height: 8,
  minWidth: 2,
  borderRadius: radius.full,
  background: tone.accent,
  ...UNKNOWN,
});

type BarListProps = {
  items: readonly ChartItem[];
  /** What a whole bar stands for, such as 100 for shares; the largest value by default. */
  full?: number;
};

/** Horizontal bars on one scale, labeled directly: funnels, bands, counts. */
export function BarList({ items, full }: BarListProps) {
  const max = full ?? chartMax(items.map((item) => item.value));
  return (
    <Rows>
      {items.map((item) => (
        <div key={item.id}>
          <dt>{item.label}</dt>
          <dd aria-hidden>
            <Bar
              data-unknown={item.value === null}
              style={{ width: item.value === null ? '100%' : `${(item.value / max) * 100}%` }}
            />
          </dd>
          <dd data-unknown={item.value === null}>{item.text ?? item.value ?? 'No data'}</dd>
        </div>
      ))}
    </Rows>
  );
}

/** Height of the tallest column; the rest of the chart is numbers and labels. */
const TALLEST_PX = 74;

const Figure = styled('figure')({ margin: 0 });
const Columns = styled('div')({ display: 'flex', alignItems: 'end', gap: 6, height: 120 });
const Column = styled('div')({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'center',
  gap: 4,
  height: '100%',
  fontSize: textSize.caption,
  color: tone.ink3,
});

const Pillar = styled('div')({
  width: 'min(100%, 18px)',
  minHeight: 2,
  borderRadius: '4px 4px 1px 1px',
  background: tone.accent,
  ...UNKNOWN,
});

/**
 * Thin columns over time, each with its label below and its number above.
 * @param label what the columns show; screen readers read it with every number
 * @public
 */
export function ColumnChart({ items, label }: { items: readonly ChartItem[]; label: string }) {
  const max = chartMax(items.map((item) => item.value));
  return (
    <Figure>
      <Columns
        role="img"
        aria-label={`${label}: ${items.map((i) => `${i.label} ${i.text ?? i.value ?? 'No data'}`).join(', ')}`}
      >
        {items.map((item) => (
          <Column key={item.id}>
            <Typography component="span" variant="inherit" color="textPrimary">
              {item.text ?? item.value ?? ''}
            </Typography>
            <Pillar
              data-unknown={item.value === null}
              style={{ height: (item.value === null ? 0.6 : item.value / max) * TALLEST_PX }}
            />
            <span>{item.label}</span>
          </Column>
        ))}
      </Columns>
    </Figure>
  );
}

const Spark = styled('span')({
  position: 'relative',
  display: 'inline-block',
  '& > svg': { position: 'absolute', inset: 0 },
});
const Hole = styled('span')({ position: 'absolute', top: 2, bottom: 2, background: hatch() });

/**
 * A small line that shows a trend; gaps in the data are hatched. `label` names it.
 * @public
 */
export function Sparkline({
  values,
  label,
  width = 140,
  height = 36,
}: {
  values: readonly (number | null)[];
  label: string;
  width?: number;
  height?: number;
}) {
  const { paths, gaps } = linePieces(values, { width: width - 4, height: height - 4 });
  return (
    <Spark style={{ width, height }} role="img" aria-label={label}>
      {gaps.map((gap) => (
        <Hole key={gap.from} style={{ left: gap.from + 2, width: gap.to - gap.from }} />
      ))}
      <svg width={width} height={height} aria-hidden>
        <g
          transform="translate(2 2)"
          fill="none"
          stroke={tone.accent}
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {paths.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
      </svg>
    </Spark>
  );
}
