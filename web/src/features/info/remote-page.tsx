import { paths } from '@/lib/paths.ts';
import { PageMeta } from '@/ui/page-meta.tsx';
import { ChipRow, StatusChip } from '@/ui/status-chip.tsx';
import { InfoBody, InfoHead, InfoPart } from './info-parts.tsx';
import { SignUpButton } from './sign-up-button.tsx';

export function RemotePage() {
  return (
    <>
      <PageMeta
        title="For remote job seekers"
        description="Tell remote from hybrid from “remote, but in the office on Tuesdays”, and know where you may live."
        path={paths.remote()}
      />
      <InfoHead
        seed="remote"
        title="Remote, as stated, not as hoped"
        lead="“Remote” can mean anywhere, one country, one time zone, or two days at a desk. Huntwell reads which one it is, and says so when the posting does not."
      >
        <SignUpButton />
      </InfoHead>
      <InfoBody>
        <InfoPart
          title="Three kinds of place, kept apart"
          piece={
            <ChipRow>
              <StatusChip kind="ok">remote, United States</StatusChip>
              <StatusChip kind="neutral">hybrid, 2 days in Denver</StatusChip>
              <StatusChip kind="unknown">where you may live</StatusChip>
              <StatusChip kind="missing">only residents of Ohio</StatusChip>
            </ChipRow>
          }
        >
          <p>
            Choose remote, hybrid, on site, or any mix of them. A posting that says nothing about place is not
            called remote: that part stays unknown, and is left out of the score.
          </p>
        </InfoPart>
        <InfoPart title="Where you live matters">
          <p>
            Employers hire where they can pay taxes. When a posting names countries or states, they are
            compared with where you are. If they exclude you, you see it first.
          </p>
        </InfoPart>
        <InfoPart title="Old postings and fakes">
          <p>
            Remote work draws most of the fakes. A posting that has been open for months, comes back again and
            again, or asks for money carries a warning beside its score. The posting is checked to be open
            right before an application.
          </p>
        </InfoPart>
        <InfoPart title="From any time zone">
          <p>
            Queue your applications when you like; they are prepared in the background, and wait for you when
            a question is yours to answer. The board shows what needs you when you are back.
          </p>
        </InfoPart>
      </InfoBody>
    </>
  );
}
