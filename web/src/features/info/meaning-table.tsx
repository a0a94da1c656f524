import { styled } from '@mui/material/styles';
import { font, textSize, tone } from '@/theme/tokens.ts';
import { type ChipKind, StatusChip } from '@/ui/status-chip.tsx';

type Meaning = { says: string; means: string; verdict: string; kind: ChipKind };

/** What the product does with each of these, for someone in Asheville who is looking for remote work. */
const MEANINGS: Meaning[] = [
  {
    says: '“Remote, US”',
    means: 'Anywhere in the country, Asheville included.',
    verdict: 'works for you',
    kind: 'ok',
  },
  {
    says: '“Remote, Canada”',
    means: 'Only for people in Canada. Left out of your matches, unless you can work there.',
    verdict: 'another country',
    kind: 'missing',
  },
  {
    says: '“Flexible, Denver”',
    means: '“This is a hybrid role,” eleven lines further down.',
    verdict: 'hybrid, Denver',
    kind: 'missing',
  },
  {
    says: '“Denver, CO”',
    means: '“This role is fully remote.” Denver is only where the office is.',
    verdict: 'remote',
    kind: 'ok',
  },
  {
    says: '“Remote”',
    means: 'The job doesn’t say which country, and we don’t guess.',
    verdict: 'country not stated',
    kind: 'unknown',
  },
  {
    says: 'Nothing',
    means: 'We don’t call it remote. Location is left out of the score.',
    verdict: 'location not stated',
    kind: 'unknown',
  },
];

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'start', verticalAlign: 'middle' },
  '& thead th': {
    paddingBottom: 12,
    fontSize: textSize.small,
    fontWeight: 600,
    color: tone.ink2,
  },
  '& thead th:last-of-type': { textAlign: 'end' },
  '& tbody th, & td': { padding: '15px 20px 15px 0', borderTop: `1px solid ${tone.line}` },
  '& tbody th': {
    fontFamily: font.display,
    fontSize: textSize.h2,
    fontWeight: 640,
    letterSpacing: '-0.015em',
    lineHeight: 1.25,
  },
  '& td': { color: tone.ink2, width: '44%' },
  '& td:last-of-type': { width: 'auto', paddingInlineEnd: 0, textAlign: 'end', whiteSpace: 'nowrap' },
  // On phones each row is a block of its own; `role` keeps it a table for screen readers.
  [theme.breakpoints.down('sm')]: {
    '&, & tbody, & tr, & tbody th, & td': { display: 'block' },
    '& thead': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody tr': { padding: '16px 0', borderTop: `1px solid ${tone.line}` },
    '& tbody th, & td, & td:last-of-type': { padding: 0, border: 0, width: 'auto', textAlign: 'start' },
    '& td': { margin: '4px 0 10px' },
    '& td:last-of-type': { margin: 0, whiteSpace: 'normal' },
  },
}));

/** What jobs say about where the work is, and what that means for the reader. */
export function MeaningTable() {
  return (
    <Table role="table">
      <thead>
        <tr>
          <th scope="col">The job says</th>
          <th scope="col">What it means for you, in Asheville, NC</th>
          <th scope="col">What you see</th>
        </tr>
      </thead>
      <tbody>
        {MEANINGS.map(({ says, means, verdict, kind }) => (
          <tr key={says}>
            <th scope="row">{says}</th>
            <td>{means}</td>
            <td>
              <StatusChip kind={kind}>{verdict}</StatusChip>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
