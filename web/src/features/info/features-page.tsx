import { LIMITS } from '@contract/limits.ts';
import { RESUME_SIZE } from '@contract/messages.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { brand } from '@/lib/brand.ts';
import { paths } from '@/lib/paths.ts';
import { PageMeta } from '@/ui/page-meta.tsx';
import { ChipRow, StatusChip } from '@/ui/status-chip.tsx';
import { InfoBody, InfoHead, InfoPart } from './info-parts.tsx';
import { Picture } from './picture.tsx';
import { SignUpButton } from './sign-up-button.tsx';

const PieceTitle = styled('p')(({ theme }) => ({ ...theme.typography.h4, margin: '0 0 12px' }));

function ResumePiece() {
  return (
    <>
      <PieceTitle>What we found in your resume</PieceTitle>
      <ChipRow>
        <StatusChip kind="ok">name and phone</StatusChip>
        <StatusChip kind="ok">4 jobs</StatusChip>
        <StatusChip kind="ok">18 skills</StatusChip>
        <StatusChip kind="unknown">end date of 1 job</StatusChip>
      </ChipRow>
    </>
  );
}

function FeaturesPage() {
  return (
    <>
      <PageMeta
        title="Features"
        description="A resume reader you can check, scores with reasons, applications with receipts, and credits you get back."
        path={paths.features()}
      />
      <InfoHead
        seed="features"
        title="Everything between your resume and the reply"
        lead="What each part does, in the order you’ll use it."
      >
        <SignUpButton />
        <Button size="large" variant="outlined" component={Link} to={paths.comparison()}>
          Compare with other ways
        </Button>
      </InfoHead>
      <InfoBody>
        <InfoPart title="Reads your resume and shows its work" piece={<ResumePiece />}>
          <p>
            {`PDF, Word, OpenDocument, RTF, or plain text, up to ${RESUME_SIZE}. `}
            You check what we found before it goes into your profile, and we mark anything we weren’t sure of.
            If we can’t read a file, we tell you why instead of guessing.
          </p>
        </InfoPart>
        <InfoPart title="Scores with reasons" below={<Picture name="matches" />}>
          <p>
            Hundreds of jobs, best fit first. Each score is broken down: what matched, what’s missing, and
            what we couldn’t check. If you don’t meet a stated requirement, we show it first and cap the
            score.
          </p>
        </InfoPart>
        <InfoPart title="Filters that stick">
          <p>
            Companies and keywords you exclude never come back. Your minimum pay applies wherever pay is
            listed. Save what you like and dismiss what you don’t. If you tell us it was the company or the
            type of job, we’ll rank similar jobs lower from your next search.
          </p>
        </InfoPart>
        <InfoPart title="Applies, asks, and knows when to stop" picture={<Picture name="review" />}>
          <p>
            {brand.name} fills out the employer’s form the way you would. It starts only when every required
            answer is ready. If one is missing, the application waits and asks you. CAPTCHAs, emailed codes,
            and sign-in pages are handed over to you, with your answers ready to copy.
          </p>
        </InfoPart>
        <InfoPart title="Automatic, within your limits" below={<Picture name="board" />}>
          <p>
            {`Auto-apply is off until you turn it on. Then it prepares applications to your best matches after each search you run. You set the minimum score and the daily limit, and it sends at most ${LIMITS.applications_per_company} applications to one company in ${LIMITS.applications_per_company_days} days. One switch pauses everything.`}
          </p>
        </InfoPart>
        <InfoPart title="A receipt for every application" picture={<Picture name="receipt" />}>
          <p>
            Each receipt shows what was sent, field by field, and with which version of your resume. It
            includes a screenshot of the form before it was submitted and the employer’s confirmation. If we
            didn’t see a confirmation, the receipt says “Sent, not confirmed,” and we never send the
            application twice.
          </p>
        </InfoPart>
        <InfoPart title="Credits you get back">
          <p>
            You start with {LIMITS.sign_up_credits}. We set a credit aside when you queue an application, use
            it when the application is submitted, and return it if it isn’t. Your credit history shows every
            change.
          </p>
        </InfoPart>
      </InfoBody>
    </>
  );
}

export { FeaturesPage as Component };
