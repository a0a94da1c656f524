import Link from '@mui/material/Link';
import { brand } from '@/lib/brand.ts';
import { paths } from '@/lib/paths.ts';
import { PageMeta } from '@/ui/page-meta.tsx';
import { Trail } from '@/ui/trail.tsx';
import { InfoBody, InfoHead, InfoPart } from './info-parts.tsx';
import { SignUpButton } from './sign-up-button.tsx';

function AboutPage() {
  return (
    <>
      <PageMeta
        title="About"
        description={`Why ${brand.name} exists, how it scores and applies, and what it won’t do.`}
        path={paths.about()}
      />
      <InfoHead
        seed="about"
        title="Know which jobs are worth your time"
        lead={`Applying for jobs means typing the same facts into form after form, without knowing which ones are worth it. ${brand.name} reads the jobs, shows you how well each one fits and why, and does the typing.`}
      >
        <SignUpButton />
      </InfoHead>
      <InfoBody>
        <InfoPart title="How it scores">
          <p>
            We score what we can check: title, skills, experience, location, and pay. Anything a job or your
            profile doesn’t say is left out of the score and shown hatched. It never counts for or against
            you.
          </p>
          <p>
            The same resume and the same job always get the same score. We show how old a job is, but its age
            never changes the score.
          </p>
        </InfoPart>
        <InfoPart
          title="How it applies"
          piece={
            <Trail
              label="An application, step by step"
              steps={[
                {
                  id: '1',
                  title: 'Job still open',
                  detail: 'We check right before we start on the form.',
                },
                {
                  id: '2',
                  title: 'Every required answer is ready',
                  detail: 'If one is missing, we ask you and wait.',
                },
                {
                  id: '3',
                  title: 'You approve',
                  detail: 'Or your auto-apply rule does, within your daily limit.',
                },
                {
                  id: '4',
                  title: 'Sent once',
                  detail: 'If we can’t tell whether it arrived, we don’t send it again.',
                },
                {
                  id: '5',
                  title: 'Receipt',
                  detail: 'What was sent, field by field, and what the employer confirmed.',
                },
              ]}
            />
          }
        >
          <p>
            Questions about work authorization, sponsorship, disability, or a criminal record are answered
            only with what you told us. We decline demographic questions unless you say otherwise.
          </p>
        </InfoPart>
        <InfoPart title="What it won’t do">
          <p>
            {brand.name} doesn’t invent experience, write cover letters in your name, guess answers, get
            around CAPTCHAs, or ask for your passwords. At sign-in pages, payment pages, and requests for ID
            or bank details, it stops and hands the form over to you with your answers ready to copy.
          </p>
          <p>It never says an application was submitted unless it saw the employer’s confirmation.</p>
        </InfoPart>
        <InfoPart title="How we make money">
          <p>
            From the people we work for: a monthly subscription and credit packs. Browsing is free, and an
            application costs 1 credit when it’s submitted. Employers can’t pay for a better score.
          </p>
        </InfoPart>
        <InfoPart title="If you run a job board">
          <p>
            {brand.name}Bot reads public job boards so the jobs here are current. It says its name, follows
            robots.txt, and slows down when a server asks. If you want your board read less often or not at
            all, email <Link href={`mailto:${brand.email}`}>{brand.email}</Link>.
          </p>
        </InfoPart>
        <InfoPart title="Contact us">
          <p>
            Questions, complaints, refunds, or ideas? Email{' '}
            <Link href={`mailto:${brand.email}`}>{brand.email}</Link> or use the Feedback button. Both reach
            the same people.
          </p>
        </InfoPart>
      </InfoBody>
    </>
  );
}

export { AboutPage as Component };
