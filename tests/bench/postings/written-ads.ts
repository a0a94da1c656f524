import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An ad of our own writing: see the folder `ads`. */
export type WrittenAd = { title: string; text: string; scam: boolean; template: string };

/** Firms, people, and places of the ads: all invented but the towns. */
const NAMES: Record<string, readonly string[]> = {
  firm: 'Harlow & Finch|Tidewater Cooperative|Northgate Systems|Brightwell Partners|Calder Ridge|Osprey Lane|Meridian Foods|Fennimore Group|Larkspur Health|Union Mills|Stellan Robotics|Quarry Hill|Pinebrook Services|Verity Lane|Saltmarsh Media|Cobalt Harbor|Easton Trust|Willow & Wren|Redfern Logistics|Hadley Works'.split(
    '|',
  ),
  name: 'Maria Ostrowski|Ben Adeyemi|Carla Nunez|Tom Whitaker|Priya Raman|Gus Lindqvist|Helen Choi|Omar Haddad|Nadia Petrov|Walt Jensen|Ruth Okoye|Sean Gallagher'.split(
    '|',
  ),
  city: 'Dayton, OH|Worcester, MA|Tacoma, WA|Boise, ID|Reading, PA|Duluth, MN|Macon, GA|Fresno, CA|Albany, NY|Leeds|Halifax, NS|Austin, TX|Peoria, IL|Bristol|Galway|Tulsa, OK|Savannah, GA|Omaha, NE'.split(
    '|',
  ),
  state: 'Ohio|Texas|Oregon|Georgia|Maine|Colorado|Michigan|Virginia'.split('|'),
  year: '1946|1978|1987|1993|2001|2009|2014|2018'.split('|'),
  pay: 'The range is $52,000 to $61,000|Salary $64,000-$72,000 depending on experience|$23.50-$27 an hour|We pay $48k-$55k and say so up front|Compensation of $88,000 to $104,000'.split(
    '|',
  ),
  benefits:
    'Medical, dental, vision, 401(k) with a 4% match.|Benefits start on day one and include 15 days of PTO.|We offer a comprehensive benefits package, including health insurance and a retirement plan.|Health insurance, paid holidays, tuition assistance.|Full benefits for staff of 30 hours and more.'.split(
      '|',
    ),
  EEO: 'We are an equal opportunity employer and welcome applicants of every background.|Equal Opportunity Employer/Veterans/Disabled.|Please tell us if you need an accommodation to apply.|||We celebrate differences and hire on merit.'.split(
    '|',
  ),
  mail: 'harlowandfinch@gmail.com|shop.calder@gmail.com|jobs@tidewatercoop.example|office@quarryhill.example'.split(
    '|',
  ),
};

/** A small generator whose numbers depend on the seed alone, so figures can be repeated. */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function pick(options: readonly string[], random: () => number): string {
  return options[Math.floor(random() * options.length)] ?? '';
}

/** One reading of a template: `{a|b}` is either, `{firm}` an invented name that stays the same within the ad. */
function expand(template: string, random: () => number): string {
  const chosen = new Map<string, string>();
  let text = template;
  // Innermost braces first.
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/\{([^{}]*)\}/g, (_, inner: string) => {
      const list = NAMES[inner];
      if (list === undefined) return pick(inner.split('|'), random);
      const value = chosen.get(inner) ?? pick(list, random);
      chosen.set(inner, value);
      return value;
    });
  }
  return text.replace(/ +/g, ' ').trim();
}

/** Every ad that the templates give, `copies` of each. */
export function writtenAds(copies: { scam: number; ordinary: number }): WrittenAd[] {
  const folder = join(import.meta.dirname, 'ads');
  const ads = new Map<string, WrittenAd>();
  for (const file of readdirSync(folder).sort()) {
    const scam = file.startsWith('scams');
    const templates = readFileSync(join(folder, file), 'utf8').split(/^=== /m).slice(1);
    for (const [index, template] of templates.entries())
      for (let copy = 0; copy < (scam ? copies.scam : copies.ordinary); copy++) {
        const ad = expand(template, numbers(index * 7919 + copy * 104_729 + (scam ? 1 : 2)));
        const [title = '', ...lines] = ad.split('\n');
        ads.set(ad, { title, text: lines.join('\n').trim(), scam, template: `${file}:${index}` });
      }
  }
  return [...ads.values()];
}
