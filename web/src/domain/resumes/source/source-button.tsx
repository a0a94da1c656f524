import type { SourceSpan } from '@contract/resumes.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ScanSearch } from 'lucide-react';
import { textSize } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { useSources } from './source-context.tsx';

/** Quiet: there is one at every value. Still 24 px high, to be hit with a finger. */
const Quiet = styled(Button)({
  minHeight: 28,
  padding: '2px 8px',
  marginInlineStart: -8,
  fontSize: textSize.caption,
  fontWeight: 550,
  '& .MuiButton-startIcon': { marginInlineEnd: 5 },
});

type SourceButtonProps = {
  /** The value, as the page calls it. */
  label: string;
  spans: readonly SourceSpan[];
};

/** Shows where in the resume a value was read; nothing if that is not known. */
export function SourceButton({ label, spans }: SourceButtonProps) {
  const sources = useSources();
  const [first] = spans;
  if (!sources || !first) return null;
  const where = sources.resume.pages > 1 ? `See on page ${first.page}` : 'See in resume';
  return (
    <Quiet
      size="small"
      variant="text"
      startIcon={<Icon of={ScanSearch} size={15} />}
      onClick={({ currentTarget }) => sources.ask({ label, spans }, currentTarget)}
    >
      {where}
      <VisuallyHidden>: {label}</VisuallyHidden>
    </Quiet>
  );
}

/** As far from the edge as the help of a field. */
const BelowField = styled('div')({ paddingInlineStart: 14, '& > button': { marginTop: 4 } });

/** A field and, below it, where its value was read. The resume follows the focus to it. */
export function SourceArea({ label, spans, children }: SourceButtonProps & { children: React.ReactNode }) {
  const sources = useSources();
  const follow = () => spans.length > 0 && sources?.follow({ label, spans });
  return (
    <div onFocusCapture={follow}>
      {children}
      {/* Not in the field's help, which would make it part of the field's description. */}
      <BelowField>
        <SourceButton label={label} spans={spans} />
      </BelowField>
    </div>
  );
}
