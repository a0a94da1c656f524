import type { EventType } from '@contract/conversions.ts';
import { getConversionStatus, sendAdminTestEvent } from '@contract/conversions-admin.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { tone } from '@/theme/tokens.ts';
import { Panel } from '@/ui/panel.ts';
import { FormLine } from './form-line.ts';
import { TEST_TYPES } from './words.ts';

/** One event at once under a test id of Ads Manager, and what Reddit answered. */
export function AdminTestEvent() {
  const { data: status } = useQuery(apiQuery(getConversionStatus));
  const [typed, setTestId] = useState<string | null>(null);
  const [event_type, setType] = useState<EventType>('pagevisit');
  const [click_id, setClickId] = useState('');
  const test_id = typed ?? status?.test_id ?? '';
  const send = useMutation({
    mutationFn: () =>
      callApi(sendAdminTestEvent, {
        body: { test_id, event_type, ...(click_id.trim() && { click_id: click_id.trim() }) },
      }),
  });
  const result = send.data;
  return (
    <Panel style={{ marginTop: 14 }}>
      <Typography variant="h3" component="h2">
        Test event
      </Typography>
      <Typography sx={{ color: tone.ink2, fontSize: 15, mt: 0.5 }}>
        The test id stands in Ads Manager, under Events Manager, Event Testing.
      </Typography>
      <FormLine
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate();
        }}
      >
        <TextField
          label="Test id"
          value={test_id}
          required
          onChange={(event) => setTestId(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <TextField
          select
          label="Event"
          value={event_type}
          onChange={(event) => setType(event.target.value as EventType)}
        >
          {Object.entries(TEST_TYPES).map(([value, word]) => (
            <MenuItem key={value} value={value}>
              {word}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label="Click id (optional)"
          value={click_id}
          onChange={(event) => setClickId(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 512 } }}
        />
        <Button type="submit" loading={send.isPending} sx={{ justifySelf: 'start' }}>
          Send test event
        </Button>
      </FormLine>
      <div role="status" style={{ marginTop: send.isIdle ? 0 : 16 }}>
        {result && (
          <Alert severity={result.state === 'accepted' ? 'success' : 'warning'}>{result.reason}</Alert>
        )}
        {send.error && <Alert severity="error">{errorDetail(send.error)}</Alert>}
      </div>
    </Panel>
  );
}
