import type { Profile } from '@contract/profile.ts';

/** `linkedin.com/in/you` as an address: people leave the scheme out, and forms refuse such a link. */
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
