import type { CanonicalPosting } from '../../../functions/src/modules/postings/posting.ts';

type Side = Pick<CanonicalPosting, 'company' | 'title' | 'locations' | 'workplace' | 'country'>;
export type PostingPair = { a: Side; b: Side; same: boolean; why: string };

/** Employers, as two sources name them, and another that must not be taken for them. */
const COMPANIES = [
  ['Harbor Works', 'Harbor Works, Inc.', 'Harbor Foods'],
  ['Lumen & Oak', 'Lumen and Oak LLC', 'Lumen Health'],
  ['Nordwind', 'Nordwind GmbH', 'Nordwind Reisen'],
  ['Pinecrest Medical Group', 'Pinecrest Medical', 'Pinecrest Dental'],
  ['The Copper Kettle', 'Copper Kettle Ltd.', 'Copper Canyon'],
  ['Tidewater Robotics', 'TIDEWATER ROBOTICS CORP', 'Tidewater Logistics'],
] as const;

/** Titles: as one source writes it, as another does, another level, another kind of work. */
const TITLES = [
  ['Senior Data Analyst', 'Sr. Data Analyst (m/f/d)', 'Data Analyst', 'Senior Data Engineer'],
  [
    'Software Engineer II',
    'Software Engineer 2 - Req 48213',
    'Software Engineer III',
    'Software Test Engineer II',
  ],
  ['Registered Nurse - ICU', 'Registered Nurse, ICU', 'Charge Nurse - ICU', 'Registered Nurse - Oncology'],
  ['Account Executive', 'Account Executive (Full-time)', 'Senior Account Executive', 'Account Manager'],
  ['Warehouse Associate', 'Warehouse Associate #R-20911', 'Warehouse Associate Lead', 'Warehouse Clerk'],
  [
    'Product Manager, Payments',
    'Product Manager - Payments',
    'Principal Product Manager, Payments',
    'Product Manager, Search',
  ],
  ['Line Cook', 'Line Cook [all genders]', 'Lead Line Cook', 'Pastry Cook'],
] as const;

/** Places: as one source writes them, as another does, and another opening's. */
const PLACES = [
  ['Albany, NY', 'Albany, New York, United States', 'Troy, NY'],
  ['San Francisco, CA', 'US, CA, San Francisco', 'San Jose, CA'],
  ['Munich, Germany', 'München, Deutschland', 'Berlin, Germany'],
  ['Toronto, ON', 'Toronto, Ontario, Canada', 'Ottawa, ON'],
  ['Austin, TX (Hybrid)', 'Austin TX', 'Dallas, TX'],
  ['London, UK', 'London, England, United Kingdom', 'Leeds, UK'],
] as const;

const side = (company: string, title: string, location: string): Side => ({
  company,
  title,
  locations: [location],
  workplace: null,
  country: null,
});

/**
 * Pairs of postings with what a person would say: the same job on two sources, or two jobs. They are made of invented
 * employers, titles, and places in the spellings of different sources.
 */
export function postingPairs(): PostingPair[] {
  const pairs: PostingPair[] = [];
  for (const [c, [company, alsoCompany, otherCompany]] of COMPANIES.entries())
    for (const [t, [title, alsoTitle, otherLevel, otherWork]] of TITLES.entries()) {
      const [place, alsoPlace, otherPlace] = PLACES[(c + t) % PLACES.length]!;
      const a = side(company, title, place);
      const add = (b: Side, same: boolean, why: string) => pairs.push({ a, b, same, why });
      add(side(alsoCompany, alsoTitle, alsoPlace), true, 'spelled otherwise');
      add(side(alsoCompany, title, alsoPlace), true, 'company and place spelled otherwise');
      add(side(company, alsoTitle, place), true, 'title spelled otherwise');
      add(side(company, title.toUpperCase(), alsoPlace), true, 'capitals');
      add(side('Bridge Street Staffing', title, place), true, 'copied by an agency');
      add(side(alsoCompany, title, otherPlace), false, 'another city');
      add(side(company, otherLevel, place), false, 'another level');
      add(side(company, otherWork, alsoPlace), false, 'other work');
      add(side(otherCompany, title, place), false, 'another employer');
      add({ ...side(company, title, place), workplace: 'remote' }, false, 'remote');
    }
  return pairs;
}
