import { LIMITS } from '@contract/limits.ts';
import { RESUME_SIZE } from '@contract/messages.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { brand } from '@/lib/brand.ts';
import { paths } from '@/lib/paths.ts';
import { BearingDial } from '@/ui/bearing-dial.tsx';
import { PageMeta } from '@/ui/page-meta.tsx';
import { ReasonBars } from '@/ui/reason-bars.tsx';
import { ChipRow, StatusChip } from '@/ui/status-chip.tsx';
import { Trail } from '@/ui/trail.tsx';
import { InfoBody, InfoHead, InfoPart } from './info-parts.tsx';
import { SignUpButton } from './sign-up-button.tsx';

function ResumePiece() {
  return (
    <>
      <Typography variant="h4" component="p" sx={{ mb: 1.5 }}>
        Understood from your resume
      </Typography>
      <ChipRow>
        <StatusChip kind="ok">name and phone</StatusChip>
        <StatusChip kind="ok">4 positions</StatusChip>
        <StatusChip kind="ok">18 skills</StatusChip>
        <StatusChip kind="unknown">end month of one position</StatusChip>
      </ChipRow>
    </>
  );
}

function ScorePiece() {
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
        <BearingDial score={91} unknown={8} size={72} />
        <div>
          <b style={{ fontWeight: 640 }}>Senior Data Analyst</b>
          <Typography component="div" variant="body2" color="textSecondary">
            Bluefin Logistics · Hybrid, Newark NJ
          </Typography>
        </div>
      </div>
      <ReasonBars
        items={[
          { id: 'title', label: 'Title', value: 100 },
          { id: 'skills', label: 'Skills', value: 86, text: '6 of 7' },
          { id: 'experience', label: 'Experience', value: 100, text: '4 y / 3 y' },
          { id: 'place', label: 'Place', value: 65, text: 'same state' },
          { id: 'pay', label: 'Pay', value: null },
        ]}
      />
    </div>
  );
}

function BoardPiece() {
  return (
    <Trail
      label="Example of an application"
      steps={[
        { id: 'q', title: 'Queued, 1 credit reserved' },
        {
          id: 'n',
          title: 'Needs you: notice period',
          state: 'current',
          detail: 'Answer once; it is remembered by topic.',
        },
        { id: 'r', title: 'Ready for review', state: 'upcoming' },
        { id: 's', title: 'Submitted', state: 'upcoming' },
      ]}
    />
  );
}

function FeaturesPage() {
  return (
    <>
      <PageMeta
        title="Features"
        description="Resume reading you can check, scores with reasons, applications with receipts, and credits that come back."
        path={paths.features()}
      />
      <InfoHead
        seed="features"
        title="Everything between your resume and the reply"
        lead="What it does, in the order in which you meet it."
      >
        <SignUpButton />
        <Button size="large" variant="outlined" component={Link} to={paths.jobs()}>
          Browse open jobs
        </Button>
      </InfoHead>
      <InfoBody>
        <InfoPart title="Reads your resume, and shows its work" piece={<ResumePiece />}>
          <p>
            {`PDF, Word or plain text, up to ${RESUME_SIZE}. `}
            You check what was read and correct what goes into your profile; what is doubtful is marked. A
            file that cannot be read is refused with a reason; it never turns into a plausible guess.
          </p>
        </InfoPart>
        <InfoPart title="Scores with reasons" piece={<ScorePiece />}>
          <p>
            Hundreds of openings in order of fit. Each score is taken apart: what matched, what is missing,
            what nobody stated. A stated requirement that you do not meet is shown first, and caps the score.
          </p>
        </InfoPart>
        <InfoPart title="Filters that respect you">
          <p>
            Companies and words you exclude never come back. Your salary floor counts wherever pay is stated.
            Save what is good, dismiss what is not and say why: if it was the company or the kind of job, the
            next search puts others like it further down.
          </p>
        </InfoPart>
        <InfoPart title="Applies, asks, and stops" piece={<BoardPiece />}>
          <p>
            {brand.name} fills the employer’s form as you would. Every required answer is ready before
            anything is touched; otherwise the application waits and asks you. CAPTCHAs, codes and log-in
            walls are handed over to you, with the answers it has ready.
          </p>
        </InfoPart>
        <InfoPart title="Automatic, within your limits">
          <p>
            {`Off until you ask for it; then it applies after each search that you start. You set the lowest score and the most applications a day, and at most ${LIMITS.applications_per_company} go to one company in ${LIMITS.applications_per_company_days} days. One switch pauses everything at once.`}
          </p>
        </InfoPart>
        <InfoPart title="A receipt for every application">
          <p>
            What was sent, field by field; which version of your resume; a picture of the form before it was
            submitted; the employer’s confirmation. If the proof was not seen, the receipt says “unconfirmed”,
            and nothing is sent twice.
          </p>
        </InfoPart>
        <InfoPart title="Credits that come back">
          <p>
            {LIMITS.sign_up_credits} to start with. A credit is set aside when you queue an application, spent
            when it is submitted, returned otherwise. Every change is in a list that you can read.
          </p>
        </InfoPart>
      </InfoBody>
    </>
  );
}

export { FeaturesPage as Component };
