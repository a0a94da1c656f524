import { brand } from '@/lib/brand.ts';
import { CONSENT_MODE } from '@/lib/consent.ts';
import { paths } from '@/lib/paths.ts';
import { Policy, PolicySection } from './policy.tsx';

const mail = <a href={`mailto:${brand.email}`}>{brand.email}</a>;

/** What the banner asks for, in words. */
const IF_ALLOWED =
  CONSENT_MODE === 'opt-in' ? 'only if you agreed to be measured' : 'unless you refused to be measured';

function PrivacyPolicyPage() {
  return (
    <Policy
      title="Privacy Policy"
      description={`What ${brand.name} knows about you, what it is used for, who else sees it, and how to have it deleted.`}
      path={paths.privacy()}
      updated="21 November 2026"
      summary={
        <p>
          We use your data to find openings for you and to send the applications that you approve. We do not
          sell it. We do not show your profile to recruiters. You can have a copy, and you can have it
          deleted.
        </p>
      }
    >
      <PolicySection title="1. Who is responsible">
        <p>
          {brand.legalName} (“{brand.name}”, “we”) runs {brand.domain} and is responsible for the personal
          data described here. Reach us at {mail}.
        </p>
      </PolicySection>
      <PolicySection title="2. What we hold">
        <ul>
          <li>
            <strong>Account:</strong> e-mail address, name, an account id, how you signed in (e-mail or
            Google), and times of sign-ins. Passwords are kept by Google’s Firebase Authentication, as hashes;
            we never see them.
          </li>
          <li>
            <strong>Profile and preferences:</strong> what you enter or confirm, such as phone number,
            location, job titles, skills, pay, work authorisation, and companies to leave out.
          </li>
          <li>
            <strong>Resumes:</strong> the files that you upload and what was read from them.
          </li>
          <li>
            <strong>Answers:</strong> what you tell us so that forms can be filled. Answers about the right to
            work, disability, age, a criminal record or demographic background are kept only if you give them,
            and are used only in applications that you, or your own rule for automatic ones, approve.
          </li>
          <li>
            <strong>Searches, matches and applications:</strong> including receipts with the fields sent, a
            picture of the form, and the employer’s confirmation.
          </li>
          <li>
            <strong>Credits:</strong> the list of what you got and used. Nothing is sold yet, so there are no
            payments and no card data.
          </li>
          <li>
            <strong>Messages:</strong> feedback and e-mails that you send us.
          </li>
          <li>
            <strong>Technical data:</strong> logs with the time, kind and result of a request, a request
            number and your account id; our host logs the internet address too. Logs carry no e-mail
            addresses, phone numbers or resume text.
          </li>
          <li>
            <strong>Use of the site:</strong> page views and events, and, if you came through an
            advertisement, its click id and campaign values, if you have not refused analytics.
          </li>
        </ul>
      </PolicySection>
      <PolicySection title="3. What we use it for">
        <ul>
          <li>
            To give you the service: read your resume, find and score openings, prepare and send applications,
            keep receipts. (Performance of our contract with you.)
          </li>
          <li>
            To keep the service safe: limits, fraud, errors. (Our legitimate interest in a working service.)
          </li>
          <li>To answer you. (Contract; legitimate interest.)</li>
          <li>
            To learn which pages and advertisements help. (Your consent where the law asks for it; otherwise
            our legitimate interest. You can refuse at any time.)
          </li>
        </ul>
        <p>
          We make no decision about you that has legal effect. A score tells you how a posting fits; employers
          do not see it.
        </p>
      </PolicySection>
      <PolicySection title="4. Who else sees it">
        <ul>
          <li>
            <strong>Employers and their application systems</strong> receive what an application contains,
            after you approved it or your own rule for automatic applications did. From then on their privacy
            notice applies.
          </li>
          <li>
            <strong>Google Cloud and Firebase</strong> host the service, its files and its sign-in, and send
            the mails that verify an address or reset a password.
          </li>
          <li>
            <strong>PostHog</strong> receives product events and, with every word on the page and all typed
            text masked, session recordings, {IF_ALLOWED}.
          </li>
          <li>
            <strong>Reddit</strong> is told when somebody who came from one of its advertisements visits a
            page, puts Premium into the cart or signs up, {IF_ALLOWED}. E-mail addresses, phone numbers and
            ids are hashed (SHA-256) before they are sent.
          </li>
          <li>
            <strong>Authorities</strong>, where a law obliges us.
          </li>
        </ul>
        <p>
          No payment provider, no mailing service and no language model sees your data. Before one does, it is
          named here. We do not sell personal data, and we do not give it to data brokers or recruiters.
        </p>
      </PolicySection>
      <PolicySection title="5. Where it is kept">
        <p>
          On servers of the providers above, in the United States. Where European or British law applies,
          transfers rest on an adequacy decision or on the European Commission’s standard contractual clauses.
        </p>
      </PolicySection>
      <PolicySection title="6. How long">
        <ul>
          <li>
            Account, profile, matches, applications and credits: until you delete the account. Resumes and
            answers: until you delete them or the account.
          </li>
          <li>Sign-ins, with their time and kind: one year.</li>
          <li>A copy of your data that you asked for: 7 days, or until you delete the account.</li>
          <li>Feedback: two years, or until you delete the account.</li>
          <li>
            Click ids and campaign values: 28 days from when they are first heard of, and gone at once if you
            refuse to be measured. What is told to Reddit: what could identify you until Reddit has it, for 7
            days at most; that it was told, for 90 days.
          </li>
          <li>
            What administrators did: without end, so that it can be checked; once an account is deleted, with
            a pseudonym in its place.
          </li>
        </ul>
      </PolicySection>
      <PolicySection title="7. Cookies and browser storage">
        <p>
          Your sign-in, your theme and half-filled forms are kept in your browser’s storage; the site does not
          work without it. Analytics and advertising values are stored {IF_ALLOWED}. We honour the Global
          Privacy Control signal of your browser as a refusal.
        </p>
      </PolicySection>
      <PolicySection title="8. Your rights">
        <p>
          You may ask for a copy of your data, have it corrected or deleted, receive it in a machine-readable
          form, object to or restrict its use, and withdraw a consent. Download and deletion stand on the page
          Account Management; for the rest write to {mail}. You may complain to the data-protection authority
          of your place. Residents of California and of other US states with such laws have these rights too,
          and are treated no differently for using them.
        </p>
        <p>
          When your account is deleted we remove the sign-in, the documents and the files. Applications that
          were sent stay with the employers; ask them for deletion.
        </p>
      </PolicySection>
      <PolicySection title="9. Security">
        <p>
          Traffic is encrypted. Browsers cannot reach the database; every request goes through a server that
          checks who you are. Admin access is limited and every admin action is recorded. If a breach puts you
          at risk, we tell you.
        </p>
      </PolicySection>
      <PolicySection title="10. Children">
        <p>
          The service is for people who may work. It is not meant for children under 16, and we do not
          knowingly hold their data.
        </p>
      </PolicySection>
      <PolicySection title="11. Changes">
        <p>
          We change this text when the service changes, before the change applies, and put the new date on
          top.
        </p>
      </PolicySection>
    </Policy>
  );
}

export { PrivacyPolicyPage as Component };
