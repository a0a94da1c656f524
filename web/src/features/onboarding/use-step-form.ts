import type { BodyInputOf } from '@contract/endpoint.ts';
import { updateProfile } from '@contract/profile.ts';
import type { FieldValues } from 'react-hook-form';
import { callApi } from '@/lib/api-client.ts';
import { paths } from '@/lib/paths.ts';
import { type NavigateHere, useNavigateHere } from '@/lib/use-navigate-here.ts';
import { type FormHandle, type FormOptions, useForm } from '@/ui/forms/use-form.ts';
import { type StepSlug, stepAfter } from './steps.ts';

type ProfileChanges = Omit<BodyInputOf<typeof updateProfile>, 'onboarding_step'>;

type StepForm<Values extends FieldValues, Sent> = Pick<
  FormOptions<Values, Sent, NavigateHere>,
  'schema' | 'values' | 'draft'
> & {
  /** The part of the profile that the step changes. */
  changes: (sent: Sent, changed: ReadonlySet<keyof Values>) => ProfileChanges;
};

/** The form of one step: saves it and opens the next one, unless the user has left the step in the meantime. */
export function useStepForm<Values extends FieldValues, Sent>(
  slug: StepSlug,
  { changes, ...form }: StepForm<Values, Sent>,
): FormHandle<Values> {
  const begin = useNavigateHere();
  const next = stepAfter(slug);
  return useForm({
    ...form,
    send: async (sent, changed) => {
      const go = begin();
      const body = { ...changes(sent, changed), onboarding_step: next.step };
      await callApi(updateProfile, { body });
      return go;
    },
    onSent: (go) => void go(paths.onboarding(next.slug)),
  });
}
