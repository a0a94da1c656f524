import { PRICING } from '@contract/pricing.ts';
import { brand } from '@/lib/brand.ts';
import { formatMoney } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { Policy, PolicySection } from './policy.tsx';

const mail = <a href={`mailto:${brand.email}`}>{brand.email}</a>;

function RefundPolicyPage() {
  const { premium, packs } = PRICING;
  return (
    <Policy
      title="Refund Policy"
      description="When credits come back by themselves, when money does, and how to ask for it."
      path={paths.refunds()}
      updated="21 November 2026"
      summary={
        <p>
          Credits for applications that were not submitted come back by themselves. For money, write to {mail}{' '}
          within 14 days of the payment; you need not give a reason for credits that you have not used. The
          checkout is not open yet: what is said here about money holds from the first payment on.
        </p>
      }
    >
      <PolicySection title="Credits that come back by themselves">
        <p>
          A credit is set aside when an application is queued and spent only when it was submitted. If the
          posting has closed, the form could not be filled, you withdraw, or you finish the application
          yourself, the credit returns to your balance. You see it in the list on your Credits page.
        </p>
      </PolicySection>
      <PolicySection title="Packs">
        <p>
          {`A pack (${packs.map((pack) => `${pack.credits} credits for ${formatMoney(pack.price)}`).join(', ')}) is refunded in full within 14 days if none of its credits was spent. If some were, we refund the unspent ones in proportion.`}
        </p>
      </PolicySection>
      <PolicySection title="Premium">
        <p>
          {`The subscription (${formatMoney(premium.price)} a month) can be cancelled at any time and then runs to the end of the paid month. Within 14 days of a payment we refund the month in full if none of its ${premium.credits} credits was spent, and otherwise the unspent part in proportion. Months that are over are not refunded.`}
        </p>
      </PolicySection>
      <PolicySection title="When we made the mistake">
        <p>
          If something was submitted that you did not approve, was sent twice, or does not match its receipt,
          we refund the credit or the money, whichever you prefer, without a time limit. The same holds for
          charges that you did not make.
        </p>
      </PolicySection>
      <PolicySection title="How to ask">
        <p>
          Send an e-mail to {mail} from the address of your account. Name the payment or the application. A
          person answers; if you are owed money, it goes back to the card or account it came from. How long
          that takes depends on your bank, usually five to ten business days.
        </p>
      </PolicySection>
      <PolicySection title="What a refund does">
        <p>
          The credits of the refunded payment are taken from your balance, never below zero. Applications that
          were submitted stay submitted.
        </p>
      </PolicySection>
      <PolicySection title="Your legal rights">
        <p>
          Where the law gives you more, for example a right of withdrawal or rights in case of defects, the
          law holds and this policy takes nothing away from it.
        </p>
      </PolicySection>
    </Policy>
  );
}

export { RefundPolicyPage as Component };
