import { type Career, type CareerList, entryKey, updateCareer } from '@contract/career.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { SourceButton } from '@/domain/resumes/source/source-button.tsx';
import { spansOf } from '@/domain/resumes/source/spans.ts';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { plural } from '@/lib/format.ts';
import { tone } from '@/theme/tokens.ts';
import { Row } from '@/ui/layout.ts';
import { Surface } from '@/ui/surface.ts';
import { toast } from '@/ui/toast-store.ts';
import { type EntryOf, offered } from './entries.ts';
import type { ListKind } from './list-kind.ts';
import type { AnyEntries } from './use-entries.ts';

const Box = styled(Surface)({
  display: 'grid',
  gap: 4,
  borderColor: tone.accent,
  '& > ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 12px',
    padding: '10px 0',
    borderTop: `1px solid ${tone.line}`,
  },
  '& li:first-of-type': { marginTop: 8 },
  '& li:last-of-type': { paddingBottom: 0 },
  '& li > div:first-of-type': { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { fontWeight: 600 },
});

type CareerOffersProps<Name extends CareerList> = {
  kind: ListKind<Name>;
  career: Career;
  /** Puts the entry into the list, to be saved with it. Returns what focuses it there. */
  onAdd: (entry: EntryOf<Name>) => () => void;
  /** Takes the focus after the last offer was skipped. */
  onAllSkipped: () => void;
};

/** What was pressed last, and where the focus goes if that was the last offer. */
type Pressed = { index: number; afterLast: () => void };

/** What the resume in use says that this list of the person's own lacks: each is added or skipped. */
export function CareerOffers<Name extends CareerList>({
  kind,
  career,
  onAdd,
  onAllSkipped,
}: CareerOffersProps<Name>) {
  const entries = useWatch({ name: 'entries' }) as EntryOf<Name>[];
  const added = useWatch<AnyEntries, 'added'>({ name: 'added' });
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<Pressed | null>(null);
  const skip = useMutation({
    mutationFn: (entry: EntryOf<Name>) =>
      callApi(updateCareer, { body: { decided: { [kind.name]: [entryKey(entry)] } } }),
    onError: (error) => {
      pressed.current = null;
      toast({ variant: 'destructive', title: 'Couldn’t skip it', description: errorDetail(error) });
    },
  });
  const offers = offered(career, kind.name, entries, added);
  const { length } = offers;
  // The button that was pressed is gone with its offer: the offer in its place has the focus, or what is said after the last.
  useEffect(() => {
    if (!pressed.current) return;
    const { index, afterLast } = pressed.current;
    pressed.current = null;
    if (length === 0) afterLast();
    else box.current?.querySelectorAll<HTMLElement>('[data-add]')[Math.min(index, length - 1)]?.focus();
  }, [length]);
  if (length === 0) return null;
  return (
    <Box kind="inner" pad="sm" ref={box}>
      <Typography variant="h3">New in {career.file_name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {plural(length, kind.noun)} not on your list yet.
      </Typography>
      <ul aria-label={`New in ${career.file_name}`}>
        {offers.map(({ entry, source }, index) => {
          const { title, detail } = kind.summary(entry);
          return (
            <li key={`${title}|${detail}`}>
              <div>
                <b>{title}</b>
                <Typography variant="caption" component="div" color="textSecondary">
                  {detail}
                </Typography>
                <SourceButton label={title} spans={spansOf({ source })} />
              </div>
              <Row gap={4}>
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={`Add ${title}`}
                  data-add
                  onClick={() => {
                    pressed.current = { index, afterLast: onAdd(entry) };
                  }}
                >
                  Add
                </Button>
                <Button
                  size="small"
                  variant="text"
                  aria-label={`Skip ${title}`}
                  loading={skip.isPending && skip.variables === entry}
                  onClick={() => {
                    pressed.current = { index, afterLast: onAllSkipped };
                    skip.mutate(entry);
                  }}
                >
                  Skip
                </Button>
              </Row>
            </li>
          );
        })}
      </ul>
    </Box>
  );
}
