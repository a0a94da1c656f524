import { trackConversion } from '@/lib/tracking/track.ts';

let raised = false;

/** Reports an AddToCart: someone went for Premium. Once, even if they press its button on the landing page and again later. */
export function reportPremiumWish(): void {
  if (raised) return;
  raised = true;
  void trackConversion('addtocart');
}
