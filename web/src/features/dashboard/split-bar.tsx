import { styled } from '@mui/material/styles';
import { tone } from '@/theme/tokens.ts';

export type Part = { id: string; value: number; look: 'accent' | 'mid' | 'open' };

const Bar = styled('div')({
  display: 'flex',
  gap: 3,
  height: 16,
  '& > span': { borderRadius: 4, minWidth: 4 },
  '& > span:first-of-type': { borderStartStartRadius: 9, borderEndStartRadius: 9 },
  '& > span:last-of-type': { borderStartEndRadius: 9, borderEndEndRadius: 9 },
  '& > [data-look=accent]': { background: tone.accent },
  '& > [data-look=mid]': { background: tone.mid },
  '& > [data-look=open]': { border: `1.5px dashed ${tone.control}`, minWidth: 14 },
});

/**
 * Parts of a whole, to scale, side by side.
 * @param label says the same in words
 */
export function SplitBar({ parts, label }: { parts: readonly Part[]; label: string }) {
  return (
    <Bar role="img" aria-label={label}>
      {parts
        .filter(({ value }) => value > 0)
        .map(({ id, value, look }) => (
          <span key={id} data-look={look} style={{ flexGrow: value, flexBasis: 0 }} />
        ))}
    </Bar>
  );
}
