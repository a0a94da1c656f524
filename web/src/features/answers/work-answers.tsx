import { type Profile, updateProfile } from '@contract/profile.ts';
import { useMutation } from '@tanstack/react-query';
import { WorkAuthorizationField } from '@/domain/profile/work-authorization-field.tsx';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { YesNoUnknown } from '@/ui/forms/yes-no-unknown.tsx';
import { toast } from '@/ui/toast-store.ts';

type WorkAnswers = Pick<Profile, 'work_authorization' | 'needs_sponsorship'>;

/** Where the user may work and whether they need a sponsor: held by the profile, because matches depend on it. */
export function WorkFields({ profile }: { profile: Profile }) {
  const change = useMutation({
    scope: { id: 'work answers' },
    mutationFn: (body: Partial<WorkAnswers>) => callApi(updateProfile, { body }),
    onSuccess: () => toast({ title: 'Saved to your profile' }),
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Couldn’t save that', description: errorDetail(error) }),
  });
  // What was chosen shows while it is being saved.
  const shown: WorkAnswers = { ...profile, ...(change.isPending ? change.variables : null) };
  return (
    <>
      <WorkAuthorizationField
        value={shown.work_authorization}
        onChange={(workAuthorization) => change.mutate({ work_authorization: workAuthorization })}
        country={profile.country}
      />
      <YesNoUnknown
        question="Will you need visa sponsorship, now or in the future?"
        value={shown.needs_sponsorship}
        onChange={(needsSponsorship) => change.mutate({ needs_sponsorship: needsSponsorship })}
      />
    </>
  );
}
