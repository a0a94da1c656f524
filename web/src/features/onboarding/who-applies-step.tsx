import type { Profile } from '@contract/profile.ts';
import { useState } from 'react';
import { brand } from '@/lib/brand.ts';
import { tone } from '@/theme/tokens.ts';
import { ChoiceCards } from '@/ui/forms/choice-cards.tsx';
import { StepFrame } from './step-frame.tsx';
import { useSaveProfile } from './use-save-profile.ts';

type WhoAppliesStepProps = { profile: Profile; on_done: () => void };

/** Fourth step: the person, or Huntwell. */
export function WhoAppliesStep({ profile, on_done }: WhoAppliesStepProps) {
  const [who, setWho] = useState<'me' | 'huntwell'>(profile.auto_apply ? 'huntwell' : 'me');
  const { save, busy, error } = useSaveProfile(on_done);
  return (
    <StepFrame
      slug="who-applies"
      title="Who applies?"
      lead="You can change this at any time, and pause everything with one button."
      submit="See my matches"
      busy={busy}
      error={error}
      on_submit={() => save({ auto_apply: who === 'huntwell', onboarding_step: 'search' })}
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
            text: `Prepares applications to matches of ${profile.auto_apply_min_score} and above, at most ${profile.auto_apply_daily_limit} a day. You see every answer before it is sent.`,
          },
        ]}
      />
      <p style={{ color: tone.ink2, fontSize: 15, margin: '20px 0 0' }}>
        One application sent by {brand.name} costs 1 credit. You start with 10. Nothing is charged for an
        application that is not sent.
      </p>
    </StepFrame>
  );
}
