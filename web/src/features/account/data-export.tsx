import { type AccountExport, downloadExport, getExport, startExport } from '@contract/account.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { brand } from '@/lib/brand.ts';
import { fileSize, plural, shortDate } from '@/lib/format.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { Row, Stack } from '@/ui/layout.ts';
import { Progress } from '@/ui/progress.tsx';
import { toast } from '@/ui/toast-store.ts';
import { fetchParts, saveFile } from './download-export.ts';

const POLL_MS = 1_500;

const isUnfinished = ({ status }: Pick<AccountExport, 'status'>) =>
  status === 'queued' || status === 'running';

function useDataExport() {
  const state = useQuery({
    ...apiQuery(getExport),
    staleTime: 0,
    refetchInterval: (query) => (query.state.data && isUnfinished(query.state.data) ? POLL_MS : false),
  });
  const start = useMutation({
    mutationFn: () => callApi(startExport, { idempotencyKey: crypto.randomUUID() }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Couldn’t start your download',
        description: errorDetail(error),
      }),
  });
  return { state, start };
}

function Preparing({ progress }: { progress: AccountExport['progress'] }) {
  const { step, documents_read, files_written, files_total } = progress;
  const value = step === 'files' && files_total ? (100 * files_written) / files_total : null;
  const done =
    step === 'files'
      ? `Adding files: ${files_written} of ${files_total ?? 0}.`
      : documents_read > 0
        ? `${plural(documents_read, 'record')} so far.`
        : '';
  return (
    <Stack gap={8}>
      <Typography role="status" variant="body2">
        Preparing your download. {done}
      </Typography>
      <Progress value={value} label="Preparing your download" />
      <Typography color="textSecondary" variant="small">
        You can leave this page and come back.
      </Typography>
    </Stack>
  );
}

type Ready = { id: string; size: number; expires_at: string };

function Download({ id, size, expires_at, onNew }: Ready & { onNew: () => void }) {
  const client = useQueryClient();
  const [bytes, setBytes] = useState(0);
  const download = useMutation({
    mutationFn: () =>
      fetchParts(size, (offset) => callApi(downloadExport, { query: { export_id: id, offset } }), setBytes),
    onSuccess: (zip) =>
      saveFile(zip, `${brand.name.toLowerCase()}-data-${new Date().toISOString().slice(0, 10)}.zip`),
    onError: (error) => {
      toast({
        variant: 'destructive',
        title: 'Couldn’t download your data',
        description: errorDetail(error),
      });
      // It may have expired, or been replaced in another tab.
      void client.invalidateQueries({ queryKey: apiQuery(getExport).queryKey });
    },
    onSettled: () => setBytes(0),
  });
  return (
    <Stack gap={12}>
      <Row>
        <Button loading={download.isPending} onClick={() => download.mutate()}>
          Download ({fileSize(size)})
        </Button>
        <Button variant="text" disabled={download.isPending} onClick={onNew}>
          Prepare a new copy
        </Button>
      </Row>
      {download.isPending && <Progress value={(100 * bytes) / size} label="Downloading" />}
      <Typography color="textSecondary" variant="small">
        Available until {shortDate(expires_at)}.
      </Typography>
    </Stack>
  );
}

const Start = styled(Stack)({ '& > button': { justifySelf: 'start' } });

/** The user's data export: requested, prepared by a task, and downloaded when it's ready. */
export function DataExport() {
  const { state, start } = useDataExport();
  const found = state.data;
  if (found && isUnfinished(found)) return <Preparing progress={found.progress} />;
  if (found?.status === 'ready' && found.id && found.size && found.expires_at) {
    const { id, size, expires_at } = found;
    return <Download id={id} size={size} expires_at={expires_at} onNew={() => start.mutate()} />;
  }
  const failed = found?.status === 'failed';
  return (
    <Start gap={16}>
      {failed && (
        <Alert severity="error">
          We couldn’t prepare your download. Try again. If that doesn’t work, email us.
        </Alert>
      )}
      <Button
        variant="outlined"
        loading={start.isPending}
        disabled={state.isPending}
        onClick={() => start.mutate()}
      >
        {failed ? 'Try again' : 'Download my data'}
      </Button>
    </Start>
  );
}
