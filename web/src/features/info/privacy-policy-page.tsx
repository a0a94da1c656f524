import { brand } from '@/lib/brand.ts';
import { CONSENT_MODE } from '@/lib/consent.ts';
import { paths } from '@/lib/paths.ts';
import { Policy, PolicySection } from './policy.tsx';

const email = <a href={`mailto:${brand.email}`}>{brand.email}</a>;

/** What the banner asks for, in words. */
const IF_ALLOWED =
  CONSENT_MODE === 'opt-in'
    ? 'only if you’ve agreed to measurement'
    : 'unless you’ve opted out of measurement';

function PrivacyPolicyPage() {
  return (
    <Policy
      title="Privacy Policy"
      description={`What ${brand.name} knows about you, how we use it, who else sees it, and how to delete it.`}
      path={paths.privacy()}
      updated="November 23, 2026"
      summary={
        <p>
          We use your data to find jobs for you and to send the applications you approve. We don’t sell it,
          and we don’t show your profile to recruiters. You can download a copy or delete it anytime.
        </p>
      }
    >
      <PolicySection title="1. Who we are">
        <p>
          {brand.legalName} (“{brand.name},” “we,” or “us”) runs {brand.domain} and is responsible for the
          personal data described here. You can reach us at {email}.
        </p>
      </PolicySection>
      <PolicySection title="2. What we collect">
        <ul>
          <li>
            <strong>Account:</strong> your email address, name, account ID, how you sign in (email or Google),
            and when you signed in. Google’s Firebase Authentication stores your password in hashed form. We
            never see it.
          </li>
          <li>
            <strong>Profile and preferences:</strong> what you enter or confirm, such as your phone number,
            location, job titles, skills, pay, work authorization, and companies to exclude.
          </li>
          <li>
            <strong>Resumes:</strong> the files you upload, what we read from them, what an AI model found in
            them if you asked for that, and whether you kept, changed, or removed it.
          </li>
          <li>
            <strong>Answers:</strong> what you tell us so we can fill out forms. We store answers about work
            authorization, disability, age, a criminal record, or demographic background only if you give
            them, and use them only in applications that you, or your own auto-apply rule, approve.
          </li>
          <li>
            <strong>Searches, matches, and applications:</strong> including receipts with the fields we sent,
            a screenshot of the form, and the employer’s confirmation.
          </li>
          <li>
            <strong>Credits:</strong> the credits you get and use. We don’t sell anything yet, so there are no
            payments and no card data.
          </li>
          <li>
            <strong>Messages:</strong> feedback and emails you send us.
          </li>
          <li>
            <strong>Technical data:</strong> logs with the time, type, and result of each request, a request
            ID, and your account ID. Our hosting provider also logs IP addresses. Our logs contain no email
            addresses, phone numbers, or resume text.
          </li>
          <li>
            <strong>Without an account:</strong> if you try a resume or check a job link, we read it in
            memory, answer, and store nothing. We count requests per network address, in hashed form, to keep
            the service available.
          </li>
          <li>
            <strong>Use of the site:</strong> page views and events, and, if you came from an ad, its click ID
            and campaign values, {IF_ALLOWED}.
          </li>
        </ul>
      </PolicySection>
      <PolicySection title="3. How we use it">
        <ul>
          <li>
            To provide the service: read your resume, find and score jobs, prepare and send applications, and
            keep receipts. (Legal basis: our contract with you.)
          </li>
          <li>
            To keep the service safe: limits, fraud prevention, and error tracking. (Legal basis: our
            legitimate interest in a working service.)
          </li>
          <li>
            To have an AI model look for details in a resume that we weren’t sure of, each time you ask for
            it. (Legal basis: your consent. If you don’t ask, nothing else changes.)
          </li>
          <li>
            To check how well we read resumes: for each job, school, volunteer role, or project we found, we
            note whether you kept, changed, or removed it, without any of its text. (Legal basis: our
            legitimate interest in reading resumes correctly.)
          </li>
          <li>To answer you. (Legal basis: our contract with you, or our legitimate interest.)</li>
          <li>
            To learn which pages and ads help. (Legal basis: your consent where the law requires it, otherwise
            our legitimate interest. You can opt out anytime.)
          </li>
        </ul>
        <p>
          We don’t make any decisions about you that have legal effect. A score tells you how well a job fits,
          and employers don’t see it.
        </p>
      </PolicySection>
      <PolicySection title="4. Who else sees it">
        <ul>
          <li>
            <strong>Employers and their application systems</strong> receive what’s in an application, after
            you, or your own auto-apply rule, approve it. From then on, their privacy policies apply.
          </li>
          <li>
            <strong>Google Cloud and Firebase</strong> host the service, its files, and its sign-in, and send
            the emails that verify your address or reset your password.
          </li>
          <li>
            <strong>PostHog</strong> receives product events and session recordings, {IF_ALLOWED}. In
            recordings, every word on the page and everything you type is masked.
          </li>
          <li>
            <strong>Reddit</strong> learns when someone who came from one of its ads visits a page, adds
            Premium to the cart, or signs up, {IF_ALLOWED}. We hash email addresses, phone numbers, and IDs
            (SHA-256) before we send them.
          </li>
          <li>
            <strong>Google’s Gemini API</strong> receives the text of a resume when you press “Check with
            Google Gemini” for it, and never otherwise. We take out email addresses, phone numbers, and links
            first, street addresses, account names, and birth dates where we recognize them, and your name if
            we’re sure of it. The file itself isn’t sent.
          </li>
          <li>
            <strong>Authorities</strong>, when the law requires it.
          </li>
        </ul>
        <p>
          No payment provider or email service sees your data. If that changes, we’ll name them here first. We
          don’t sell personal data, and we don’t give it to data brokers or recruiters.
        </p>
      </PolicySection>
      <PolicySection title="5. Where we store it">
        <p>
          On our providers’ servers in the United States. Where European or UK law applies, transfers rely on
          an adequacy decision or on the European Commission’s standard contractual clauses.
        </p>
      </PolicySection>
      <PolicySection title="6. How long we keep it">
        <ul>
          <li>
            Account, profile, matches, applications, and credits: until you delete your account. Resumes, our
            notes on how well we read them, and answers: until you delete them or your account.
          </li>
          <li>When and how you signed in: one year.</li>
          <li>A copy of your data that you requested: 7 days, or until you delete your account.</li>
          <li>Feedback: two years, or until you delete your account.</li>
          <li>
            Click IDs and campaign values: 28 days after we first receive them. If you opt out of measurement,
            we delete them right away. For events sent to Reddit, we keep what could identify you until Reddit
            has it, and for 7 days at most. We keep the fact that we sent it for 90 days.
          </li>
          <li>
            What our admins did: indefinitely, so it can be audited. After you delete your account, a
            pseudonym replaces your ID.
          </li>
        </ul>
      </PolicySection>
      <PolicySection title="7. Cookies and browser storage">
        <p>
          Your sign-in, your theme, and unfinished forms are stored in your browser. The site can’t work
          without that. Analytics and advertising values are stored {IF_ALLOWED}. If your browser sends a
          Global Privacy Control signal, we treat it as an opt-out.
        </p>
      </PolicySection>
      <PolicySection title="8. Your rights">
        <p>
          You can ask for a copy of your data, have it corrected or deleted, receive it in a machine-readable
          format, object to or restrict how we use it, and withdraw your consent. You can download or delete
          your data yourself on the account management page. For anything else, email {email}. You can also
          complain to your local data protection authority. Residents of California and of other US states
          with similar laws have these rights too, and we won’t treat you differently for using them.
        </p>
        <p>
          When you delete your account, we remove your sign-in, documents, and files. Employers keep the
          applications they’ve received. To have those deleted, ask the employer.
        </p>
      </PolicySection>
      <PolicySection title="9. Security">
        <p>
          Your connection is encrypted. Browsers can’t reach our database. Every request goes through a server
          that checks who you are. Admin access is limited, and every admin action is logged. If a breach puts
          you at risk, we’ll tell you.
        </p>
      </PolicySection>
      <PolicySection title="10. Children">
        <p>
          {brand.name} is for people old enough to work. It isn’t intended for children under 16, and we don’t
          knowingly store their data.
        </p>
      </PolicySection>
      <PolicySection title="11. Changes to this policy">
        <p>
          When the service changes, we update this policy before the change takes effect, with the new date at
          the top.
        </p>
      </PolicySection>
    </Policy>
  );
}

export { PrivacyPolicyPage as Component };
