import { LIMITS } from '@contract/limits.ts';
import type { Profile } from '@contract/profile.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { AutoApplyFields } from '@/domain/profile/auto-apply-fields.tsx';
import { LimitFields } from '@/domain/profile/editable-profile.ts';
import { brand } from '@/lib/brand.ts';
import { deviceTimeZone } from '@/lib/device-time-zone.ts';
import { ChoiceCards } from '@/ui/forms/choice-cards.tsx';
import { fieldsOf } from '@/ui/forms/fields.tsx';
import { Stack } from '@/ui/layout.ts';
import { Surface } from '@/ui/surface.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { StepFrame } from './step-frame.tsx';
import { useStepForm } from './use-step-form.ts';

const WhoAppliesForm = LimitFields.extend({ auto_apply: z.boolean() });
const { Field } = fieldsOf<z.input<typeof WhoAppliesForm>>();

const Cost = styled(Typography)({ marginTop: 20 });

/** Fourth step: the user, or Huntwell within limits. */
export function WhoAppliesStep({ profile }: { profile: Profile }) {
  const form = useStepForm('who-applies', {
    schema: WhoAppliesForm,
    values: {
      auto_apply: profile.auto_apply,
      auto_apply_min_score: profile.auto_apply_min_score,
      auto_apply_daily_limit: profile.auto_apply_daily_limit,
      auto_apply_company_limit: profile.auto_apply_company_limit,
    },
    draft: `onboarding:who-applies:${profile.uid}`,
    // Hidden limits stay as they are.
    changes: ({ auto_apply, ...limits }) => ({
      auto_apply,
      ...(auto_apply ? { ...limits, time_zone: deviceTimeZone() } : {}),
    }),
  });
  return (
    <StepFrame
      slug="who-applies"
      title="Who applies?"
      lead="You can change this or pause everything anytime in settings."
      submit="See my matches"
      form={form}
    >
      <Field name="auto_apply">
        {({ value, onChange }) => (
          <Stack gap={12}>
            <ChoiceCards
              legend={<VisuallyHidden>Who sends your applications?</VisuallyHidden>}
              name="who"
              value={value ? 'huntwell' : 'me'}
              onChange={(who) => onChange(who === 'huntwell')}
              choices={[
                {
                  value: 'me',
                  title: 'Me',
                  text: `You pick each job. ${brand.name} fills out the form when you ask.`,
                },
                {
                  value: 'huntwell',
                  title: brand.name,
                  text: 'We prepare applications to your best matches after each search. You review every answer before it’s sent.',
                },
              ]}
            />
            {value && (
              <Surface as="fieldset" aria-label="Auto-apply limits">
                <AutoApplyFields />
              </Surface>
            )}
          </Stack>
        )}
      </Field>
      <Cost variant="body2" color="textSecondary">
        {`Each application we send costs 1 credit, and you start with ${LIMITS.sign_up_credits}. If we can’t send one, your credit comes back.`}
      </Cost>
    </StepFrame>
  );
}
