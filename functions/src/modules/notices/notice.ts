import { PRODUCT_NAME } from '../../contract/brand.ts';

/** An email that a user has to get once. */
export type Notice = {
  /** Says what it is about, so that the same thing is told once. */
  id: string;
  uid: string | null;
  kind: NoticeKind;
  /** For someone who asked without an account; otherwise the account's address is looked up when it is sent. */
  email: string | null;
  /** What there is to tell, for kinds whose words are not the same for everyone. */
  text?: string | null;
};
export type NoticeKind = 'payment_failed' | 'checkout_open' | 'auto_apply_summary';

/** What a notice says. Links lead to this site. */
export function wordsOf(
  { kind, text = null }: Pick<Notice, 'kind' | 'text'>,
  site: string,
): { subject: string; text: string } {
  const credits = `${site}/credits`;
  switch (kind) {
    case 'payment_failed':
      return {
        subject: `Your payment for ${PRODUCT_NAME} Premium didn’t go through`,
        text: [
          `We couldn’t charge your card for ${PRODUCT_NAME} Premium. We’ll try again over the next two weeks, and you keep Premium until then.`,
          `To pay with another card, or to cancel, go to your credits page: ${credits}`,
          'You don’t have to do anything if your card works again.',
        ].join('\n\n'),
      };
    case 'auto_apply_summary':
      return {
        subject: 'What auto-apply did today',
        text: [
          text ?? '',
          `See your applications: ${site}/applications`,
          `To stop these emails or change auto-apply, go to settings: ${site}/settings`,
        ].join('\n\n'),
      };
    case 'checkout_open':
      return {
        subject: `You can now buy credits on ${PRODUCT_NAME}`,
        text: [
          'You asked us to tell you when checkout opens. It’s open now.',
          `See the plans: ${credits}`,
          'This is the only email you’ll get about this.',
        ].join('\n\n'),
      };
  }
}
