import type { CanonicalPosting } from '../../../functions/src/modules/postings/posting.ts';

type Side = Pick<
  CanonicalPosting,
  'company' | 'title' | 'locations' | 'workplace' | 'country' | 'description_text'
>;
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

/** What a team does, asks for, and offers: each employer's jobs are put together of other lines. */
const DUTIES = [
  'Plan the work of the week with your team and keep the board up to date',
  'Answer questions from other departments and write down what was decided',
  'Check the numbers that come in every morning and follow up on what looks odd',
  'Prepare the monthly report and present it to the people who use it',
  'Train new colleagues during their first weeks and review what they hand in',
  'Keep the rooms, tools, and records in the order that the rules ask for',
  'Speak with customers when something went wrong and see it through to the end',
  'Try out better ways to do the daily work and tell the others what you learned',
  'Order what is needed in time and compare the offers of at least two suppliers',
  'Look after the handover between the early and the late shift',
  'Write tests for what you change and watch it after it went out',
  'Draw up a budget each spring and explain where it was not kept',
] as const;
const NEEDS = [
  'Two years in similar work, paid or not',
  'A calm way of speaking with people who are in a hurry',
  'Good written English and the patience to read what others wrote',
  'Comfortable with spreadsheets, shared calendars, and the usual office tools',
  'Able to stand for most of a shift and to lift twenty pounds now and then',
  'Curious about how the other half of the building works',
  'A license where the state asks for one',
  'Used to working with people in other time zones',
] as const;
const OFFERS = [
  'Health, dental, and vision plans from the first day',
  'Twenty days off, and the week between the years',
  'A fixed schedule that is known four weeks ahead',
  'A budget for courses and books that you choose',
  'Lunch in our own kitchen on three days a week',
  'Free parking, and a pass for the bus',
] as const;

/** Every other one of a list, beginning and stepping as the job's number says. */
function some(lines: readonly string[], seed: number, count: number): string {
  const at = (n: number) => lines[(seed * 5 + n * (1 + (seed % 3))) % lines.length] ?? '';
  return Array.from({ length: count }, (_, n) => `- ${at(n)}.`).join('\n');
}

/** An employer's text for a job: an opening of its own, and lines that depend on the job. */
function textOf(company: string, title: string, seed: number): string {
  return `${company} is looking for a ${title}. You join a team of ${3 + (seed % 9)} people, and start as soon as you can.

What you do
${some(DUTIES, seed, 6)}

What you bring
${some(NEEDS, seed, 4)}

What we offer
${some(OFFERS, seed, 3)}`;
}

/** What an agency makes of an employer's text: it hides the employer, frames the text, and drops an end. */
function agencyText(company: string, text: string, agency: string, kind: number): string {
  const hidden = text.replaceAll(company, 'Our client');
  if (kind === 0)
    return `${agency} fills positions all over the country.\n\n${hidden}\n\nApply through ${agency} with one click. We look forward to your resume and will call you within two days.`;
  return `${hidden.split('\n\nWhat we offer')[0]}\n\nInterested? ${agency} handles your application discreetly and free of charge.`;
}

const AGENCIES = [
  'Bluegate Staffing',
  'Marlow Talent Search',
  'Ostrander Recruiting',
  'Keyline Personnel',
] as const;

const side = (company: string, title: string, location: string, text = ''): Side => ({
  company,
  title,
  locations: [location],
  workplace: null,
  country: null,
  description_text: text,
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
      const seed = c * TITLES.length + t;
      const text = textOf(company, title, seed);
      const a = side(company, title, place, text);
      const add = (b: Side, same: boolean, why: string) => pairs.push({ a, b, same, why });
      const agency = AGENCIES[seed % AGENCIES.length] ?? '';
      // Sources cut the ends of a text, and put their own words around it.
      const elsewhere = `${text.split('\n\nWhat we offer')[0]}\n\nPosted by our partners.`;
      add(side(alsoCompany, alsoTitle, alsoPlace, elsewhere), true, 'spelled otherwise');
      add(side(alsoCompany, title, alsoPlace, text), true, 'company and place spelled otherwise');
      add(side(company, alsoTitle, place, elsewhere), true, 'title spelled otherwise');
      add(side(company, title.toUpperCase(), alsoPlace, text), true, 'capitals');
      add(
        { ...side(alsoCompany, title, place, elsewhere), locations: [place, otherPlace] },
        true,
        'more places',
      );
      add(side(agency, title, place, agencyText(company, text, agency, 0)), true, 'copied by an agency');
      add(
        side(
          'Bridge Street Partners',
          alsoTitle,
          alsoPlace,
          agencyText(company, text, 'Bridge Street Partners', 1),
        ),
        true,
        'copied by an agency',
      );
      add(side(alsoCompany, title, otherPlace, text), false, 'another city');
      add(side(company, otherLevel, place, textOf(company, otherLevel, seed)), false, 'another level');
      add(side(company, otherWork, alsoPlace, textOf(company, otherWork, seed + 3)), false, 'other work');
      add(side(otherCompany, title, place, textOf(otherCompany, title, seed + 4)), false, 'another employer');
      // Two firms of one chain publish the same text.
      add(
        side(`${otherCompany} Franchise ${c}`, title, place, text.replaceAll(company, otherCompany)),
        false,
        'a franchise',
      );
      add(
        side(
          agency,
          title,
          place,
          agencyText(otherCompany, textOf(otherCompany, title, seed + 7), agency, 0),
        ),
        false,
        'an agency for another client',
      );
      add(
        side(agency, title, otherPlace, agencyText(company, text, agency, 0)),
        false,
        'an agency in another city',
      );
      add(
        side(agency, otherLevel, place, agencyText(company, textOf(company, otherLevel, seed), agency, 0)),
        false,
        'an agency, another level',
      );
      add({ ...side(company, title, place, text), workplace: 'remote' }, false, 'remote');
    }
  return pairs;
}
