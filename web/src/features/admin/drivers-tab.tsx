import {
  type CaptchaKind,
  type Driver,
  listDrivers,
  switchDriverOff,
  switchDriverOn,
} from '@contract/admin-drivers.ts';
import type { ResponseOf } from '@contract/endpoint.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { brand } from '@/lib/brand.ts';
import { logTime } from '@/lib/format.ts';
import { whenFresh } from '@/lib/freshness.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import { toast } from '@/ui/toast-store.ts';
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
      toast({ title: off_since ? `${name} is on` : `${name} is off` });
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Couldn’t do that', description: errorDetail(error) }),
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
        aria-label={off_since ? `Turn on ${name}` : `Turn off ${name}`}
      >
        {off_since ? 'Turn on' : 'Turn off'}
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Turn off ${name}?`}
          action="Turn off"
          danger
          busy={change.isPending}
          onConfirm={() => change.mutate()}
          onClose={() => setAsking(false)}
        >
          {brand.name} will stop opening and submitting {name} forms. Applications in progress are handed over
          to their users with the credit returned, even if you turn it back on.
        </ConfirmDialog>
      )}
    </>
  );
}

const Lead = styled(Typography)({ marginBottom: 16, maxWidth: '65ch' });

const CAPTCHA_NAMES: Record<CaptchaKind, string> = {
  recaptcha: 'reCAPTCHA',
  hcaptcha: 'hCaptcha',
  turnstile: 'Turnstile',
};

const COLUMNS: DataColumn<Driver>[] = [
  { id: 'driver', head: 'Forms', cell: ({ kind }) => <strong>{FORM_NAMES[kind]}</strong> },
  {
    id: 'state',
    head: 'Status',
    cell: ({ permitted, off_since }) =>
      off_since ? (
        <StatusChip kind="missing">Off since {logTime(off_since)}</StatusChip>
      ) : !permitted ? (
        <StatusChip kind="unknown">Handed over</StatusChip>
      ) : (
        <StatusChip kind="ok">On</StatusChip>
      ),
  },
  {
    id: 'captchas',
    head: 'CAPTCHAs seen',
    cell: ({ captchas }) => captchas.map((kind) => CAPTCHA_NAMES[kind]).join(', ') || 'None on record',
  },
  { id: 'switch', head: 'Change', cell: (driver) => <Switch driver={driver} /> },
];

type Loaded = ResponseOf<typeof listDrivers>;

function Loaded({ data }: { data: Loaded }) {
  return (
    <>
      <Lead color="textSecondary">
        Turn a driver off when a vendor changes its forms or asks {brand.name} to stop. It takes effect right
        away, even for forms that are about to be sent. Forms marked “Handed over” belong to vendors that
        haven’t given permission: people get their answers prepared and send these forms themselves.
      </Lead>
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
      skeleton={<SkeletonCard lines={4} height={220} label="Loading drivers" />}
    >
      {(data) => <Loaded data={data} />}
    </QueryPanel>
  );
}
