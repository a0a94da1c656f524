import { type Driver, listDrivers, switchDriverOff, switchDriverOn } from '@contract/admin-drivers.ts';
import type { ResponseOf } from '@contract/endpoint.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { brand } from '@/lib/brand.ts';
import { logTime } from '@/lib/format.ts';
import { whenFresh } from '@/lib/freshness.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import { toast } from '@/ui/toast-store.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { type DataColumn, DataTable } from './data-table.tsx';
import { FORM_NAMES } from './words.ts';

const options = apiQuery(listDrivers);

function Switch({ driver: { kind, off_since } }: { driver: Driver }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const name = FORM_NAMES[kind];
  const change = useMutation({
    mutationFn: () => callApi(off_since ? switchDriverOn : switchDriverOff, { params: { kind } }),
    onSuccess: async () => {
      await whenFresh(client, off_since ? switchDriverOn : switchDriverOff);
      toast({ title: off_since ? `${name} is on again` : `${name} is switched off` });
    },
    onError: (error) => toast({ variant: 'destructive', title: 'Not done', description: errorDetail(error) }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        color={off_since ? 'primary' : 'error'}
        loading={change.isPending}
        onClick={() => (off_since ? change.mutate() : setAsking(true))}
        aria-label={off_since ? `Switch on ${name}` : `Switch off ${name}`}
      >
        {off_since ? 'Switch on' : 'Switch off'}
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Switch ${name} off?`}
          action="Switch off"
          danger
          busy={change.isPending}
          onConfirm={() => change.mutate()}
          onClose={() => setAsking(false)}
        >
          From now on {brand.name} opens and sends no form of {name}. Applications on their way there are
          handed over to their users, with the credit returned, and stay so.
        </ConfirmDialog>
      )}
    </>
  );
}

const COLUMNS: DataColumn<Driver>[] = [
  { id: 'driver', head: 'Forms of', cell: ({ kind }) => <strong>{FORM_NAMES[kind]}</strong> },
  {
    id: 'state',
    head: 'State',
    cell: ({ off_since }) =>
      off_since ? (
        <StatusChip kind="missing">off since {logTime(off_since)}</StatusChip>
      ) : (
        <StatusChip kind="ok">on</StatusChip>
      ),
  },
  { id: 'switch', head: 'Switch', cell: (driver) => <Switch driver={driver} /> },
];

type Loaded = ResponseOf<typeof listDrivers>;

function Loaded({ data }: { data: Loaded }) {
  return (
    <>
      <Typography sx={{ mb: 2, maxWidth: '65ch' }} color="textSecondary">
        Switch a driver off when a vendor changes its forms or asks {brand.name} to stop. It holds at once, up
        to the moment before a form is sent.
      </Typography>
      <DataTable label="Drivers" columns={COLUMNS} items={data.items} rowKey={({ kind }) => kind} />
    </>
  );
}

/** The drivers of employers' forms, each with its kill switch. */
export function DriversTab() {
  const query = useQuery(options);
  return (
    <QueryPanel
      query={query}
      what="the drivers"
      skeleton={<SkeletonCard lines={4} height={220} label="Loading the drivers" />}
    >
      {(data) => <Loaded data={data} />}
    </QueryPanel>
  );
}
