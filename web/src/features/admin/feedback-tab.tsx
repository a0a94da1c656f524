import {
  type Feedback,
  FeedbackStatus,
  listFeedback,
  setFeedbackStatus,
} from '@contract/admin-operations.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { logTime } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { apiPages } from '@/lib/query-client.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { toast } from '@/ui/toast-store.ts';
import type { DataColumn } from './data-table.tsx';
import { PagedTable } from './paged-table.tsx';

const Message = styled('span')({ whiteSpace: 'pre-wrap' });
const Statuses = styled(ToggleButtonGroup)({ marginBottom: 16 });

function MarkButton({ feedback }: { feedback: Feedback }) {
  const mark = useMutation({
    mutationFn: (status: FeedbackStatus) =>
      callApi(setFeedbackStatus, { params: { feedback_id: feedback.id }, body: { status } }),
    onSuccess: ({ status }) => {
      toast({
        title: status === 'done' ? 'Marked as done' : 'Moved back to New',
        action: { label: 'Undo', onClick: () => mark.mutate(status === 'done' ? 'new' : 'done') },
      });
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Couldn’t save', description: errorDetail(error) }),
  });
  const next = feedback.status === 'new' ? 'done' : 'new';
  return (
    <Button variant="outlined" size="small" loading={mark.isPending} onClick={() => mark.mutate(next)}>
      {next === 'done' ? 'Mark as done' : 'Move to New'}
    </Button>
  );
}

const COLUMNS: DataColumn<Feedback>[] = [
  { id: 'at', head: 'When', cell: ({ created_at }) => logTime(created_at) },
  {
    id: 'message',
    head: 'Message',
    long: true,
    cell: ({ message }) => <Message>{message}</Message>,
  },
  {
    id: 'from',
    head: 'From',
    cell: ({ email, uid }) =>
      uid ? <Link to={paths.admin({ tab: 'users', user: uid })}>{email}</Link> : email,
  },
  { id: 'mark', head: 'Action', cell: (feedback) => <MarkButton feedback={feedback} /> },
];

/** Messages to the team. */
export function FeedbackTab() {
  const [search, setSearch] = useSearchParams();
  const status = FeedbackStatus.catch('new').parse(search.get('status'));
  const list = useInfiniteQuery(apiPages(listFeedback, { query: { status } }));
  return (
    <>
      <Statuses
        exclusive
        size="small"
        aria-label="Status"
        value={status}
        onChange={(_, next: FeedbackStatus | null) => {
          if (next) setSearch({ tab: 'feedback', status: next });
        }}
      >
        <ToggleButton value="new">New</ToggleButton>
        <ToggleButton value="done">Done</ToggleButton>
      </Statuses>
      <PagedTable
        list={list}
        label="Feedback"
        columns={COLUMNS}
        rowKey={(feedback) => feedback.id}
        empty={
          status === 'new' ? (
            <EmptyState title="You’re all caught up" text="New messages appear here." />
          ) : (
            <EmptyState title="No messages marked as done" text="Messages you mark as done appear here." />
          )
        }
      />
    </>
  );
}
