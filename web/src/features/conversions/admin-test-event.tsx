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
import { SelectInput } from '@/ui/forms/select-input.tsx';
import { useForm } from '@/ui/forms/use-form.ts';
import { FormLine } from './form-line.ts';
import { FormPanel } from './panels.ts';
import { TEST_TYPES } from './words.ts';

/** The click id may be left empty. */
const AdminTestForm = sendAdminTestEvent.body.extend({ click_id: z.string().trim().max(512) });
const { TextInput } = fieldsOf<z.input<typeof AdminTestForm>>();

/** Sends one event under a test id of Ads Manager, and shows Reddit's response. */
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
    <FormPanel as="section">
      <Typography variant="h3" component="h2">
        Test event
      </Typography>
      <Typography color="textSecondary" variant="body2">
        Find the test ID in Ads Manager, under Events Manager, Event Testing.
      </Typography>
      <Form form={form}>
        <FormLine>
          <TextInput name="test_id" label="Test ID" required slotProps={{ htmlInput: { maxLength: 100 } }} />
          <SelectInput<z.input<typeof AdminTestForm>> name="event_type" label="Event">
            {Object.entries(TEST_TYPES).map(([value, word]) => (
              <MenuItem key={value} value={value}>
                {word}
              </MenuItem>
            ))}
          </SelectInput>
          <TextInput
            name="click_id"
            label="Click ID (optional)"
            slotProps={{ htmlInput: { maxLength: 512 } }}
          />
          <SubmitButton>Send test event</SubmitButton>
        </FormLine>
        <FormError />
      </Form>
      <div role="status">
        {result && (
          <Alert severity={result.state === 'accepted' ? 'success' : 'warning'}>{result.reason}</Alert>
        )}
      </div>
    </FormPanel>
  );
}
