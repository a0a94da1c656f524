import type { CheckFinding } from '@contract/tools.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { plural } from '@/lib/format.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { StatusChip } from '@/ui/status-chip.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import type { findingWords } from './finding-words.ts';
import { type Place, placeText } from './place.ts';

const Quotes = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  width: '100%',
  display: 'grid',
  gap: 6,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 10,
    alignItems: 'baseline',
    padding: '2px 12px 2px 4px',
    borderRadius: 8,
    background: tone.sunken,
    fontSize: textSize.small,
    lineHeight: 1.5,
    color: tone.ink,
    overflowWrap: 'anywhere',
  },
});
const PlaceButton = styled(Button)({
  minHeight: 30,
  minWidth: 0,
  padding: '2px 8px',
  fontSize: textSize.caption,
});
const Fix = styled('p')({
  margin: 0,
  paddingInlineStart: 12,
  borderInlineStart: `3px solid ${tone.accent}`,
  fontSize: textSize.body2,
  lineHeight: 1.5,
});

const MAX_QUOTES = 4;

type FindingItemProps = {
  finding: CheckFinding;
  words: ReturnType<typeof findingWords>;
  pages: number;
  /** Shows a line among all lines. */
  onShow: (place: Place) => void;
};

/** One thing to change: what is lost, the very lines, and how to mend it. */
export function FindingItem({ finding: { level, lines }, words, pages, onShow }: FindingItemProps) {
  const problem = level === 'problem';
  const more = lines.length - MAX_QUOTES;
  return (
    <li>
      <StatusChip kind={problem ? 'signal' : 'neutral'}>{problem ? 'Fix this' : 'Good to know'}</StatusChip>
      <Typography variant="h3">{words.title}</Typography>
      <Typography variant="body2" color="textSecondary">
        {words.why}
      </Typography>
      {lines.length > 0 && (
        <Quotes>
          {lines.slice(0, MAX_QUOTES).map(({ page, line, text, across }) => (
            <li key={`${page}:${line}:${text}`}>
              <PlaceButton size="small" variant="text" onClick={() => onShow({ page, line })}>
                Line {placeText({ page, line }, pages)}
                <VisuallyHidden> in the list</VisuallyHidden>
              </PlaceButton>
              <span>{across ?? text}</span>
            </li>
          ))}
        </Quotes>
      )}
      {more > 0 && (
        <Typography variant="caption" color="textTertiary">
          {plural(more, 'more line')}
        </Typography>
      )}
      <Fix>{words.fix}</Fix>
    </li>
  );
}
