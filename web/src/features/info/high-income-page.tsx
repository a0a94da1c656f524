import { LIMITS } from '@contract/limits.ts';
import { brand } from '@/lib/brand.ts';
import { paths } from '@/lib/paths.ts';
import { PageMeta } from '@/ui/page-meta.tsx';
import { ReasonBars } from '@/ui/reason-bars.tsx';
import { InfoBody, InfoHead, InfoPart } from './info-parts.tsx';
import { SignUpButton } from './sign-up-button.tsx';

function HighIncomePage() {
  return (
    <>
      <PageMeta
        title="For high-income professionals"
        description="Fewer, better applications: pay checked against your minimum, the right seniority, and nothing sent without your approval."
        path={paths.highIncome()}
      />
      <InfoHead
        seed="high income"
        title="Fewer applications, better chosen"
        lead={`At your level, a careless application costs more than a missed one. ${brand.name} is strict about pay and seniority, and sends nothing you haven’t approved.`}
      >
        <SignUpButton />
      </InfoHead>
      <InfoBody>
        <InfoPart
          title="Nothing below your minimum"
          piece={
            <ReasonBars
              items={[
                { id: 'title', label: 'Title', value: 96 },
                { id: 'seniority', label: 'Experience', value: 100, text: '14 yrs / 10 yrs' },
                { id: 'pay', label: 'Pay', value: 100, text: 'above' },
                {
                  id: 'location',
                  label: 'Location',
                  value: null,
                  note: 'The job doesn’t say, so we don’t assume.',
                },
              ]}
            />
          }
        >
          <p>
            Set the lowest pay you’d move for. Jobs that pay less disappear. Jobs that don’t list pay stay on
            your list, marked as unknown, so you can decide whether to ask.
          </p>
        </InfoPart>
        <InfoPart title="Discretion">
          <p>
            Exclude your employer, its sister companies, or anyone else. Their jobs disappear from your list,
            and auto-apply skips them. We don’t show or sell your profile to recruiters. Each application goes
            only to the employer you approved.
          </p>
        </InfoPart>
        <InfoPart title="Every answer in front of you">
          <p>
            {`You review every application unless you turn that off. You see every field exactly as it will be sent, and approve it once. If only you can answer a question, we ask you, in the employer’s own words. We send at most ${LIMITS.applications_per_company} applications to one company in ${LIMITS.applications_per_company_days} days.`}
          </p>
        </InfoPart>
        <InfoPart title="Proof for your records">
          <p>
            Each receipt shows what you said, when, and with which version of your resume. When a conversation
            starts months later, you know what they read.
          </p>
        </InfoPart>
      </InfoBody>
    </>
  );
}

export { HighIncomePage as Component };
