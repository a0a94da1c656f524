import type { Posting, SourceName } from '../../../contract/postings.ts';

// Employers publish through these so that job sites list them. An aggregator's terms may forbid passing its jobs on to search
// engines, as Remotive's do: such a source would say `structured_data: false`.
const ATTRIBUTION: Record<SourceName, Posting['attribution']> = {
  greenhouse: { name: 'Greenhouse', structured_data: true, url: 'https://www.greenhouse.com/' },
  lever: { name: 'Lever', structured_data: true, url: 'https://www.lever.co/' },
  ashby: { name: 'Ashby', structured_data: true, url: 'https://www.ashbyhq.com/' },
};

/** How a source must be credited beside its postings, and where the credit links to. */
export const attributionOf = (source: SourceName): Posting['attribution'] => ATTRIBUTION[source];
