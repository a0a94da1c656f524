import type { Posting, SourceName } from '../../../contract/postings.ts';

type Attribution = Posting['attribution'];

/** Employers publish through these so that job sites list them. */
const vendor = (name: string, url: string): Attribution => ({ name, structured_data: true, url });
/** Aggregators want to be named with a link; their terms may forbid passing jobs on to search engines. */
const aggregator = (name: string, url: string): Attribution => ({ name, structured_data: false, url });

const ATTRIBUTION: Record<SourceName, Attribution> = {
  greenhouse: vendor('Greenhouse', 'https://www.greenhouse.com/'),
  lever: vendor('Lever', 'https://www.lever.co/'),
  ashby: vendor('Ashby', 'https://www.ashbyhq.com/'),
  smartrecruiters: vendor('SmartRecruiters', 'https://www.smartrecruiters.com/'),
  recruitee: vendor('Recruitee', 'https://recruitee.com/'),
  workable: vendor('Workable', 'https://www.workable.com/'),
  personio: vendor('Personio', 'https://www.personio.com/'),
  teamtailor: vendor('Teamtailor', 'https://www.teamtailor.com/'),
  bamboohr: vendor('BambooHR', 'https://www.bamboohr.com/'),
  breezy: vendor('Breezy HR', 'https://breezy.hr/'),
  rippling: vendor('Rippling', 'https://www.rippling.com/'),
  pinpoint: vendor('Pinpoint', 'https://www.pinpointhq.com/'),
  remotive: aggregator('Remotive', 'https://remotive.com/'),
  remoteok: aggregator('Remote OK', 'https://remoteok.com/'),
  arbeitnow: aggregator('Arbeitnow', 'https://www.arbeitnow.com/'),
  themuse: aggregator('The Muse', 'https://www.themuse.com/'),
  usajobs: vendor('USAJOBS', 'https://www.usajobs.gov/'),
  adzuna: aggregator('Jobs by Adzuna', 'https://www.adzuna.com/'),
};

/** How a source must be credited beside its postings, and where the credit links to. */
export const attributionOf = (source: SourceName): Attribution => ATTRIBUTION[source];
