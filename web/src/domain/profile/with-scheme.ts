import type { Profile } from '@contract/profile.ts';

/** `linkedin.com/in/you` as a full URL: people leave the scheme out, and forms reject a link without one. */
export function withScheme(link: string): string {
  const address = link.trim();
  return address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`;
}

export function withSchemes({ linkedin, github, portfolio }: Profile['links']): Profile['links'] {
  return {
    linkedin: withScheme(linkedin),
    github: withScheme(github),
    portfolio: withScheme(portfolio),
  };
}
