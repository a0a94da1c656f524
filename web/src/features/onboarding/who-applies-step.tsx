import { LIMITS } from '@contract/limits.ts';
import type { Profile } from '@contract/profile.ts';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { AutoApplyFields, type AutoApplyLimits } from '@/domain/profile/auto-apply-fields.tsx';
import { useSaveProfile } from '@/domain/profile/use-save-profile.ts';
import { brand } from '@/lib/brand.ts';
import { useDraft } from '@/lib/use-draft.ts';
import { radius, tone } from '@/theme/tokens.ts';
import { ChoiceCards } from '@/ui/forms/choice-cards.tsx';
import { StepFrame } from './step-frame.tsx';

type WhoAppliesStepProps = { profile: Profile; on_done: () => void };

const Limits = styled('fieldset')({
  margin: '12px 0 0',
  padding: '20px 20px 22px',
  border: `1px solid ${tone.line}`,
  borderRadius: radius.card,
  background: tone.surface,
  minWidth: 0,
});

/** Fourth step: the person, or the product within limits. */
export function WhoAppliesStep({ profile, on_done }: WhoAppliesStepProps) {
  const [who, setWho] = useState<'me' | 'huntwell'>(profile.auto_apply ? 'huntwell' : 'me');
  const limits = useDraft<AutoApplyLimits>(`onboarding:who-applies:${profile.uid}`, {
    auto_apply_min_score: profile.auto_apply_min_score,
    auto_apply_daily_limit: profile.auto_apply_daily_limit,
  });
  const { save, busy, error } = useSaveProfile(() => {
    limits.forget();
    on_done();
  });
  const auto_apply = who === 'huntwell';
  return (
    <StepFrame
      slug="who-applies"
      title="Who applies?"
      lead="You can change this at any time, and pause everything with one button."
      submit="See my matches"
      busy={busy}
      error={error}
      on_submit={() => save({ auto_apply, ...(auto_apply ? limits.value : {}), onboarding_step: 'search' })}
    >
      <ChoiceCards
        legend="Who sends your applications?"
        name="who"
        value={who}
        on_change={setWho}
        choices={[
          {
            value: 'me',
            title: 'Me',
            text: `You pick each posting. ${brand.name} fills the form when you ask for it.`,
          },
          {
            value: 'huntwell',
            title: brand.name,
            text: 'Prepares applications to your best matches after each search. You see every answer before it is sent.',
          },
        ]}
      />
      {auto_apply && (
        <Limits aria-label="Limits of automatic applications">
          <AutoApplyFields value={limits.value} on_change={limits.change} />
        </Limits>
      )}
      <p style={{ color: tone.ink2, fontSize: 15, margin: '20px 0 0' }}>
        {`One application sent by ${brand.name} costs 1 credit. You start with ${LIMITS.sign_up_credits}. Nothing is charged for an application that is not sent.`}
      </p>
    </StepFrame>
  );
}
