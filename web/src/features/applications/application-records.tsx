import type { Application } from '@contract/applications.ts';
import { getApplicationNotes } from '@contract/applications-notes.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/lib/query-client.ts';
import { Stack } from '@/ui/layout.ts';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonLines } from '@/ui/skeletons.tsx';
import { ApplicationContacts } from './application-contacts.tsx';
import { ApplicationNote } from './application-note.tsx';
import { ApplicationReminders } from './application-reminders.tsx';

/** The part to open for editing right away. */
export type RecordPart = 'note' | 'reminder';

type ApplicationRecordsProps = { application: Pick<Application, 'id'>; focus?: RecordPart | null };

/** What the user writes down about an application: reminders, contacts, notes. */
export function ApplicationRecords({ application: { id }, focus = null }: ApplicationRecordsProps) {
  const query = useQuery(apiQuery(getApplicationNotes, { params: { application_id: id } }));
  return (
    <QueryPanel query={query} what="your notes" heading="h3" skeleton={<SkeletonLines lines={6} />}>
      {({ note, contacts, reminders }) => (
        <Stack gap={22}>
          <ApplicationReminders application_id={id} reminders={reminders} focus={focus === 'reminder'} />
          <ApplicationContacts application_id={id} contacts={contacts} />
          <ApplicationNote application_id={id} note={note} focus={focus === 'note'} />
        </Stack>
      )}
    </QueryPanel>
  );
}
