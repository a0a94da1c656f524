import fc from 'fast-check';

/** Something that happens to a customer. Numbers choose among what exists, so small ones often meet the same thing. */
export type PaymentStep =
  | { type: 'buy'; product: 'premium_monthly' | 'pack_25' | 'pack_100' }
  | { type: 'refund'; charge: number; share: number }
  | { type: 'refund_fails'; charge: number }
  | { type: 'close_subscription' }
  | { type: 'dispute'; charge: number }
  | { type: 'decide'; charge: number; how: 'won' | 'lost' }
  /** `dies_at`: the worker is killed at this step, 0 never; `overtaken`: another event is handled in the middle of it. */
  | { type: 'deliver'; event: number; dies_at: number; overtaken: number | null }
  | { type: 'reserve'; application: number }
  | { type: 'end'; application: number; how: 'spend' | 'return' }
  | { type: 'days'; days: number }
  | { type: 'sweep' };

const one = <T extends string>(type: T) => fc.constant(type);
const some = fc.nat(5);
// Mostly what was told last: credits that are in use then meet what has just happened to their payment.
const event = fc.oneof({ weight: 2, arbitrary: fc.nat(1) }, fc.nat(11));
/** Numbers of the applications that histories reserve credits for. */
export const APPLICATIONS = [0, 1, 2, 3, 4, 5, 6];
const application = fc.constantFrom(...APPLICATIONS);

const step: fc.Arbitrary<PaymentStep> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      type: one('buy'),
      product: fc.constantFrom('premium_monthly', 'pack_25', 'pack_100'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: one('refund'), charge: some, share: fc.integer({ min: 1, max: 4 }) }),
  },
  fc.record({ type: one('refund_fails'), charge: some }),
  fc.record({ type: one('close_subscription') }),
  fc.record({ type: one('dispute'), charge: some }),
  fc.record({ type: one('decide'), charge: some, how: fc.constantFrom('won', 'lost') }),
  {
    weight: 8,
    arbitrary: fc.record({
      type: one('deliver'),
      event,
      dies_at: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 24 })),
      overtaken: fc.option(event, { freq: 3 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ type: one('reserve'), application }) },
  {
    weight: 4,
    arbitrary: fc.record({ type: one('end'), application, how: fc.constantFrom('spend', 'return') }),
  },
  { weight: 2, arbitrary: fc.record({ type: one('days'), days: fc.integer({ min: 1, max: 35 }) }) },
  fc.record({ type: one('sweep') }),
);

/** Random histories, up to 50 steps long. */
export const paymentHistory = fc.array(step, { maxLength: 50, size: 'max' });
