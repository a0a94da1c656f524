import { BOARD_VENDORS } from '../../../functions/src/contract/postings.ts';
import type { Vendor } from '../board-file.ts';
import { type CompanyKind, KINDS } from './company-kinds.ts';
import type { Country } from './occupation.ts';
import { randomFrom } from './random.ts';

export type Company = {
  name: string;
  slug: string;
  kind: CompanyKind;
  /** People employed. */
  size: number;
  founded: number;
  country: Country;
  /** Which form its applications go through. */
  vendor: Vendor;
};

/** Invented words, so that no name stands for a real employer. */
const ROOTS =
  'Aldercroft Ambervane Arrowmere Ashgrove-Lyle Bellwarren Birchwick Bluefennel Bramblecote Brightwater-Ives Cadderly Calderhythe Cinderfell Clovermarsh Copperlark Corriedale-Finch Crestavon Dapplewood Dovermoss Driftholm Eastlarch Elmsworthy Emberlyn Everhollin Fallowmere Fenwarden Ferncastle Foxhallow Gablewick Gildersby Glassfern Goldthistle Grantley-Moss Greycairn Halvorset Harrowick Hazelmoor Heronsgate Hollinbrook Inglemoor Ironquill Ivorstead Jessamere Juniperhall Kelderton Kestrelby Kingsallow Larkhaven Laurelthwaite Lindenmarch Lockhearn Maplewarden Marrowby Meadowlark-Voss Millhaven-Orr Mistelbach-Crane Moorvane Nettlecombe Northquay Oakhollin Oldfennel Orrinvale Otterslea Palewood Pembersley Pinecairn Quarrymoss Quillmere Ravensallow Redhythe Rookwarden Rowanstrand Saddlefern Saltmarrow Sedgewyn Silverhollin Skylarkin Sparrowfield Stonequay Sunderwick Swiftmere Tamarlane Tannerby Thistledown-Rae Thornwick Timberlyn Tolliver-Ash Umberfield Valewarden Vinterholm Waverleigh-Moss Westerlark Whitlarch Willowquay Windermoss Wrenfield Yarrowgate Yellowcairn Zephyrstead'.split(
    ' ',
  );

/** One employer in ten is at one of the other vendors; the rest are at the first three, in equal parts. */
function vendorOf(at: number): Vendor {
  const [first, second, third, ...others] = BOARD_VENDORS;
  const other = at % 10 === 9 ? others[Math.floor(at / 10) % others.length] : undefined;
  return other ?? [first, second, third][at % 3] ?? first;
}

/** How many companies of each kind there are; together about four hundred. */
function build(): Company[] {
  const companies: Company[] = [];
  const slugs = new Set<string>();
  for (const [kind, details] of Object.entries(KINDS) as [CompanyKind, (typeof KINDS)[CompanyKind]][]) {
    for (let number = 0; number < details.companies; number += 1) {
      const random = randomFrom(`company ${kind} ${number}`);
      const name = random.pick(details.names).replace('*', random.pick(ROOTS));
      const slug = name
        .toLowerCase()
        .replace(/&/g, 'and')
        .replace(/[^a-z0-9]+/g, '');
      if (slugs.has(slug)) continue;
      slugs.add(slug);
      const nation = random.weighted({ US: 82, GB: 7, CA: 6, DE: 5 });
      companies.push({
        name,
        slug,
        kind,
        size: Math.round(details.size * (0.25 + random.next() ** 2 * 4)),
        founded: random.between(details.since, 2021),
        country: details.local ? 'US' : nation,
        vendor: vendorOf(companies.length),
      });
    }
  }
  return companies;
}

export const COMPANIES: readonly Company[] = build();

const BY_KIND = new Map<string, Company[]>();
for (const company of COMPANIES) {
  BY_KIND.set(company.kind, [...(BY_KIND.get(company.kind) ?? []), company]);
}

export function companiesOf(kind: string): readonly Company[] {
  const found = BY_KIND.get(kind);
  if (!found) throw new RangeError(`no company of kind ${kind}`);
  return found;
}
