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
        description="Tell remote from hybrid from on site, and see which countries a remote posting is meant for."
        path={paths.remote()}
      />
      <InfoHead
        seed="remote"
        title="Remote, as stated, not as hoped"
        lead={`“Remote” can mean anywhere, one country, or some days at a desk. ${brand.name} reads what the posting states, and says so when it states nothing.`}
      >
        <SignUpButton />
      </InfoHead>
      <InfoBody>
        <InfoPart
          title="Three kinds of place, kept apart"
          piece={
            <ChipRow>
              <StatusChip kind="ok">remote, United States</StatusChip>
              <StatusChip kind="neutral">hybrid, Denver</StatusChip>
              <StatusChip kind="neutral">on site, Albany</StatusChip>
              <StatusChip kind="unknown">place of work not stated</StatusChip>
            </ChipRow>
          }
        >
          <p>
            Say where you live and whether remote or hybrid work suits you too; a filter shows one kind alone.
            A posting that says nothing about place is not called remote: that part stays unknown, and is left
            out of the score.
          </p>
        </InfoPart>
        <InfoPart title="Where you live matters">
          <p>
            Employers hire where they can pay taxes. When a posting names countries or states, they are
            compared with where you are. Remote work that is meant for another country is left out, unless you
            said that you may work there.
          </p>
        </InfoPart>
        <InfoPart title="Old postings">
          <p>
            A remote posting gathers many applications, and some stay online long after the job is filled.
            Each shows its age; one that has stood open for more than a month carries a sign of its own. Right
            before an application it is checked that the posting is still open.
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

export { RemotePage as Component };
