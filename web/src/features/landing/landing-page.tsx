import { lazy, useEffect, useState } from 'react';
import { brand } from '@/lib/brand.ts';
import { DEFERRED_TASK_MS } from '@/lib/constants.ts';
import { paths } from '@/lib/paths.ts';
import { faqPage, organization, website } from '@/lib/structured-data.ts';
import { PageMeta } from '@/ui/page-meta.tsx';
import { Closing } from './closing.tsx';
import { Guide } from './guide.tsx';
import { Hero } from './hero.tsx';
import { LazySection } from './lazy-section.tsx';
import { scrollToPricing } from './scroll-to-pricing.ts';
import { QUESTIONS } from './sections/questions.ts';

const TryIt = lazy(async () => ({ default: (await import('./sections/try-it.tsx')).TryIt }));
const WaysToUse = lazy(async () => ({ default: (await import('./sections/ways-to-use.tsx')).WaysToUse }));
const SuccessStories = lazy(async () => ({
  default: (await import('./sections/success-stories.tsx')).SuccessStories,
}));
const importPricing = async () => ({ default: (await import('./sections/pricing.tsx')).Pricing });
const Pricing = lazy(importPricing);
const FeatureLegend = lazy(async () => ({
  default: (await import('./sections/feature-legend.tsx')).FeatureLegend,
}));
const Faq = lazy(async () => ({ default: (await import('./sections/faq.tsx')).Faq }));

/** Home. */
function LandingPage() {
  const [wanted, setWanted] = useState(false);
  const toPricing = () => {
    scrollToPricing();
    // A jump doesn't scroll past the prices, so they wouldn't load on the way.
    setWanted(true);
  };
  useEffect(() => {
    // Once the page has settled, preload the prices, which the hero's button leads to.
    const timer = setTimeout(() => void importPricing().catch(() => undefined), DEFERRED_TASK_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <PageMeta
        title={`${brand.name}: Your Career Hunt Automated`}
        description={`Upload your resume, see hundreds of jobs with honest scores and reasons, let ${brand.name} apply to the ones you approve, and get a receipt for every application.`}
        path={paths.home()}
        things={[organization(), website(), faqPage(QUESTIONS)]}
      />
      <Hero onSignUp={toPricing} />
      <Guide />
      <LazySection height={680}>
        <TryIt />
      </LazySection>
      <LazySection height={900}>
        <WaysToUse />
      </LazySection>
      <LazySection height={340}>
        <SuccessStories />
      </LazySection>
      <LazySection height={880} wanted={wanted}>
        <Pricing />
      </LazySection>
      <LazySection height={1320}>
        <FeatureLegend />
      </LazySection>
      <LazySection height={760} plain>
        <Faq />
      </LazySection>
      <Closing />
    </>
  );
}

export { LandingPage as Component };
