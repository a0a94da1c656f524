import type { ResponseOf } from '@contract/endpoint.ts';
import type { getMatch } from '@contract/matches.ts';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EMPLOYMENT_LABEL, WORKPLACE_LABEL } from '@/domain/postings/labels.ts';
import { longOpen } from '@/domain/postings/long-open.ts';
import { levelOf, payOf } from '@/domain/postings/posting-words.ts';
import { timeAgo } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { radius, TOP_BAR_HEIGHT, textSize, tone } from '@/theme/tokens.ts';
import { BearingDial } from '@/ui/bearing-dial.tsx';
import { Row as Buttons } from '@/ui/layout.ts';
import { ReasonTrack } from '@/ui/reason-bars.tsx';
import { ChipRow, StatusChip } from '@/ui/status-chip.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { ApplyButton } from '../apply-button.tsx';
import { PART_LABELS } from '../part-labels.ts';
import { useVerdict } from '../use-verdict.tsx';
import { Change } from './change.tsx';
import { type PartPair, pairParts, type Side } from './compared.ts';

export type Detail = ResponseOf<typeof getMatch>;
type Pair = Record<Side, Detail>;

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  background: tone.surface,
  border: `1px solid ${tone.line}`,
  borderRadius: radius.card,
  '& th': { textAlign: 'start', fontWeight: 'inherit' },
  '& :is(th, td)': { padding: '12px 20px', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& tbody > tr > *': { borderTop: `1px solid ${tone.line}` },
  '& thead > tr > td': { width: 190 },
  '& tbody th': { color: tone.ink2, fontSize: textSize.body2 },
  // The names stay visible below the top bar.
  '& thead > tr > *': {
    position: 'sticky',
    top: TOP_BAR_HEIGHT,
    zIndex: 1,
    background: tone.surface,
    borderBottom: `1px solid ${tone.line}`,
    borderRadius: `${radius.card}px ${radius.card}px 0 0`,
  },
  '& tbody:first-of-type > tr:first-of-type > *': { borderTop: 0 },
  // On a phone, each row's name has its own line above the two values.
  [theme.breakpoints.down('md')]: {
    '& :is(thead, tbody, tr)': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& :is(th, td)': { padding: '0 14px 14px' },
    '& tbody > tr > td': { borderTop: 0 },
    '& tbody th': { gridColumn: '1 / -1', padding: '12px 14px 6px', fontSize: textSize.small },
    '& thead > tr': { position: 'sticky', top: TOP_BAR_HEIGHT, zIndex: 1 },
    '& thead > tr > *': { position: 'static', padding: '12px 14px', borderRadius: 0 },
    '& thead > tr > td': { display: 'none' },
    '& td .MuiButton-root': { padding: '8px 14px', whiteSpace: 'normal' },
  },
}));

const Name = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  fontWeight: 600,
  lineHeight: 1.3,
});

/** Words that stand alone in a cell, whatever they are elsewhere. */
const Capital = styled('div')({ '&::first-letter': { textTransform: 'uppercase' } });
const capital = (words: string | null) => words && <Capital>{words}</Capital>;

/** Word and bar of one part; the better of two is bold. */
const PartWord = styled(Capital)({
  marginTop: 6,
  '&[data-better]': { fontWeight: 650 },
});

function NotStated() {
  return <StatusChip kind="unknown">Not stated</StatusChip>;
}

/** One row of the table; `value` returns the content of a column, or nothing if it isn't stated. */
function Row({ name, pair, value }: { name: string; pair: Pair; value: (detail: Detail) => ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{value(pair.a) || <NotStated />}</td>
      <td>{value(pair.b) || <NotStated />}</td>
    </tr>
  );
}

function PartRow({ pair: { kind, better, ...sides } }: { pair: PartPair }) {
  return (
    <tr>
      <th scope="row">{PART_LABELS[kind]}</th>
      {(['a', 'b'] as const).map((side) => {
        const { value, label, why } = sides[side];
        return (
          <td key={side}>
            <ReasonTrack value={value === null ? null : value * 100} />
            <PartWord data-better={better === side || undefined}>{label}</PartWord>
            <Typography variant="small" component="div" color="textTertiary">
              {why}
            </Typography>
          </td>
        );
      })}
    </tr>
  );
}

const chips = (label: string, kind: 'ok' | 'missing', words: readonly string[]) =>
  words.length > 0 ? (
    <ChipRow label={label}>
      {words.map((word) => (
        <StatusChip key={word} kind={kind}>
          {word}
        </StatusChip>
      ))}
    </ChipRow>
  ) : (
    <Typography variant="small" color="textTertiary">
      None
    </Typography>
  );

/** Signs that a job deserves a second look: it's old, or resembles jobs that turned out not to be real. */
function signals({ posting }: Detail): string[] {
  const old = longOpen(posting);
  return [...(old ? [old] : []), ...posting.risk_flags.map(({ reason }) => reason)];
}

function Head({ detail: { posting }, changeTo }: { detail: Detail; changeTo: string }) {
  return (
    <th scope="col">
      <MuiLink component={Link} to={paths.match(posting.id)} color="inherit">
        <Name>{posting.title}</Name>
      </MuiLink>
      <Typography variant="small" component="div" color="textSecondary">
        {posting.company}
      </Typography>
      <Change to={changeTo}>
        Change<VisuallyHidden> {posting.title}</VisuallyHidden>
      </Change>
    </th>
  );
}

function Actions({ detail }: { detail: Detail }) {
  const judge = useVerdict({ stays: true });
  const saved = detail.verdict === 'saved';
  return (
    <td>
      <Buttons>
        <ApplyButton match={detail} />
        <Button
          variant="outlined"
          aria-pressed={saved}
          onClick={() => judge(detail.posting, { verdict: saved ? null : 'saved' })}
        >
          {saved ? 'Saved' : 'Save'}
        </Button>
      </Buttons>
    </td>
  );
}

/** Two matches, term by term. What isn't stated is hatched in both columns. */
export function CompareTable({ pair, changeTo }: { pair: Pair; changeTo: Record<Side, string> }) {
  const { a, b } = pair;
  const details = [a, b];
  return (
    <Table aria-label={`${a.posting.title} and ${b.posting.title}`}>
      <thead>
        <tr>
          <td />
          <Head detail={a} changeTo={changeTo.a} />
          <Head detail={b} changeTo={changeTo.b} />
        </tr>
      </thead>
      <tbody>
        <Row
          name="Match"
          pair={pair}
          value={({ score, posting }) => (
            <BearingDial
              score={score.score}
              unknown={(1 - score.known_share) * 100}
              size={72}
              subject={posting.title}
            />
          )}
        />
        {details.some(({ score }) => score.blockers.length > 0) && (
          <Row
            name="What’s in the way"
            pair={pair}
            value={({ score }) =>
              chips(
                'What’s in the way',
                'missing',
                score.blockers.map(({ detail }) => detail),
              )
            }
          />
        )}
        {pairParts(a.score, b.score).map((part) => (
          <PartRow key={part.kind} pair={part} />
        ))}
        <Row
          name="Skills you have"
          pair={pair}
          value={({ score }) => chips('Skills you have', 'ok', score.skills_matched)}
        />
        <Row
          name="Skills you’re missing"
          pair={pair}
          value={({ score }) => chips('Skills you’re missing', 'missing', score.skills_missing)}
        />
      </tbody>
      <tbody>
        <Row name="Stated pay" pair={pair} value={({ posting }) => payOf(posting)} />
        <Row name="Stated location" pair={pair} value={({ posting }) => posting.locations.join(', ')} />
        <Row
          name="Workplace"
          pair={pair}
          value={({ posting }) => posting.workplace && WORKPLACE_LABEL[posting.workplace]}
        />
        <Row
          name="Job type"
          pair={pair}
          value={({ posting }) => posting.employment_type && EMPLOYMENT_LABEL[posting.employment_type]}
        />
        <Row name="Level" pair={pair} value={({ posting }) => capital(levelOf(posting))} />
        <Row
          name="Posted"
          pair={pair}
          value={({ posting }) => posting.posted_at && capital(timeAgo(posting.posted_at))}
        />
        {details.some((detail) => signals(detail).length > 0) && (
          <Row
            name="Worth a look"
            pair={pair}
            value={(detail) => (
              <ChipRow label="Worth a look">
                {signals(detail).map((signal) => (
                  <StatusChip key={signal} kind="signal">
                    {signal}
                  </StatusChip>
                ))}
              </ChipRow>
            )}
          />
        )}
        <Row name="Source" pair={pair} value={({ posting }) => posting.attribution.name} />
        <tr>
          <th scope="row">Next step</th>
          <Actions detail={a} />
          <Actions detail={b} />
        </tr>
      </tbody>
    </Table>
  );
}
