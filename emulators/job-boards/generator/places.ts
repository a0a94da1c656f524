import type { Country } from './occupation.ts';
import type { Random } from './random.ts';

export type Place = { city: string; region: string; country: Country; cost: number };

/** `City, ST cost`: cost multiplies pay and follows roughly what living there costs. */
const US = `New York, NY 1.28|Brooklyn, NY 1.22|Albany, NY 1|Buffalo, NY 0.95|Rochester, NY 0.95|Boston, MA 1.22|Worcester, MA 1.06|Providence, RI 1.05|Hartford, CT 1.06|Portland, ME 1|Burlington, VT 1|Manchester, NH 1.03|Newark, NJ 1.14|Trenton, NJ 1.06|Philadelphia, PA 1.05|Pittsburgh, PA 0.97|Harrisburg, PA 0.95|Baltimore, MD 1.06|Washington, DC 1.2|Arlington, VA 1.16|Richmond, VA 1|Norfolk, VA 0.95|Charlotte, NC 1|Raleigh, NC 1.02|Durham, NC 1.02|Greensboro, NC 0.92|Charleston, SC 0.97|Columbia, SC 0.91|Atlanta, GA 1.03|Savannah, GA 0.92|Jacksonville, FL 0.96|Orlando, FL 0.96|Tampa, FL 0.98|Miami, FL 1.06|Nashville, TN 1|Memphis, TN 0.92|Louisville, KY 0.94|Birmingham, AL 0.92|Huntsville, AL 0.97|Jackson, MS 0.87|New Orleans, LA 0.95|Baton Rouge, LA 0.92|Little Rock, AR 0.89|Houston, TX 1.02|Dallas, TX 1.03|Fort Worth, TX 1|Austin, TX 1.07|San Antonio, TX 0.95|El Paso, TX 0.87|Oklahoma City, OK 0.92|Tulsa, OK 0.91|Kansas City, MO 0.97|St. Louis, MO 0.97|Omaha, NE 0.95|Lincoln, NE 0.93|Wichita, KS 0.91|Des Moines, IA 0.95|Cedar Rapids, IA 0.93|Minneapolis, MN 1.06|St. Paul, MN 1.05|Madison, WI 1.01|Milwaukee, WI 0.98|Green Bay, WI 0.93|Chicago, IL 1.08|Peoria, IL 0.93|Indianapolis, IN 0.97|Fort Wayne, IN 0.91|Columbus, OH 0.99|Cleveland, OH 0.97|Cincinnati, OH 0.98|Dayton, OH 0.93|Detroit, MI 1|Grand Rapids, MI 0.95|Ann Arbor, MI 1.02|Fargo, ND 0.93|Sioux Falls, SD 0.92|Billings, MT 0.92|Boise, ID 0.97|Salt Lake City, UT 1|Denver, CO 1.09|Colorado Springs, CO 1|Albuquerque, NM 0.93|Phoenix, AZ 1.01|Tucson, AZ 0.93|Las Vegas, NV 0.99|Reno, NV 1|Los Angeles, CA 1.2|San Diego, CA 1.18|San Francisco, CA 1.36|Oakland, CA 1.28|San Jose, CA 1.36|Sacramento, CA 1.12|Fresno, CA 1|Portland, OR 1.09|Eugene, OR 1|Seattle, WA 1.23|Tacoma, WA 1.1|Spokane, WA 0.99|Anchorage, AK 1.1|Honolulu, HI 1.1`;
const ABROAD: Record<Exclude<Country, 'US'>, string> = {
  GB: 'London, England 1.15|Manchester, England 1|Birmingham, England 0.97|Leeds, England 0.96|Bristol, England 1.02|Liverpool, England 0.94|Sheffield, England 0.93|Nottingham, England 0.93|Edinburgh, Scotland 1.02|Glasgow, Scotland 0.97|Cardiff, Wales 0.94|Belfast, Northern Ireland 0.92',
  CA: 'Toronto, ON 1.08|Ottawa, ON 1.02|Hamilton, ON 0.97|London, ON 0.93|Montreal, QC 0.97|Vancouver, BC 1.08|Victoria, BC 1|Calgary, AB 1.03|Edmonton, AB 1|Winnipeg, MB 0.92|Halifax, NS 0.92',
  DE: 'Berlin, Germany 1|Munich, Germany 1.14|Hamburg, Germany 1.05|Cologne, Germany 1.02|Frankfurt, Germany 1.1|Stuttgart, Germany 1.08|Leipzig, Germany 0.9|Düsseldorf, Germany 1.04',
};

function read(text: string, country: Country): Place[] {
  return text.split('|').map((entry) => {
    const [, city = '', region = '', cost = '1'] = /^(.+), (.+) ([\d.]+)$/.exec(entry) ?? [];
    return { city, region, country, cost: Number(cost) };
  });
}

const PLACES: Record<Country, Place[]> = {
  US: read(US, 'US'),
  GB: read(ABROAD.GB, 'GB'),
  CA: read(ABROAD.CA, 'CA'),
  DE: read(ABROAD.DE, 'DE'),
};

export function placeIn(random: Random, country: Country): Place {
  return random.pick(PLACES[country]);
}

/** A place as employers write it, in one of several styles. */
export function publishedPlace(random: Random, place: Place): string {
  switch (place.country) {
    case 'US':
      return `${place.city}, ${place.region}${random.chance(0.06) ? ', USA' : ''}`;
    case 'CA':
      return `${place.city}, ${place.region}${random.chance(0.5) ? ', Canada' : ''}`;
    case 'GB':
      return random.chance(0.5) ? `${place.city}, UK` : `${place.city}, ${place.region}, United Kingdom`;
    case 'DE':
      return `${place.city}, ${place.region}`;
  }
}

const NAMES: Record<string, string> = Object.fromEntries(
  'AK Alaska|AL Alabama|AR Arkansas|AZ Arizona|CA California|CO Colorado|CT Connecticut|DC the District of Columbia|FL Florida|GA Georgia|HI Hawaii|IA Iowa|ID Idaho|IL Illinois|IN Indiana|KS Kansas|KY Kentucky|LA Louisiana|MA Massachusetts|MD Maryland|ME Maine|MI Michigan|MN Minnesota|MO Missouri|MS Mississippi|MT Montana|NC North Carolina|ND North Dakota|NE Nebraska|NH New Hampshire|NJ New Jersey|NM New Mexico|NV Nevada|NY New York|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VA Virginia|VT Vermont|WA Washington|WI Wisconsin'
    .split('|')
    .map((entry) => [entry.slice(0, 2), entry.slice(3)]),
);

/** Name of the state for licence phrases: "Ohio". */
export const stateName = (place: Place): string => NAMES[place.region] ?? place.region;

export const COUNTRY_IN_WORDS: Record<Country, string> = {
  US: 'the United States',
  GB: 'the United Kingdom',
  CA: 'Canada',
  DE: 'Germany',
};
