import { PRODUCT_NAME } from '@contract/brand.ts';

const domain = 'huntwell.example';

/** The one place that spells out the product's name and addresses. */
export const brand = {
  name: PRODUCT_NAME,
  legalName: `${PRODUCT_NAME}, Inc.`,
  domain,
  origin: `https://${domain}`,
  email: `help@${domain}`,
  /** Sender of feedback from visitors who aren't signed in. */
  anonymousEmail: `anonymous@${domain}`,
  social: [
    { name: 'Reddit', url: 'https://www.reddit.com/r/huntwell' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/huntwell' },
    { name: 'X', url: 'https://x.com/huntwell' },
    { name: 'Instagram', url: 'https://www.instagram.com/huntwell' },
    { name: 'TikTok', url: 'https://www.tiktok.com/@huntwell' },
    { name: 'Facebook', url: 'https://www.facebook.com/huntwell' },
    { name: 'YouTube', url: 'https://www.youtube.com/@huntwell' },
  ],
} as const;
