import { fold } from './text-line.ts';

const COUNTRY_CODES =
  'AD AE AF AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BJ BN BO BR BS BW BY BZ CA CD CG CH CI CL CM CN CO CR CU CV CY CZ DE DK DO DZ EC EE EG ES ET FI FJ FR GA GB GE GH GM GN GR GT GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KR KW KZ LA LB LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NZ OM PA PE PG PH PK PL PR PS PT PY QA RO RS RU RW SA SD SE SG SI SK SL SN SO SS SV SY TD TG TH TJ TM TN TR TT TW TZ UA UG US UY UZ VE VN YE ZA ZM ZW';

const US_STATES =
  'AL:Alabama AK:Alaska AZ:Arizona AR:Arkansas CA:California CO:Colorado CT:Connecticut DE:Delaware DC:District of Columbia FL:Florida GA:Georgia HI:Hawaii ID:Idaho IL:Illinois IN:Indiana IA:Iowa KS:Kansas KY:Kentucky LA:Louisiana ME:Maine MD:Maryland MA:Massachusetts MI:Michigan MN:Minnesota MS:Mississippi MO:Missouri MT:Montana NE:Nebraska NV:Nevada NH:New Hampshire NJ:New Jersey NM:New Mexico NY:New York NC:North Carolina ND:North Dakota OH:Ohio OK:Oklahoma OR:Oregon PA:Pennsylvania RI:Rhode Island SC:South Carolina SD:South Dakota TN:Tennessee TX:Texas UT:Utah VT:Vermont VA:Virginia WA:Washington WV:West Virginia WI:Wisconsin WY:Wyoming';
const CA_PROVINCES =
  'AB:Alberta BC:British Columbia MB:Manitoba NB:New Brunswick NL:Newfoundland and Labrador NS:Nova Scotia ON:Ontario PE:Prince Edward Island QC:Quebec SK:Saskatchewan';
const AU_STATES =
  'NSW:New South Wales VIC:Victoria QLD:Queensland TAS:Tasmania ACT:Australian Capital Territory';
/** Regions written out after a city, by country. */
const REGIONS: Record<string, string> = {
  IN: 'Andhra Pradesh|Arunachal Pradesh|Assam|Bihar|Chhattisgarh|Delhi|Goa|Gujarat|Haryana|Himachal Pradesh|Jammu and Kashmir|Jharkhand|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Manipur|Meghalaya|Mizoram|Nagaland|Odisha|Orissa|Punjab|Rajasthan|Sikkim|Tamil Nadu|Tamilnadu|Telangana|Tripura|Uttar Pradesh|Uttarakhand|Uttaranchal|West Bengal|Chandigarh|Puducherry|Pondicherry',
  GB: 'England|Scotland|Wales|Northern Ireland|U.K.|UK|Great Britain|Greater London|West Midlands|West Yorkshire|Surrey|Kent|Essex|Hertfordshire|Berkshire',
  US: 'USA|U.S.A.|U.S.|United States of America|US|D.C.',
  AE: 'UAE|U.A.E.',
  NL: 'The Netherlands|Holland',
  KR: 'Korea|Republic of Korea|South Korea',
  CZ: 'Czech Republic',
  TR: 'Turkey',
  VN: 'Viet Nam',
  DE: 'Bavaria|Bayern|Hessen|Sachsen|Baden-Württemberg',
};

/** Cities that stand alone on resumes; those that a person may well be called are left out. */
const CITIES: Record<string, string> = {
  US: 'New York|New York City|NYC|Brooklyn|Manhattan|Los Angeles|San Francisco|San Francisco Bay Area|Bay Area|Silicon Valley|Chicago|Houston|Seattle|Boston|San Diego|Dallas|Philadelphia|San Jose|San Antonio|Phoenix|Atlanta|Miami|Denver|Portland|Minneapolis|Detroit|Pittsburgh|Baltimore|Cleveland|Cincinnati|Nashville|Las Vegas|Salt Lake City|Washington DC|Washington, D.C.|Oakland|Sacramento|Kansas City|St. Louis|New Orleans|Tampa|Orlando|Honolulu|Milwaukee|Indianapolis|Columbus|Palo Alto|Mountain View|Sunnyvale|Santa Clara|Menlo Park|Cupertino|Redmond|Boulder|Ann Arbor|Greater Boston|Greater Seattle Area|Greater Chicago Area|Greater New York City Area',
  IN: 'Mumbai|Delhi|New Delhi|Bangalore|Bengaluru|Hyderabad|Chennai|Kolkata|Pune|Ahmedabad|Jaipur|Lucknow|Kanpur|Nagpur|Indore|Thane|Bhopal|Visakhapatnam|Patna|Vadodara|Ghaziabad|Ludhiana|Agra|Nashik|Faridabad|Meerut|Rajkot|Varanasi|Navi Mumbai|Coimbatore|Kochi|Cochin|Noida|Greater Noida|Gurgaon|Gurugram|Chandigarh|Mysore|Mysuru|Mangalore|Trivandrum|Thiruvananthapuram|Bhubaneswar|Ranchi|Raipur|Guwahati|Dehradun|Madurai|Vijayawada|Surat|Jodhpur|Jabalpur|Secunderabad|Hubli|Belgaum|Mohali|Panchkula|Vellore|Salem|Tiruchirappalli|Trichy|Kanchipuram|Pondicherry|Hosur',
  GB: 'London|Greater London|Manchester|Birmingham|Leeds|Glasgow|Edinburgh|Liverpool|Bristol|Sheffield|Cardiff|Belfast|Nottingham|Newcastle upon Tyne|Cambridge|Oxford|Brighton|Southampton|Leicester|Aberdeen',
  CA: 'Toronto|Montreal|Montréal|Vancouver|Calgary|Ottawa|Edmonton|Winnipeg|Quebec City|Mississauga|Waterloo|Greater Toronto Area|Halifax',
  AU: 'Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra|Gold Coast',
  NZ: 'Auckland|Wellington|Christchurch',
  DE: 'Berlin|Munich|München|Hamburg|Frankfurt|Frankfurt am Main|Cologne|Köln|Stuttgart|Düsseldorf|Leipzig|Dresden|Nuremberg|Nürnberg|Hannover|Bonn|Karlsruhe|Heidelberg',
  FR: 'Paris|Lyon|Marseille|Toulouse|Bordeaux|Nantes|Lille|Nice|Strasbourg|Grenoble|Montpellier|Rennes',
  ES: 'Madrid|Barcelona|Valencia|Sevilla|Seville|Málaga|Bilbao|Zaragoza|Granada',
  IT: 'Rome|Roma|Milan|Milano|Turin|Torino|Naples|Napoli|Bologna|Venezia|Firenze',
  PT: 'Lisbon|Lisboa|Porto|Braga',
  NL: 'Amsterdam|Rotterdam|The Hague|Den Haag|Utrecht|Eindhoven|Delft',
  BE: 'Brussels|Bruxelles|Brussel|Antwerp|Ghent',
  CH: 'Zurich|Zürich|Geneva|Genève|Basel|Bern|Lausanne',
  AT: 'Vienna|Wien|Graz|Salzburg|Linz',
  IE: 'Dublin|Cork|Galway',
  SE: 'Stockholm|Gothenburg|Göteborg|Malmö',
  NO: 'Oslo|Bergen|Trondheim',
  DK: 'Copenhagen|København|Aarhus',
  FI: 'Helsinki|Espoo|Tampere',
  PL: 'Warsaw|Warszawa|Kraków|Krakow|Wrocław|Wroclaw|Gdańsk|Gdansk|Poznań',
  CZ: 'Prague|Praha|Brno',
  HU: 'Budapest',
  RO: 'Bucharest|București|Cluj-Napoca|Timișoara',
  GR: 'Athens|Thessaloniki',
  TR: 'Istanbul|İstanbul|Ankara|Izmir',
  IL: 'Tel Aviv|Jerusalem|Haifa',
  AE: 'Dubai|Abu Dhabi|Sharjah',
  SA: 'Riyadh|Jeddah',
  QA: 'Doha',
  EG: 'Cairo|Alexandria|Giza',
  NG: 'Lagos|Abuja|Port Harcourt|Ibadan',
  KE: 'Nairobi|Mombasa',
  GH: 'Accra|Kumasi',
  ZA: 'Johannesburg|Cape Town|Durban|Pretoria',
  MA: 'Casablanca|Rabat',
  TN: 'Tunis',
  PK: 'Karachi|Lahore|Islamabad|Rawalpindi|Faisalabad|Peshawar|Multan',
  BD: 'Dhaka|Chittagong',
  LK: 'Colombo',
  NP: 'Kathmandu',
  CN: 'Beijing|Shanghai|Shenzhen|Guangzhou|Hangzhou|Chengdu',
  HK: 'Hong Kong',
  TW: 'Taipei|Hsinchu',
  SG: 'Singapore',
  MY: 'Kuala Lumpur|Penang',
  ID: 'Jakarta|Bandung|Surabaya',
  TH: 'Bangkok|Chiang Mai',
  VN: 'Hanoi|Ho Chi Minh City|Saigon',
  PH: 'Manila|Quezon City|Makati|Cebu City|Taguig',
  JP: 'Tokyo|Osaka|Kyoto|Yokohama',
  KR: 'Seoul|Busan',
  BR: 'São Paulo|Sao Paulo|Rio de Janeiro|Brasília|Belo Horizonte|Curitiba|Porto Alegre',
  MX: 'Mexico City|Ciudad de México|Guadalajara|Monterrey',
  AR: 'Buenos Aires|Córdoba',
  CL: 'Santiago de Chile',
  CO: 'Bogotá|Bogota|Medellín|Medellin',
  PE: 'Lima',
  UA: 'Kyiv|Kiev|Lviv|Kharkiv|Odesa',
  RU: 'Moscow|Saint Petersburg',
};

const country_of_name = new Map<string, string>();
const country_of_city = new Map<string, string>();
const country_of_abbreviation = new Map<string, string>();

for (const locale of ['en', 'es', 'de', 'fr', 'it', 'pt', 'nl']) {
  const display = new Intl.DisplayNames([locale], { type: 'region' });
  for (const code of COUNTRY_CODES.split(' ')) country_of_name.set(fold(display.of(code) ?? code), code);
}
for (const [code, list] of [
  ['US', US_STATES],
  ['CA', CA_PROVINCES],
  ['AU', AU_STATES],
] as const) {
  for (const [, short, name] of list.matchAll(/([A-Z]{2,3}):(.+?)(?= [A-Z]{2,3}:|$)/g)) {
    country_of_abbreviation.set(short!, code);
    // "Georgia" alone is the country as well as the state; the state is the one that follows a city.
    if (!country_of_name.has(fold(name!))) country_of_name.set(fold(name!), code);
  }
}
for (const [code, names] of Object.entries(REGIONS)) {
  for (const name of names.split('|')) country_of_name.set(fold(name), code);
}
for (const [code, names] of Object.entries(CITIES)) {
  for (const name of names.split('|')) country_of_city.set(fold(name), code);
}

/** Country of a country or region name ("Deutschland", "Karnataka", "Texas"), or of nothing. */
export function countryOfName(text: string): string | undefined {
  return country_of_name.get(fold(text));
}

/** Country of a city that is known by itself. */
export function countryOfCity(text: string): string | undefined {
  return country_of_city.get(fold(text));
}

/** Country of "CA", "ON", "NSW" as written after a city: capitals only. */
export function countryOfAbbreviation(text: string): string | undefined {
  return country_of_abbreviation.get(text.trim());
}
