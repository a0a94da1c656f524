import { brand } from '@/lib/brand.ts';
import { paths } from '@/lib/paths.ts';
import { PageMeta } from '@/ui/page-meta.tsx';
import { ChipRow, StatusChip } from '@/ui/status-chip.tsx';
import { InfoBody, InfoHead, InfoPart } from './info-parts.tsx';
import { SignUpButton } from './sign-up-button.tsx';

function RemotePage() {
  return (
    <>
      <PageMeta
        title="For remote job seekers"
        description="Tell remote, hybrid, and on-site jobs apart, and see which countries a remote job is open to."
        path={paths.remote()}
      />
      <InfoHead
        seed="remote"
        title="Remote jobs that are really remote"
        lead={`“Remote” can mean anywhere, one country, or three days at a desk. ${brand.name} reads what the job actually says, and tells you when it doesn’t say.`}
      >
        <SignUpButton />
      </InfoHead>
      <InfoBody>
        <InfoPart
          title="Remote, hybrid, and on-site, kept apart"
          piece={
            <ChipRow>
              <StatusChip kind="ok">remote, United States</StatusChip>
              <StatusChip kind="neutral">hybrid, Denver</StatusChip>
              <StatusChip kind="neutral">on-site, Albany</StatusChip>
              <StatusChip kind="unknown">location not stated</StatusChip>
            </ChipRow>
          }
        >
          <p>
            Tell us where you live and whether remote or hybrid work suits you, and filter for just one type
            anytime. If a job doesn’t mention location, we don’t call it remote. That part stays unknown and
            is left out of the score.
          </p>
        </InfoPart>
        <InfoPart title="Where you live matters">
          <p>
            Employers hire where they’re set up to pay people. When a job names countries or states, we
            compare them with yours. Remote jobs for another country are left out, unless you told us you can
            work there.
          </p>
        </InfoPart>
        <InfoPart title="Jobs that are still open">
          <p>
            Remote jobs draw a crowd, and some stay online long after they’re filled. Every job shows its age,
            and we flag any that’s been open for more than a month. Right before each application, we check
            that the job is still open.
          </p>
        </InfoPart>
        <InfoPart title="From any time zone">
          <p>
            Queue applications whenever you like. We prepare them in the background, and they wait if there’s
            a question for you. When you’re back, your board shows what needs you.
          </p>
        </InfoPart>
      </InfoBody>
    </>
  );
}

export { RemotePage as Component };
