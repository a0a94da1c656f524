import { SCROLL } from '@/lib/constants.ts';

export const PRICING_ID = 'pricing-section';

function scrollToPricingOnce(behavior: ScrollBehavior): boolean {
  const section = document.getElementById(PRICING_ID);
  section?.scrollIntoView({ behavior, block: 'start' });
  return section !== null;
}

/**
 * Scrolls smoothly to the prices. The section is loaded when it comes near the viewport, so it may not be there
 * yet: then the page scrolls to about 70% of the main area, which loads it, and tries again after a second.
 */
export function scrollToPricing(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior: ScrollBehavior = still ? 'auto' : 'smooth';
  if (scrollToPricingOnce(behavior)) return;
  const main = document.querySelector('main');
  window.scrollTo({
    top: (main?.scrollHeight ?? document.body.scrollHeight) * SCROLL.fallbackShare,
    behavior,
  });
  setTimeout(() => scrollToPricingOnce(behavior), SCROLL.retryMs);
}
