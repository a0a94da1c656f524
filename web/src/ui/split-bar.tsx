import { styled } from '@mui/material/styles';
import { tone } from '@/theme/tokens.ts';

type Part = { id: string; value: number; look: 'accent' | 'mid' | 'control' | 'empty' | 'open' };

const Bar = styled('div')({
  display: 'flex',
  gap: 3,
  height: 16,
  '& > span': { flex: '1 1 0', borderRadius: 4, minWidth: 4 },
  '& > span:first-of-type': { borderStartStartRadius: 9, borderEndStartRadius: 9 },
  '& > span:last-of-type': { borderStartEndRadius: 9, borderEndEndRadius: 9 },
  '& > [data-look=accent]': { background: tone.accent },
  '& > [data-look=mid]': { background: tone.mid },
  '& > [data-look=control]': { background: tone.control },
  '& > [data-look=empty]': { border: `1.5px solid ${tone.control}`, minWidth: 14 },
  '& > [data-look=open]': { border: `1.5px dashed ${tone.control}`, minWidth: 14 },
  // Forced colors remove backgrounds; the borders keep the parts apart.
  '@media (forced-colors: active)': { '& > span': { border: '1px solid' } },
  '&[data-tall]': {
    height: 22,
    '& > span': { borderRadius: 5 },
    '& > span:first-of-type': { borderStartStartRadius: 11, borderEndStartRadius: 11 },
    '& > span:last-of-type': { borderStartEndRadius: 11, borderEndEndRadius: 11 },
  },
});

type SplitBarProps = {
  parts: readonly Part[];
  /** The same in words. */
  label: string;
  tall?: boolean;
};

/** Parts of a whole, to scale, side by side. */
export function SplitBar({ parts, label, tall }: SplitBarProps) {
  return (
    <Bar role="img" aria-label={label} data-tall={tall || undefined}>
      {parts
        .filter(({ value }) => value > 0)
        .map(({ id, value, look }) => (
          <span key={id} data-look={look} style={{ flexGrow: value }} />
        ))}
    </Bar>
  );
}
