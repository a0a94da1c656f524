import {
  type AdminBoard,
  addBoard,
  BoardStatus,
  listBoards,
  readBoard,
  retireBoard,
} from '@contract/admin-boards.ts';
import { SourceName } from '@contract/postings.ts';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { formatNumber, logTime, timeAgo } from '@/lib/format.ts';
import { whenFresh } from '@/lib/freshness.ts';
import { apiPages } from '@/lib/query-client.ts';
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import { toast } from '@/ui/toast-store.ts';
import type { DataColumn } from './data-table.tsx';
import { PagedTable } from './paged-table.tsx';
import { FORM_NAMES } from './words.ts';

const STATUS_NAMES: Record<BoardStatus, string> = {
  ok: 'Working',
  partial: 'Partly working',
  failed: 'Failed',
  never: 'Not checked yet',
  retired: 'Retired',
};

const RETIRED_FOR: Record<NonNullable<AdminBoard['retired']>['reason'], string> = {
  gone: 'The vendor no longer has it',
  failing: 'It failed for two months',
  never_anything: 'It never had a job',
  asked: 'An admin retired it',
};

const nameOf = ({ source, board, company }: AdminBoard): string =>
  `${company ?? board} at ${FORM_NAMES[source]}`;

function AddBoard() {
  const [url, setUrl] = useState('');
  const client = useQueryClient();
  const add = useMutation({
    mutationFn: () => callApi(addBoard, { body: { url } }),
    onSuccess: async (board) => {
      setUrl('');
      await whenFresh(client, addBoard);
      toast({ title: 'Board added', description: `Checking ${nameOf(board)} in the background.` });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate();
  };
  return (
    <AddForm onSubmit={submit}>
      <TextField
        label="Careers link"
        placeholder="jobs.lever.co/acme"
        size="small"
        type="text"
        inputMode="url"
        required
        value={url}
        onChange={({ target }) => setUrl(target.value)}
        error={add.isError}
        helperText={
          add.isError ? errorDetail(add.error) : 'A careers page or a job on it, at any vendor above.'
        }
      />
      <Button type="submit" variant="contained" loading={add.isPending}>
        Add board
      </Button>
    </AddForm>
  );
}

const AddForm = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 12,
  margin: '12px 0 20px',
  '& .MuiTextField-root': { flex: '1 1 280px', maxWidth: 520 },
  // Beside the field, not its label.
  '@media (min-width: 600px)': { '& > button': { marginTop: 28 } },
});

function Actions({ board }: { board: AdminBoard }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const retired = board.status === 'retired';
  const ref = { source: board.source, board: board.board };
  const onError = (error: unknown) =>
    toast({ variant: 'destructive', title: 'Couldn’t do that', description: errorDetail(error) });
  const read = useMutation({
    mutationFn: () => callApi(readBoard, { body: ref }),
    onSuccess: async () => {
      await whenFresh(client, readBoard);
      toast({ title: 'Check requested', description: `Checking ${nameOf(board)} in the background.` });
    },
    onError,
  });
  const retire = useMutation({
    mutationFn: () => callApi(retireBoard, { body: ref }),
    onSuccess: async () => {
      await whenFresh(client, retireBoard);
      toast({ title: 'Board retired', action: { label: 'Undo', onClick: () => read.mutate() } });
    },
    onError,
    onSettled: () => setAsking(false),
  });
  return (
    <Buttons>
      <Button
        variant="outlined"
        size="small"
        loading={read.isPending}
        onClick={() => read.mutate()}
        aria-label={`${retired ? 'Take up' : 'Check'} ${nameOf(board)}`}
      >
        {retired ? 'Take up again' : 'Check now'}
      </Button>
      {!retired && (
        <Button
          variant="outlined"
          size="small"
          color="error"
          onClick={() => setAsking(true)}
          aria-label={`Retire ${nameOf(board)}`}
        >
          Retire
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title={`Retire ${nameOf(board)}?`}
          action="Retire"
          danger
          busy={retire.isPending}
          onConfirm={() => retire.mutate()}
          onClose={() => setAsking(false)}
        >
          Its jobs close within a few hours, and it isn’t checked again until you take it up.
        </ConfirmDialog>
      )}
    </Buttons>
  );
}

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

function State({ board }: { board: AdminBoard }) {
  if (board.retired) {
    return (
      <>
        {RETIRED_FOR[board.retired.reason]}
        <Typography component="div" variant="small" color="textTertiary">
          {logTime(board.retired.at)}
        </Typography>
      </>
    );
  }
  const [first] = board.errors;
  return (
    <>
      {board.wanted && <StatusChip kind="ok">Sought after</StatusChip>}
      {first !== undefined && <div>{first}</div>}
      <Typography component="div" variant="small" color="textTertiary">
        {board.next_run_at === null ? '' : `Next check ${logTime(board.next_run_at)}`}
      </Typography>
    </>
  );
}

const COLUMNS: DataColumn<AdminBoard>[] = [
  {
    id: 'board',
    head: 'Board',
    cell: ({ board, company }) => (
      <>
        <strong>{company ?? board}</strong>
        {company !== null && company !== board && (
          <Typography component="div" variant="small" color="textTertiary">
            {board}
          </Typography>
        )}
      </>
    ),
  },
  { id: 'state', head: 'Details', long: true, cell: (board) => <State board={board} /> },
  {
    id: 'last',
    head: 'Last checked',
    cell: ({ last_success_at }) => (last_success_at ? timeAgo(last_success_at) : 'Never'),
  },
  {
    id: 'open',
    head: 'Open jobs',
    cell: ({ open_postings }) => (open_postings === null ? '–' : formatNumber(open_postings)),
    numeric: true,
  },
  { id: 'actions', head: 'Action', cell: (board) => <Actions board={board} /> },
];

const Filters = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'flex-end',
  marginBottom: 16,
  '& .MuiTextField-root': { width: 240 },
  '& .MuiToggleButtonGroup-root': { flexWrap: 'wrap' },
});
const Panel = styled('section')({ marginTop: 32 });

/** The boards of one source in one state, with what can be done about them, and a way to add one. */
export function BoardsPanel() {
  const [search, setSearch] = useSearchParams();
  const source = SourceName.catch('greenhouse').parse(search.get('source'));
  const status = BoardStatus.catch('failed').parse(search.get('status'));
  const show = (next: { source?: string; status?: string }) =>
    setSearch({ tab: 'sources', source, status, ...next }, { preventScrollReset: true });
  const list = useInfiniteQuery(apiPages(listBoards, { query: { source, status } }));
  return (
    <Panel aria-labelledby="boards-heading">
      <Typography id="boards-heading" variant="h3" component="h2">
        Boards
      </Typography>
      <AddBoard />
      <Filters>
        <TextField
          select
          size="small"
          label="Source"
          value={source}
          onChange={({ target }) => show({ source: target.value })}
        >
          {SourceName.options.map((name) => (
            <MenuItem key={name} value={name}>
              {FORM_NAMES[name]}
            </MenuItem>
          ))}
        </TextField>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Status"
          value={status}
          onChange={(_, next: BoardStatus | null) => next && show({ status: next })}
        >
          {BoardStatus.options.map((name) => (
            <ToggleButton key={name} value={name}>
              {STATUS_NAMES[name]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Filters>
      <PagedTable
        list={list}
        label="Boards"
        columns={COLUMNS}
        rowKey={({ board }) => board}
        empty={
          <EmptyState
            title={`No ${FORM_NAMES[source]} boards here`}
            text="Choose another source or status, or add a board above."
          />
        }
      />
    </Panel>
  );
}
