import { isMeasured } from '@contract/conversion-rules.ts';
import { type EventType, sendTestEvent } from '@contract/conversions.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { consentHeaders } from '@/lib/consent.ts';
import type { Snapshot } from '@/lib/tracking/track.ts';
import { tone } from '@/theme/tokens.ts';
import { Panel } from '@/ui/panel.ts';
import { FormLine } from './form-line.ts';
import { TEST_TYPES } from './words.ts';

/** Sends one event with what this browser has; the server takes it in test mode only. */
export function TestEventForm({ state }: { state: Snapshot }) {
  const [event_type, setType] = useState<EventType>('pagevisit');
  const send = useMutation({
    mutationFn: () =>
      callApi(sendTestEvent, {
        body: {
          event_type,
          ...(state.click_id && { click_id: state.click_id.value }),
          ...(state.uuid && { uuid: state.uuid }),
        },
        headers: consentHeaders(),
      }),
  });
  const refused = !isMeasured(state.permission);
  return (
    <Panel style={{ marginTop: 14 }}>
      <Typography variant="h3" component="h2">
        Send a test event
      </Typography>
      <Typography sx={{ color: tone.ink2, fontSize: 15, mt: 0.5 }}>
        {refused
          ? 'Not before you agree to be measured.'
          : 'In test mode it goes to Reddit’s event testing and counts for no campaign.'}
      </Typography>
      <FormLine
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate();
        }}
      >
        <TextField
          select
          label="Event"
          value={event_type}
          disabled={refused}
          onChange={(event) => setType(event.target.value as EventType)}
        >
          {Object.entries(TEST_TYPES).map(([value, word]) => (
            <MenuItem key={value} value={value}>
              {word}
            </MenuItem>
          ))}
        </TextField>
        <Button type="submit" loading={send.isPending} disabled={refused} sx={{ justifySelf: 'start' }}>
          Send test event
        </Button>
      </FormLine>
      <div role="status" style={{ marginTop: send.isIdle ? 0 : 16 }}>
        {send.data && <Alert severity={send.data.success ? 'success' : 'warning'}>{send.data.message}</Alert>}
        {send.error && <Alert severity="error">{errorDetail(send.error)}</Alert>}
      </div>
    </Panel>
  );
}
