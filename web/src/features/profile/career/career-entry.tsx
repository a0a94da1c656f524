import type { CareerList } from '@contract/career.ts';
import type { SourceSpan } from '@contract/resumes.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FOUND_BY_AI } from '@/domain/resumes/refine-words.ts';
import { SourceButton } from '@/domain/resumes/source/source-button.tsx';
import { Row, Stack } from '@/ui/layout.ts';
import { StatusChip } from '@/ui/status-chip.tsx';
import { Surface } from '@/ui/surface.ts';
import type { EntryOf } from './entries.ts';
import type { ListKind } from './list-kind.ts';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  '& > div:first-of-type': { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { fontWeight: 600 },
});
const Fields = styled(Stack)({ paddingTop: 20 });

type EntryProps<Name extends CareerList> = {
  kind: ListKind<Name>;
  entry: EntryOf<Name>;
  index: number;
  last: boolean;
  open: boolean;
  /** Who read it with doubt, if anybody did. */
  doubt: 'us' | 'model' | null;
  /** Where it was read. */
  spans: readonly SourceSpan[];
  onToggle: () => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

/** One entry of a list in a line, with its fields once it is opened. */
export function CareerEntry<Name extends CareerList>({
  kind,
  entry,
  index,
  last,
  ...rest
}: EntryProps<Name>) {
  const { open, doubt, spans, onToggle, onMove, onRemove } = rest;
  const { title, detail } = kind.summary(entry);
  const name = title || `New ${kind.noun}`;
  const button = { size: 'small', variant: 'text' } as const;
  return (
    <Surface as="li" kind="inner" pad="sm">
      <Head>
        <div>
          <b>{name}</b>
          <Typography variant="caption" component="div" color="textTertiary">
            {detail}
          </Typography>
          <SourceButton label={name} spans={spans} />
        </div>
        {doubt && (
          <StatusChip kind="unknown">
            {doubt === 'model' ? FOUND_BY_AI : 'Not sure. Check this one.'}
          </StatusChip>
        )}
        <Row gap={0}>
          <Button
            {...button}
            aria-expanded={open}
            aria-label={`${open ? 'Close' : 'Edit'} ${name}`}
            onClick={onToggle}
          >
            {open ? 'Close' : 'Edit'}
          </Button>
          <Button
            {...button}
            disabled={index === 0}
            aria-label={`Move ${name} up`}
            onClick={() => onMove(-1)}
          >
            Up
          </Button>
          <Button {...button} disabled={last} aria-label={`Move ${name} down`} onClick={() => onMove(1)}>
            Down
          </Button>
          <Button {...button} color="error" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        </Row>
      </Head>
      {open && <Fields gap={20}>{kind.fields(index)}</Fields>}
    </Surface>
  );
}
