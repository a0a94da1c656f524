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
        title="For high income professionals"
        description="Few, well-chosen applications: stated pay against your floor, seniority that fits, and nothing sent without your approval."
        path={paths.highIncome()}
      />
      <InfoHead
        seed="high income"
        title="Fewer applications, better chosen"
        lead={`At your level a careless application costs more than a missed one. ${brand.name} is strict about pay and seniority, and sends nothing that you have not approved.`}
      >
        <SignUpButton />
      </InfoHead>
      <InfoBody>
        <InfoPart
          title="Your floor is a floor"
          piece={
            <ReasonBars
              items={[
                { id: 'title', label: 'Title', value: 96 },
                { id: 'seniority', label: 'Experience', value: 100, text: '14 y / 10 y' },
                { id: 'pay', label: 'Pay', value: 100, text: 'above' },
                { id: 'place', label: 'Place', value: null, note: 'Not stated; nothing is assumed.' },
              ]}
            />
          }
        >
          <p>
            Set the least you would move for. Postings that state less disappear; postings that state nothing
            stay, marked as unknown, so that you decide whether to ask.
          </p>
        </InfoPart>
        <InfoPart title="Discretion">
          <p>
            Exclude your employer, its sister companies and anyone else: their postings leave your list, and
            no rule of yours applies to them. Your profile is not shown or sold to recruiters. Applications go
            to the employer you approved and to nobody else.
          </p>
        </InfoPart>
        <InfoPart title="Every answer in front of you">
          <p>
            {`Review before sending is on from the start. You see each field as it will be sent, and approve once. What only you can say is asked, in the employer’s own words. At most ${LIMITS.applications_per_company} applications go to the same company in ${LIMITS.applications_per_company_days} days.`}
          </p>
        </InfoPart>
        <InfoPart title="Proof for your records">
          <p>
            Each receipt keeps what was said, when, and with which version of your resume. When a conversation
            starts months later, you know what they read.
          </p>
        </InfoPart>
      </InfoBody>
    </>
  );
}

export { HighIncomePage as Component };
