import type { ApplicationSummary } from '@contract/applications.ts';
import type { Reminder } from '@contract/applications-notes.ts';
import { styled } from '@mui/material/styles';
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

const Rows = styled(Table)({
  '& td': { overflowWrap: 'anywhere' },
  '& .job': { fontWeight: 600, minWidth: 180 },
  '& .next': { color: tone.accent, fontWeight: 600, minWidth: 150 },
  '& .quiet': { color: tone.ink3, fontWeight: 450, minWidth: 150 },
});

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
        <Rows aria-label="Applications">
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
              const { event, next, busy, quiet } = cardWords(application, reminders.get(id));
              return (
                <TableRow key={id} hover>
                  <TableCell className="job">
                    <Link to={paths.application(id)}>{posting.title}</Link>
                  </TableCell>
                  <TableCell>{posting.company}</TableCell>
                  <TableCell>{score ?? '—'}</TableCell>
                  <TableCell>
                    <StatusMenu application={application} compact />
                  </TableCell>
                  <TableCell>{event}</TableCell>
                  <TableCell className={next ? 'next' : 'quiet'}>{next ?? busy ?? quiet ?? ''}</TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Rows>
      </TableContainer>
      {end}
    </>
  );
}
