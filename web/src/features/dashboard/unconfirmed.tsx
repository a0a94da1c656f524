import type { WaitingApplication } from '@contract/dashboard.ts';
import { ArrivalButtons } from '@/domain/applications/arrival-buttons.tsx';
import { paths } from '@/lib/paths.ts';
import { NeedRow } from './need-row.tsx';

/** Asks whether an application that we sent arrived; only the user can find out. */
export function Unconfirmed({ application }: { application: WaitingApplication }) {
  return (
    <NeedRow
      sign="?"
      title={`Did ${application.posting.company} get your application?`}
      text="We sent it, but no confirmation page came up. Check your inbox."
      to={paths.application(application.id)}
    >
      <ArrivalButtons application={application} />
    </NeedRow>
  );
}
