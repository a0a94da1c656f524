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
        description={`Why ${brand.name} exists, how it decides, and what it will not do.`}
        path={paths.about()}
      />
      <InfoHead
        seed="about"
        title="A hunt goes well when you can read the land"
        lead={`Applying for work has become typing the same facts into other people’s forms, without knowing which of them is worth it. ${brand.name} reads the postings, tells you how they fit and why, and does the typing.`}
      >
        <SignUpButton />
      </InfoHead>
      <InfoBody>
        <InfoPart title="How it decides">
          <p>
            A match is scored from things that can be checked: title, skills, experience, place and pay. What
            nobody stated leaves the sum; it counts neither for nor against you, and it is drawn hatched, as
            maps draw unsurveyed land.
          </p>
          <p>
            The same resume and the same posting give the same score on every screen and on every day. How old
            a posting is stands beside the score and never inside it.
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
                  title: 'Posting still open',
                  detail: 'Checked right before anything is prepared or spent.',
                },
                {
                  id: '2',
                  title: 'Every required answer is ready',
                  detail: 'If one is missing, it asks you and waits.',
                },
                {
                  id: '3',
                  title: 'You approve',
                  detail: 'Or a rule of yours does, within your daily limit.',
                },
                { id: '4', title: 'Sent once', detail: 'Never blindly repeated when the answer is unclear.' },
                { id: '5', title: 'Receipt', detail: 'What was sent, field by field, and what came back.' },
              ]}
            />
          }
        >
          <p>
            Questions about the right to work, sponsorship, disability or a criminal record are answered from
            your own words, or not at all. Demographic questions are declined unless you say otherwise.
          </p>
        </InfoPart>
        <InfoPart title="What it will not do">
          <p>
            It does not invent experience, write letters in your name, guess an answer, solve or evade a
            CAPTCHA, or ask for your passwords. It stops at log-in walls, payment pages and requests for
            identity papers or bank data, and hands over to you with the answers it has ready.
          </p>
          <p>It does not call an application submitted without having seen the employer’s confirmation.</p>
        </InfoPart>
        <InfoPart title="How it earns">
          <p>
            From the people it works for: a monthly subscription and packs of credits, once the checkout is
            open. Until then nobody pays anything. Looking is free; an application costs a credit when it was
            submitted. Employers cannot pay for a better score.
          </p>
        </InfoPart>
        <InfoPart title="Write to us">
          <p>
            Questions, complaints, refunds, ideas: <Link href={`mailto:${brand.email}`}>{brand.email}</Link>.
            The Feedback button in the corner reaches the same people.
          </p>
        </InfoPart>
      </InfoBody>
    </>
  );
}

export { AboutPage as Component };
