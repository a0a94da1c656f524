import { PRICING } from '@contract/pricing.ts';
import { brand } from '@/lib/brand.ts';
import { formatMoney } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { Policy, PolicySection } from './policy.tsx';

const email = <a href={`mailto:${brand.email}`}>{brand.email}</a>;

function RefundPolicyPage() {
  const { premium, packs } = PRICING;
  return (
    <Policy
      title="Refund Policy"
      description="When you get credits back automatically, when you get money back, and how to ask."
      path={paths.refunds()}
      updated="November 22, 2026"
      summary={
        <p>
          Credits for applications that weren’t submitted come back automatically. For money, email {email}{' '}
          within 14 days of the payment. You don’t need a reason for credits you haven’t used.
        </p>
      }
    >
      <PolicySection title="Credits you get back automatically">
        <p>
          We set a credit aside when you queue an application, and use it only when the application is
          submitted. If the job has closed, we couldn’t fill out the form, you withdraw, or you finish the
          application yourself, the credit goes back to your balance. You can see it in the credit history on
          your Credits page.
        </p>
      </PolicySection>
      <PolicySection title="Packs">
        <p>
          {`You can return a pack (${packs.map((pack) => `${pack.credits} credits for ${formatMoney(pack.price)}`).join(', ')}) for a full refund within 14 days if you haven’t used any of its credits. If you’ve used some, we refund the rest in proportion.`}
        </p>
      </PolicySection>
      <PolicySection title="Premium">
        <p>
          {`You can cancel the subscription (${formatMoney(premium.price)} a month) anytime with one click on your Credits page, and it runs until the end of the month you’ve paid for. Within 14 days of a payment, we refund the month in full if you haven’t used any of its ${premium.credits} credits, or the unused part in proportion. We don’t refund past months.`}
        </p>
      </PolicySection>
      <PolicySection title="When we made the mistake">
        <p>
          If we submitted something you didn’t approve, sent an application twice, or sent something that
          doesn’t match its receipt, we refund the credit or the money, whichever you prefer, with no time
          limit. The same goes for charges you didn’t make.
        </p>
      </PolicySection>
      <PolicySection title="How to ask">
        <p>
          Email {email} from your account’s address, and tell us which payment or application it’s about. A
          person will answer. If we owe you money, it goes back to the card or account you paid with, usually
          within 5 to 10 business days, depending on your bank.
        </p>
      </PolicySection>
      <PolicySection title="What a refund does">
        <p>
          We take the refunded credits from your balance, but never below zero. Submitted applications stay
          submitted.
        </p>
      </PolicySection>
      <PolicySection title="Your legal rights">
        <p>
          If the law gives you more, such as a right to withdraw or rights when a service is defective,
          nothing in this policy limits it.
        </p>
      </PolicySection>
    </Policy>
  );
}

export { RefundPolicyPage as Component };
