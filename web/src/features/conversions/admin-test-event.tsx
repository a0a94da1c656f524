import { getConversionStatus, sendAdminTestEvent } from '@contract/conversions-admin.ts';
import type { ResponseOf } from '@contract/endpoint.ts';
import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { callApi } from '@/lib/api-client.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { fieldsOf } from '@/ui/forms/fields.tsx';
import { Form, FormError, SubmitButton } from '@/ui/forms/form.tsx';
import { useForm } from '@/ui/forms/use-form.ts';
import { Surface } from '@/ui/surface.ts';
import { FormLine } from './form-line.ts';
import { TEST_TYPES } from './words.ts';

/** The click id may be left empty. */
const AdminTestForm = sendAdminTestEvent.body.extend({ click_id: z.string().trim().max(512) });
const { TextInput } = fieldsOf<z.input<typeof AdminTestForm>>();

/** One event at once under a test id of Ads Manager, and what Reddit answered. */
export function AdminTestEvent() {
  const { data: status } = useQuery(apiQuery(getConversionStatus));
  const [result, setResult] = useState<ResponseOf<typeof sendAdminTestEvent> | null>(null);
  const form = useForm({
    schema: AdminTestForm,
    values: { test_id: status?.test_id ?? '', event_type: 'pagevisit', click_id: '' },
    send: ({ click_id, ...body }) => {
      setResult(null);
      return callApi(sendAdminTestEvent, { body: { ...body, ...(click_id && { click_id }) } });
    },
    saved: (_, sent) => sent,
    onSent: setResult,
  });
  return (
    <Surface as="section" style={{ marginTop: 14 }}>
      <Typography variant="h3" component="h2">
        Test event
      </Typography>
      <Typography sx={{ mt: 0.5 }} color="textSecondary" variant="body2">
        The test id stands in Ads Manager, under Events Manager, Event Testing.
      </Typography>
      <Form form={form}>
        <FormLine>
          <TextInput name="test_id" label="Test id" required slotProps={{ htmlInput: { maxLength: 100 } }} />
          <TextInput select name="event_type" label="Event">
            {Object.entries(TEST_TYPES).map(([value, word]) => (
              <MenuItem key={value} value={value}>
                {word}
              </MenuItem>
            ))}
          </TextInput>
          <TextInput
            name="click_id"
            label="Click id (optional)"
            slotProps={{ htmlInput: { maxLength: 512 } }}
          />
          <SubmitButton sx={{ justifySelf: 'start' }}>Send test event</SubmitButton>
        </FormLine>
        <FormError style={{ marginTop: 16 }} />
      </Form>
      <div role="status" style={{ marginTop: result ? 16 : 0 }}>
        {result && (
          <Alert severity={result.state === 'accepted' ? 'success' : 'warning'}>{result.reason}</Alert>
        )}
      </div>
    </Surface>
  );
}
