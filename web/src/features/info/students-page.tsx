import { LIMITS } from '@contract/limits.ts';
import { brand } from '@/lib/brand.ts';
import { paths } from '@/lib/paths.ts';
import { PageMeta } from '@/ui/page-meta.tsx';
import { ReasonBars } from '@/ui/reason-bars.tsx';
import { ChipRow, StatusChip } from '@/ui/status-chip.tsx';
import { InfoBody, InfoHead, InfoPart } from './info-parts.tsx';
import { SignUpButton } from './sign-up-button.tsx';

function StudentsPage() {
  return (
    <>
      <PageMeta
        title="For students and recent graduates"
        description="Find jobs that really are entry-level, see what actually blocks you, and apply without typing your life story forty times."
        path={paths.students()}
      />
      <InfoHead
        seed="students"
        title="Your first job shouldn’t need three years of experience"
        lead={`Many “entry-level” jobs ask for years you can’t have yet. ${brand.name} separates what they require from what they’d like, and shows you where you stand.`}
      >
        <SignUpButton />
      </InfoHead>
      <InfoBody>
        <InfoPart
          title="See what blocks you, and what doesn’t"
          piece={
            <ReasonBars
              items={[
                { id: 'title', label: 'Title', value: 90 },
                { id: 'skills', label: 'Skills', value: 71, text: '5 of 7' },
                { id: 'experience', label: 'Experience', value: 60, text: '1 yr / 2 yrs' },
                { id: 'pay', label: 'Pay', value: null, note: 'The job doesn’t list pay.' },
              ]}
            />
          }
        >
          <p>
            If a job requires a degree or language you don’t have, or far more experience, we show that first.
            Then we break down the rest. Five of seven skills is a good reason to apply.
          </p>
        </InfoPart>
        <InfoPart title="Projects and internships count">
          <p>
            If your skills list is short, we also find skills in your projects, internships, and summer jobs.
            You check what we found and add what’s missing. We never make anything sound bigger than it was.
          </p>
        </InfoPart>
        <InfoPart
          title="Lots of applications, little typing"
          piece={
            <ChipRow>
              <StatusChip kind="ok">name, email, phone</StatusChip>
              <StatusChip kind="ok">work authorization, you answered</StatusChip>
              <StatusChip kind="ok">start date, you answered</StatusChip>
              <StatusChip kind="unknown">expected salary</StatusChip>
            </ChipRow>
          }
        >
          <p>
            {`Early in your career, you apply to a lot of jobs, and every form asks the same things. Answer each question once. ${brand.name} remembers and asks only what’s new. ${LIMITS.sign_up_credits} applications are included when you sign up. No card needed.`}
          </p>
        </InfoPart>
        <InfoPart title="On a student visa?">
          <p>
            Tell us once where you can work and whether you’ll need sponsorship. Jobs that rule it out say so
            up front. Jobs that don’t mention it stay unknown and don’t count against you. Your applications
            never claim anything you didn’t say.
          </p>
        </InfoPart>
      </InfoBody>
    </>
  );
}

export { StudentsPage as Component };
