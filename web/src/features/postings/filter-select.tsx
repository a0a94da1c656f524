import { styled } from '@mui/material/styles';
import { radius, textSize, tone } from '@/theme/tokens.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { counted } from './counted-jobs.ts';

const Pill = styled('label')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  '& select': {
    appearance: 'none',
    font: 'inherit',
    fontSize: textSize.small,
    height: 40,
    padding: '0 34px 0 16px',
    borderRadius: radius.full,
    border: `1px solid ${tone.control}`,
    background: tone.surface,
    color: tone.ink,
    cursor: 'pointer',
    // As wide whatever there is to choose from, which changes with the search.
    width: 168,
    textOverflow: 'ellipsis',
    '&:focus-visible': { outline: `2px solid ${tone.accent}`, outlineOffset: 2 },
    '&[data-on="true"]': { background: tone.ink, color: tone.paper, borderColor: tone.ink },
    '& option': { background: tone.surface, color: tone.ink },
  },
  '& svg': { position: 'absolute', insetInlineEnd: 13, pointerEvents: 'none', color: tone.ink2 },
  '& select[data-on="true"] + svg': { color: tone.paper },
  '@media (pointer: coarse)': { '& select': { height: 44 } },
});

type FilterSelectProps = {
  /** Of the form's field. */
  name: string;
  label: string;
  /** The choice that doesn't filter. */
  any: string;
  value: string | undefined;
  options: Record<string, string>;
  /** Jobs by option, as far as they are counted. */
  counts?: Partial<Record<string, number>> | undefined;
};

/** `Remote (12)` */
const optionText = (text: string, open: number | undefined): string =>
  open === undefined ? text : `${text} (${counted(open)})`;

/** A filter as a pill; the browser's own list, dark when it filters. A field of a form, which works without JavaScript. */
export function FilterSelect({ name, label, any, value, options, counts = {} }: FilterSelectProps) {
  return (
    <Pill>
      <VisuallyHidden>{label}</VisuallyHidden>
      <select name={name} defaultValue={value ?? ''} data-on={value !== undefined}>
        <option value="">{any}</option>
        {Object.entries(options).map(([key, text]) => (
          <option key={key} value={key}>
            {optionText(text, counts[key])}
          </option>
        ))}
      </select>
      <svg
        width="12"
        height="12"
        viewBox="0 0 12 12"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d="m2.500 4.500 3.500 3.500 3.500-3.500" />
      </svg>
    </Pill>
  );
}
