import { styled } from '@mui/material/styles';
import { formatNumber } from '@/lib/format.ts';
import { hatch, radius, textSize, tone } from '@/theme/tokens.ts';
import { Surface } from '@/ui/surface.ts';

export type Figure = {
  id: string;
  label: string;
  /** Null where nothing counts it; shown hatched. */
  value: number | null;
  /** Formats the value; `formatNumber` by default. */
  text?: string;
  /** A few words under the number. */
  note?: string;
};

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(148px, 1fr))',
  gap: 12,
  margin: 0,
  '& > div': { minHeight: 104 },
  '& dt': { color: tone.ink2, fontSize: textSize.small },
  '& dd': { margin: 0, color: tone.ink3, fontSize: textSize.caption, lineHeight: 1.4 },
  '& dd:first-of-type': {
    margin: '4px 0 2px',
    color: tone.ink,
    fontSize: textSize.figure,
    fontWeight: 640,
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
  },
});
const Hatched = styled('span')({
  display: 'block',
  height: 32,
  borderRadius: radius.inner,
  background: hatch(tone.control),
});

/** Figures for one day. What nothing counts is hatched, not zero. */
export function Figures({ items }: { items: readonly Figure[] }) {
  return (
    <List>
      {items.map(({ id, label, value, text, note }) => (
        <Surface pad="sm" key={id}>
          <dt>{label}</dt>
          <dd>{value === null ? <Hatched /> : (text ?? formatNumber(value))}</dd>
          <dd>{value === null ? 'Not counted here' : note}</dd>
        </Surface>
      ))}
    </List>
  );
}
