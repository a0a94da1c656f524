import type { Posting, SourceName } from '../../../contract/postings.ts';

const ATTRIBUTION: Record<SourceName, Posting['attribution']> = {
  greenhouse: { name: 'Greenhouse', url: 'https://www.greenhouse.com/' },
  lever: { name: 'Lever', url: 'https://www.lever.co/' },
  ashby: { name: 'Ashby', url: 'https://www.ashbyhq.com/' },
};

/** How a source must be credited beside its postings, and where the credit links to. */
export const attributionOf = (source: SourceName): Posting['attribution'] => ATTRIBUTION[source];
