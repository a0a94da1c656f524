import { oneOf } from '../params.ts';

/** Why a subscription is canceled, as Stripe lists it. */
export const CANCELLATION_FEEDBACK = oneOf(
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
);
