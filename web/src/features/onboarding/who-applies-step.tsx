import { LIMITS } from '@contract/limits.ts';
import type { Profile } from '@contract/profile.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { AutoApplyFields } from '@/domain/profile/auto-apply-fields.tsx';
import { LimitFields } from '@/domain/profile/editable-profile.ts';
import { brand } from '@/lib/brand.ts';
import { radius, tone } from '@/theme/tokens.ts';
import { ChoiceCards } from '@/ui/forms/choice-cards.tsx';
import { fieldsOf } from '@/ui/forms/fields.tsx';
import { StepFrame } from './step-frame.tsx';
import { useStepForm } from './use-step-form.ts';

const WhoAppliesForm = LimitFields.extend({ auto_apply: z.boolean() });
const { Field } = fieldsOf<z.input<typeof WhoAppliesForm>>();

const Limits = styled('fieldset')({
  margin: '12px 0 0',
  padding: '20px 20px 22px',
  border: `1px solid ${tone.line}`,
  borderRadius: radius.card,
  background: tone.surface,
  minWidth: 0,
});

/** Fourth step: the user, or Huntwell within limits. */
export function WhoAppliesStep({ profile }: { profile: Profile }) {
  const form = useStepForm('who-applies', {
    schema: WhoAppliesForm,
    values: {
      auto_apply: profile.auto_apply,
      auto_apply_min_score: profile.auto_apply_min_score,
      auto_apply_daily_limit: profile.auto_apply_daily_limit,
    },
    draft: `onboarding:who-applies:${profile.uid}`,
    // Hidden limits stay as they are.
    changes: ({ auto_apply, ...limits }) => ({ auto_apply, ...(auto_apply ? limits : {}) }),
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
          <>
            <ChoiceCards
              legend="Who sends your applications?"
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
              <Limits aria-label="Auto-apply limits">
                <AutoApplyFields />
              </Limits>
            )}
          </>
        )}
      </Field>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2.5 }}>
        {`Each application we send costs 1 credit, and you start with ${LIMITS.sign_up_credits}. If we can’t send one, your credit comes back.`}
      </Typography>
    </StepFrame>
  );
}
