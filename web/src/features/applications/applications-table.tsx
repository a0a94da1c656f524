import type { ApplicationSummary } from '@contract/applications.ts';
import type { Reminder } from '@contract/applications-notes.ts';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { tone } from '@/theme/tokens.ts';
import { cardWords } from './card-words.ts';
import { StatusMenu } from './status-menu.tsx';
import { useGrowing } from './use-growing.tsx';

const STEP = 60;

const SORTS = {
  title: { label: 'Job', first: 'asc', by: (a, b) => a.posting.title.localeCompare(b.posting.title) },
  company: {
    label: 'Company',
    first: 'asc',
    by: (a, b) => a.posting.company.localeCompare(b.posting.company),
  },
  score: { label: 'Score', first: 'desc', by: (a, b) => (a.score ?? -1) - (b.score ?? -1) },
  updated: { label: 'Last update', first: 'desc', by: (a, b) => a.updated_at.localeCompare(b.updated_at) },
} as const satisfies Record<
  string,
  { label: string; first: 'asc' | 'desc'; by: (a: ApplicationSummary, b: ApplicationSummary) => number }
>;
type SortKey = keyof typeof SORTS;

type ApplicationsTableProps = {
  applications: ApplicationSummary[];
  reminders: ReadonlyMap<string, Reminder>;
};

/** Every application as a row, sorted by what the user chooses. */
export function ApplicationsTable({ applications, reminders }: ApplicationsTableProps) {
  const [sort, setSort] = useState<{ key: SortKey; direction: 'asc' | 'desc' }>({
    key: 'updated',
    direction: 'desc',
  });
  const sign = sort.direction === 'asc' ? 1 : -1;
  const [rows, end] = useGrowing(
    applications.toSorted((a, b) => sign * SORTS[sort.key].by(a, b)),
    STEP,
  );
  const header = (key: SortKey) => (
    <TableCell sortDirection={sort.key === key ? sort.direction : false}>
      <TableSortLabel
        active={sort.key === key}
        direction={sort.key === key ? sort.direction : SORTS[key].first}
        onClick={() =>
          setSort({
            key,
            direction: sort.key !== key ? SORTS[key].first : sort.direction === 'asc' ? 'desc' : 'asc',
          })
        }
      >
        {SORTS[key].label}
      </TableSortLabel>
    </TableCell>
  );
  return (
    <>
      <TableContainer>
        <Table aria-label="Applications">
          <TableHead>
            <TableRow>
              {header('title')}
              {header('company')}
              {header('score')}
              <TableCell>Status</TableCell>
              {header('updated')}
              <TableCell>Next step</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((application) => {
              const { id, posting, score } = application;
              const { event, next, busy } = cardWords(application, reminders.get(id));
              return (
                <TableRow key={id} hover>
                  <TableCell sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                    <Link to={paths.application(id)}>{posting.title}</Link>
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{posting.company}</TableCell>
                  <TableCell>{score ?? '—'}</TableCell>
                  <TableCell>
                    <StatusMenu application={application} />
                  </TableCell>
                  <TableCell>{event}</TableCell>
                  <TableCell sx={{ color: next ? tone.accent : tone.ink3, fontWeight: next ? 600 : 450 }}>
                    {next ?? busy ?? ''}
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
      {end}
    </>
  );
}
