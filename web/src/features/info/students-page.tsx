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
        description="Find openings that take beginners at their word, see what really blocks you, and apply without typing your life story forty times."
        path={paths.students()}
      />
      <InfoHead
        seed="students"
        title="Your first job should not need three years of experience"
        lead={`Many “entry level” postings ask for years you cannot have. ${brand.name} reads what they require, tells it from what they wish for, and shows you where you stand.`}
      >
        <SignUpButton />
      </InfoHead>
      <InfoBody>
        <InfoPart
          title="See what blocks you, and what does not"
          piece={
            <ReasonBars
              items={[
                { id: 'title', label: 'Title', value: 90 },
                { id: 'skills', label: 'Skills', value: 71, text: '5 of 7' },
                { id: 'experience', label: 'Experience', value: 60, text: '1 y / 2 y' },
                { id: 'pay', label: 'Pay', value: null, note: 'The posting does not state pay.' },
              ]}
            />
          }
        >
          <p>
            A stated degree or language that you do not have, or years far beyond yours, are shown before
            anything else. The rest is taken apart: five of seven skills is a good reason to apply.
          </p>
        </InfoPart>
        <InfoPart title="Projects and internships count">
          <p>
            Skills are read from your list of skills, and where that is short from projects, internships and
            summer jobs too. You check what was read, add what is missing, and nothing is made to sound bigger
            than it was.
          </p>
        </InfoPart>
        <InfoPart
          title="Many applications, little typing"
          piece={
            <ChipRow>
              <StatusChip kind="ok">name, e-mail, phone</StatusChip>
              <StatusChip kind="ok">work permit, your words</StatusChip>
              <StatusChip kind="ok">start date, your words</StatusChip>
              <StatusChip kind="unknown">salary expectation</StatusChip>
            </ChipRow>
          }
        >
          <p>
            {`Early careers are a numbers game, and every form asks the same things. Answer once; ${brand.name} remembers by topic and asks only for what is new. ${LIMITS.sign_up_credits} applications are included when you sign up, without a card.`}
          </p>
        </InfoPart>
        <InfoPart title="On a visa, or about to be">
          <p>
            Say once where you may work and whether you need sponsorship. Postings that rule you out are
            marked as such. Where a posting is silent it says “unknown”: it is not counted against you, and no
            application claims anything that you did not say.
          </p>
        </InfoPart>
      </InfoBody>
    </>
  );
}

export { StudentsPage as Component };
