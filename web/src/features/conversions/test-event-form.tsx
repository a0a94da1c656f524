import { isMeasured } from '@contract/conversion-rules.ts';
import { sendTestEvent } from '@contract/conversions.ts';
import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { z } from 'zod';
import { callApi } from '@/lib/api-client.ts';
import { consentHeaders } from '@/lib/consent.ts';
import type { Snapshot } from '@/lib/tracking/track.ts';
import { Form, FormError, SubmitButton } from '@/ui/forms/form.tsx';
import { SelectInput } from '@/ui/forms/select-input.tsx';
import { useForm } from '@/ui/forms/use-form.ts';
import { FormLine } from './form-line.ts';
import { FormPanel } from './panels.ts';
import { TEST_TYPES } from './words.ts';

const TestForm = sendTestEvent.body.pick({ event_type: true });

/** Sends one event with what this browser has; the server takes it in test mode only. */
export function TestEventForm({ state }: { state: Snapshot }) {
  const [answer, setAnswer] = useState<{ success: boolean; message: string } | null>(null);
  const form = useForm({
    schema: TestForm,
    values: { event_type: 'pagevisit' },
    send: ({ event_type }) => {
      setAnswer(null);
      return callApi(sendTestEvent, {
        body: {
          event_type,
          ...(state.clickId && { click_id: state.clickId.value }),
          ...(state.uuid && { uuid: state.uuid }),
        },
        headers: consentHeaders(),
      });
    },
    saved: (_, sent) => sent,
    onSent: setAnswer,
  });
  const refused = !isMeasured(state.permission);
  return (
    <FormPanel as="section">
      <Typography variant="h3" component="h2">
        Send a test event
      </Typography>
      <Typography color="textSecondary" variant="body2">
        {refused
          ? 'Allow measurement first.'
          : 'In test mode, it goes to Reddit’s Event Testing and doesn’t count toward a campaign.'}
      </Typography>
      <Form form={form}>
        <FormLine>
          <SelectInput<z.input<typeof TestForm>> name="event_type" label="Event" disabled={refused}>
            {Object.entries(TEST_TYPES).map(([value, word]) => (
              <MenuItem key={value} value={value}>
                {word}
              </MenuItem>
            ))}
          </SelectInput>
          <SubmitButton disabled={refused}>Send test event</SubmitButton>
        </FormLine>
        <FormError />
      </Form>
      <div role="status">
        {answer && <Alert severity={answer.success ? 'success' : 'warning'}>{answer.message}</Alert>}
      </div>
    </FormPanel>
  );
}
