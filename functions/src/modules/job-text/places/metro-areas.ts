import { plainWords } from '../words/plain-words.ts';

/**
 * Cities whose names alone could be others, but which give their name to one large metropolitan area of the United States:
 * "Greater Madison Area". Such wordings are American. Names of
 * several large areas ("Portland", "Columbia") and of large towns in Great Britain ("Birmingham") aren't listed.
 */
const CITIES: Record<string, string> = {
  AL: 'Mobile|Montgomery|Dothan',
  AR: 'Fayetteville|Jonesboro',
  CA: 'Merced|Redding|Visalia|Salinas|Santa Rosa|Chico|Riverside',
  CO: 'Greeley|Pueblo|Grand Junction',
  CT: 'Waterbury|Bridgeport|Norwich',
  FL: 'Pensacola|Lakeland|Ocala|Gainesville|Daytona Beach|Fort Myers|Sarasota|Panama City',
  GA: 'Augusta|Valdosta',
  IA: 'Davenport|Iowa City|Dubuque|Sioux City',
  ID: 'Coeur d Alene|Idaho Falls|Pocatello|Twin Falls',
  IL: 'Peoria|Rockford|Champaign|Decatur|Bloomington',
  IN: 'Terre Haute|Muncie|Kokomo|Elkhart',
  LA: 'Lafayette|Lake Charles|Monroe',
  ME: 'Lewiston',
  MI: 'Flint|Saginaw|Battle Creek|Traverse City',
  MN: 'Duluth|St Cloud|Mankato',
  MS: 'Jackson|Biloxi|Gulfport|Hattiesburg',
  MT: 'Billings|Great Falls|Bozeman',
  NC: 'Hickory|New Bern',
  ND: 'Grand Forks|Minot',
  NE: 'Grand Island',
  NY: 'Binghamton|Elmira|Glens Falls|Watertown',
  OH: 'Toledo|Youngstown|Mansfield',
  OK: 'Lawton|Enid',
  OR: 'Eugene|Salem|Medford|Bend',
  PA: 'Erie|Johnstown|Altoona',
  SC: 'Charleston|Greenville|Spartanburg',
  SD: 'Rapid City',
  TN: 'Johnson City|Clarksville|Kingsport',
  TX: 'Waco|Tyler|Beaumont|Amarillo|Abilene|Killeen|Laredo|McAllen|Midland|Odessa|Wichita Falls|Texarkana',
  UT: 'St George|Logan',
  VA: 'Lynchburg|Harrisonburg',
  VT: 'Burlington',
  WA: 'Bellingham|Olympia|Wenatchee',
  WI: 'Madison|Green Bay|Appleton|Oshkosh|Eau Claire|La Crosse|Racine|Wausau',
  WV: 'Huntington|Morgantown|Wheeling',
  WY: 'Cheyenne|Casper',
};

const STATES = new Map(
  Object.entries(CITIES).flatMap(([state, names]) =>
    names.split('|').map((name) => [plainWords(name).join(' '), state] as const),
  ),
);

const IS_AREA = /\bmetro(?:politan|plex)?\b|^\s*greater\b.*\b(?:area|region)\b/i;

/** The state of the metropolitan area that a text names after one of these cities; null if it names none. */
export function stateOfArea(text: string, city: string): string | null {
  return IS_AREA.test(text) ? (STATES.get(plainWords(city).join(' ')) ?? null) : null;
}
