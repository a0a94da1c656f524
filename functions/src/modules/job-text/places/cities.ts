import { plainWords } from '../words/plain-words.ts';
import type { Place } from './place.ts';

export type City = { name: string; region: string | null; country: string };

/**
 * Cities that are often written without their country, grouped by country or by country and region. `=` adds an
 * alternative name for the preceding city. Names that on a resume more often mean a person, a skill or a hobby
 * ("Victoria", "Reading") are left out. A name shared by two countries is listed under one of them only if that city
 * has at least three times the population of the other; otherwise it is listed under both and is ambiguous on its own.
 */
const CITIES: Record<string, string> = {
  'US-NY':
    'New York=New York City=NYC=Manhattan=New York Metro|Brooklyn|Queens|Bronx|Albany|Buffalo|Rochester|Syracuse|Yonkers|White Plains|Utica|Ithaca|Poughkeepsie|Schenectady',
  'US-CA':
    'Los Angeles|San Francisco=San Francisco Bay=SF=SF Bay|San Jose|San Diego|Oakland|Sacramento|Palo Alto|Mountain View|Sunnyvale|Santa Clara|Menlo Park|Cupertino|Redwood City|South San Francisco|San Mateo|Fremont|Irvine|Long Beach|Anaheim|Santa Monica|Santa Barbara|Bakersfield|Fresno|Pasadena|Burbank|Berkeley|Ontario|Culver City|Modesto|Chula Vista|Torrance|El Segundo',
  'US-WA': 'Seattle|Bellevue|Redmond|Kirkland|Tacoma|Spokane|Yakima',
  'US-OR': 'Portland|Beaverton',
  'US-SC': 'Myrtle Beach',
  'US-KS': 'Wichita|Overland Park|Topeka',
  'US-IA': 'Des Moines|Cedar Rapids',
  'US-AR': 'Little Rock|Bentonville',
  'US-SD': 'Sioux Falls',
  'US-ND': 'Fargo|Bismarck',
  'US-MT': 'Missoula',
  'US-IL': 'Chicago|Naperville',
  'US-MA': 'Boston|Cambridge|Somerville|Worcester',
  'US-TX':
    'Austin|Dallas=DFW|Houston|San Antonio|Fort Worth|El Paso|Plano|Irving|Corpus Christi|Lubbock|Killeen|Laredo|McAllen|Amarillo|Frisco|Waco|Round Rock',
  'US-CO': 'Denver|Boulder|Colorado Springs|Fort Collins',
  'US-AZ': 'Phoenix|Tucson|Scottsdale|Tempe|Mesa',
  'US-GA': 'Atlanta|Savannah|Macon',
  'US-FL':
    'Miami|Tampa=Tampa Bay|Orlando|Jacksonville|Fort Lauderdale|St. Petersburg|Tallahassee|Fort Myers|Pensacola|Sarasota|Boca Raton|Cape Coral',
  'US-PA': 'Philadelphia|Pittsburgh|State College|Allentown|Scranton|Harrisburg',
  'US-DC': 'Washington=Washington DC=Washington D C',
  'US-MD': 'Baltimore|Bethesda|Rockville',
  'US-VA': 'Richmond|Arlington|Reston|Virginia Beach|Charlottesville|Chesapeake|Newport News|Roanoke',
  'US-MI': 'Detroit|Ann Arbor|Grand Rapids|Lansing|Kalamazoo',
  'US-MN': 'Minneapolis|St. Paul=Saint Paul',
  'US-TN': 'Nashville|Memphis|Knoxville|Chattanooga|Murfreesboro',
  'US-NC': 'Charlotte|Raleigh|Durham|Greensboro|Winston-Salem|Asheville',
  'US-UT': 'Salt Lake City|Lehi|Provo|Ogden',
  'US-NV': 'Las Vegas|Reno',
  'US-OH': 'Columbus|Cleveland|Cincinnati|Akron|Dayton',
  'US-IN': 'Indianapolis|South Bend|Fort Wayne|Evansville',
  'US-WI': 'Milwaukee',
  'US-MO': 'St. Louis=Saint Louis|Kansas City',
  'US-LA': 'New Orleans|Baton Rouge|Shreveport',
  'US-NJ': 'Newark|Jersey City|Hoboken',
  'US-HI': 'Honolulu',
  'US-KY': 'Louisville|Lexington',
  'US-OK': 'Oklahoma City|Tulsa',
  'US-NE': 'Omaha',
  'US-NM': 'Albuquerque|Santa Fe',
  'US-ID': 'Boise',
  'US-AL': 'Huntsville|Tuscaloosa',
  'US-RI': 'Providence',
  'US-CT': 'Hartford|New Haven|Stamford',
  'CA-ON': 'Toronto=Greater Toronto|Ottawa|Mississauga|Waterloo|Kitchener|Hamilton|Markham|Brampton',
  'CA-BC': 'Vancouver|Burnaby',
  'CA-QC': 'Montreal|Quebec City|Laval',
  'CA-AB': 'Calgary|Edmonton',
  'CA-MB': 'Winnipeg',
  'CA-NS': 'Halifax',
  'CA-NL': 'St. John’s|Corner Brook|Gander|Mount Pearl',
  'CA-SK': 'Saskatoon|Moose Jaw',
  'CA-PE': 'Charlottetown|Summerside',
  'CA-NT': 'Yellowknife',
  'AU-NSW': 'Sydney|Newcastle',
  'AU-VIC': 'Melbourne|Geelong',
  'AU-QLD': 'Brisbane|Gold Coast',
  'AU-WA': 'Perth|Fremantle',
  'AU-SA': 'Adelaide',
  'AU-ACT': 'Canberra',
  'AU-TAS': 'Hobart',
  'AU-NT': 'Darwin',
  GB: 'London|Manchester|Birmingham|Leeds|Glasgow|Edinburgh|Liverpool|Bristol|Sheffield|Cardiff|Belfast|Nottingham|Newcastle upon Tyne=Newcastle|Cambridge|Oxford|Brighton|Southampton|Leicester|Aberdeen|Milton Keynes|Coventry|Kingston upon Hull|Wolverhampton|Stoke-on-Trent|Swansea|Sunderland|Norwich|Exeter|Cheltenham|Swindon|Bournemouth|Middlesbrough|Blackpool|Huddersfield|Colchester|Basingstoke|Dundee|Inverness|Warrington|Telford|Northampton|Luton|Guildford',
  IN: 'Mumbai=Bombay|Delhi=Delhi NCR|New Delhi|Bangalore=Bengaluru|Hyderabad|Chennai=Madras|Kolkata=Calcutta|Pune|Ahmedabad|Jaipur|Lucknow|Kanpur|Nagpur|Indore|Thane|Bhopal|Visakhapatnam|Patna|Vadodara|Ghaziabad|Ludhiana|Agra|Nashik|Faridabad|Meerut|Rajkot|Varanasi|Navi Mumbai|Coimbatore|Kochi=Cochin|Noida|Greater Noida|Gurgaon=Gurugram|Chandigarh|Mysore=Mysuru|Mangalore=Mangaluru|Trivandrum=Thiruvananthapuram|Bhubaneswar|Ranchi|Raipur|Guwahati|Dehradun|Madurai|Vijayawada|Surat|Jodhpur|Jabalpur|Secunderabad|Hubli|Belgaum|Mohali|Panchkula|Vellore|Tiruchirappalli=Trichy|Kanchipuram|Pondicherry|Hosur',
  DE: 'Berlin|Munich=München|Hamburg|Frankfurt=Frankfurt am Main|Cologne=Köln|Stuttgart|Düsseldorf|Leipzig|Dresden|Nuremberg=Nürnberg|Hannover=Hanover|Bonn|Karlsruhe|Heidelberg|Dortmund|Essen|Bremen|Mannheim|Aachen|Potsdam|Kassel|Freiburg=Freiburg im Breisgau|Mainz|Wiesbaden|Augsburg|Kiel|Lübeck|Rostock|Magdeburg|Erfurt|Bielefeld|Münster|Osnabrück|Oldenburg|Göttingen|Braunschweig|Wolfsburg|Regensburg|Würzburg|Ingolstadt|Ulm|Wuppertal|Bochum|Duisburg|Chemnitz|Jena|Saarbrücken|Heilbronn|Paderborn|Koblenz|Trier|Mönchengladbach|Krefeld|Darmstadt|Konstanz|Tübingen|Bremerhaven|Erlangen',
  FR: 'Paris|Lyon|Marseille|Toulouse|Bordeaux|Nantes|Lille|Nice|Strasbourg|Grenoble|Montpellier|Rennes|Sophia Antipolis|Reims|Le Havre|Saint-Étienne|Toulon|Dijon|Angers|Nîmes|Villeurbanne|Clermont-Ferrand|Le Mans|Aix-en-Provence|Limoges|Amiens|Perpignan|Metz|Besançon|Orléans|Rouen|Mulhouse|Caen|Avignon|Poitiers|La Rochelle|Annecy|Boulogne-Billancourt|Roubaix|Tourcoing',
  ES: 'Madrid|Barcelona|Valencia|Seville=Sevilla|Málaga|Bilbao|Zaragoza|Granada|Palma de Mallorca|Murcia|Alicante|Valladolid|Vigo|Gijón|Oviedo|Vitoria-Gasteiz=Vitoria|A Coruña=La Coruña|Elche|Terrassa|Sabadell|Jerez de la Frontera|Pamplona|Almería|San Sebastián=Donostia|Santander|Burgos|Salamanca|Logroño|Badajoz|Huelva|Lleida|Tarragona|Girona|Cádiz|Las Palmas de Gran Canaria=Las Palmas|Santa Cruz de Tenerife|Getafe|Alcalá de Henares',
  VE: 'Valencia|Caracas|Maracaibo',
  IT: 'Rome=Roma|Milan=Milano|Turin=Torino|Naples=Napoli|Bologna|Venice=Venezia|Firenze|Bari|Palermo|Genoa=Genova|Catania|Verona|Padua=Padova|Trieste|Brescia|Parma|Modena|Reggio Emilia|Perugia|Livorno|Cagliari|Rimini|Bergamo|Vicenza|Pisa|Trento|Pescara|Monza|Lecce|Udine|Ancona',
  PT: 'Lisbon=Lisboa|Porto|Braga|Coimbra|Aveiro|Faro|Setúbal|Évora|Leiria|Funchal|Guimarães|Viseu',
  NL: 'Amsterdam|Rotterdam|The Hague=Den Haag|Utrecht|Eindhoven|Delft|Groningen|Leiden|Breda|Arnhem|Zwolle|Tilburg|Almere|Nijmegen|Enschede|Haarlem|Apeldoorn|Amersfoort|Den Bosch=’s-Hertogenbosch|Maastricht|Dordrecht|Zoetermeer|Leeuwarden|Deventer|Hilversum|Zeist',
  BE: 'Brussels=Bruxelles=Brussel|Antwerp=Antwerpen|Ghent=Gent|Leuven|Bruges=Brugge|Liège=Luik|Namur=Namen|Charleroi|Mechelen|Hasselt',
  CH: 'Zurich|Geneva=Genève|Basel|Bern|Lausanne|Zug|Luzern=Lucerne|St. Gallen|Winterthur|Lugano',
  AT: 'Vienna=Wien|Graz|Salzburg|Linz|Innsbruck|Klagenfurt',
  IE: 'Dublin|Cork|Galway|Limerick',
  SE: 'Stockholm|Gothenburg=Göteborg|Malmö|Uppsala|Västerås|Örebro|Linköping|Helsingborg|Jönköping|Norrköping|Lund|Umeå|Gävle|Borås|Södertälje|Eskilstuna|Karlstad|Växjö|Halmstad|Sundsvall|Luleå|Östersund|Kalmar|Falun|Skellefteå',
  NO: 'Oslo|Bergen|Trondheim|Stavanger|Kristiansand|Tromsø|Ålesund|Drammen|Bodø',
  DK: 'Copenhagen=København|Aarhus|Odense|Aalborg|Esbjerg',
  FI: 'Helsinki|Espoo|Tampere|Turku|Oulu|Vantaa|Jyväskylä|Kuopio',
  IS: 'Reykjavik',
  PL: 'Warsaw=Warszawa|Krakow=Cracow|Wrocław|Gdańsk|Poznań|Łódź|Katowice|Szczecin|Bydgoszcz|Lublin|Białystok|Gdynia|Częstochowa|Radom|Toruń|Rzeszów|Kielce|Gliwice|Olsztyn|Opole|Zielona Góra|Bielsko-Biała|Tychy|Sopot',
  CZ: 'Prague=Praha|Brno',
  SK: 'Bratislava',
  SI: 'Ljubljana',
  HR: 'Zagreb',
  RS: 'Belgrade=Beograd|Novi Sad',
  BG: 'Sofia',
  HU: 'Budapest',
  RO: 'Bucharest=București|Cluj-Napoca=Cluj|Timișoara|Iasi|Brașov|Constanța|Craiova|Galați|Ploiești|Oradea|Brăila|Arad|Pitești|Sibiu|Bacău|Târgu Mureș|Baia Mare|Buzău|Suceava',
  GR: 'Athens|Thessaloniki',
  CY: 'Nicosia|Limassol',
  EE: 'Tallinn|Tartu',
  LV: 'Riga',
  LT: 'Vilnius|Kaunas',
  UA: 'Kyiv=Kiev|Lviv|Kharkiv|Odesa=Odessa|Dnipro',
  BY: 'Minsk',
  GE: 'Tbilisi|Batumi',
  AM: 'Yerevan',
  AZ: 'Baku',
  KZ: 'Almaty|Astana',
  AL: 'Tirana',
  TR: 'Istanbul|Ankara|Izmir|Bursa|Antalya|Adana|Konya|Gaziantep|Mersin|Kayseri|Eskişehir|Diyarbakır|Denizli|Trabzon|Sakarya|Kocaeli|Malatya|Erzurum|Manisa|Muğla|Balıkesir|Tekirdağ|Çanakkale',
  IL: 'Tel Aviv=Tel Aviv-Yafo=Tel Aviv-Jaffa|Jerusalem|Haifa|Herzliya|Ramat Gan|Petah Tikva|Netanya|Raanana=Ra’anana',
  AE: 'Dubai|Abu Dhabi|Sharjah',
  SA: 'Riyadh|Jeddah|Dammam|Dhahran',
  QA: 'Doha',
  KW: 'Kuwait City',
  BH: 'Manama',
  LB: 'Beirut',
  JO: 'Amman',
  EG: 'Cairo|Alexandria|Giza',
  NG: 'Lagos|Abuja|Port Harcourt|Ibadan',
  KE: 'Nairobi|Mombasa',
  GH: 'Accra|Kumasi',
  UG: 'Kampala',
  TZ: 'Dar es Salaam',
  RW: 'Kigali',
  ET: 'Addis Ababa',
  SN: 'Dakar',
  ZA: 'Johannesburg|Cape Town|Durban|Pretoria',
  MA: 'Casablanca|Rabat|Marrakech|Tangier',
  TN: 'Tunis',
  PK: 'Karachi|Lahore|Islamabad|Rawalpindi|Faisalabad|Peshawar|Multan',
  BD: 'Dhaka|Chittagong',
  LK: 'Colombo',
  NP: 'Kathmandu',
  CN: 'Beijing|Shanghai|Shenzhen|Guangzhou|Hangzhou|Chengdu|Suzhou|Nanjing|Wuhan|Xi’an',
  TW: 'Taipei|Hsinchu|Taichung|Kaohsiung',
  MN: 'Ulaanbaatar',
  MY: 'Kuala Lumpur|Penang',
  ID: 'Jakarta|Bandung|Surabaya|Bali',
  TH: 'Bangkok|Chiang Mai',
  VN: 'Hanoi=Ha Noi|Ho Chi Minh City=Saigon=Ho Chi Minh|Da Nang',
  PH: 'Manila=Metro Manila|Quezon City|Makati|Cebu City=Cebu|Taguig|Pasig',
  JP: 'Tokyo|Osaka|Kyoto|Yokohama|Nagoya|Fukuoka',
  KR: 'Seoul|Busan|Seongnam',
  SG: 'Singapore',
  HK: 'Hong Kong',
  LU: 'Luxembourg',
  NZ: 'Auckland|Wellington|Christchurch',
  BR: 'São Paulo|Rio de Janeiro|Brasília|Belo Horizonte|Curitiba|Porto Alegre|Florianópolis|Recife|Campinas|Fortaleza|Manaus|Goiânia|Belém|Guarulhos|São Luís|Maceió|Teresina|João Pessoa|Joinville|Londrina|Ribeirão Preto|Uberlândia|Sorocaba|Cuiabá|Aracaju|Niterói',
  MX: 'Mexico City=Ciudad de México=CDMX|Guadalajara|Monterrey|Tijuana|Puebla|Mérida|Querétaro',
  AR: 'Buenos Aires|Córdoba',
  CL: 'Santiago=Santiago de Chile|Valparaíso',
  CO: 'Bogotá|Medellín|Cali|Barranquilla|Bucaramanga',
  PE: 'Lima|Arequipa',
  EC: 'Quito|Guayaquil',
  UY: 'Montevideo',
  PA: 'Panama City',
  GT: 'Guatemala City',
  DO: 'Santo Domingo',
  PR: 'San Juan',
  RU: 'Moscow=Moskva|Saint Petersburg=St. Petersburg',
};

let byName: Map<string, City[]> | undefined;

/** Listed cities with this name; empty if none. Several if countries or states share the name. */
export function citiesNamed(text: string): readonly City[] {
  if (!byName) {
    byName = new Map();
    for (const [where, list] of Object.entries(CITIES)) {
      const [country = '', region = null] = where.split('-');
      for (const spellings of list.split('|')) {
        const [name = '', ...others] = spellings.split('=').map((one) => plainWords(one).join(' '));
        for (const key of [name, ...others])
          byName.set(key, [...(byName.get(key) ?? []), { name, region, country }]);
      }
    }
  }
  return byName.get(plainWords(text).join(' ')) ?? [];
}

/** Whether the place is one of the listed cities, not a town that was read by its form alone. */
export function isListedCity({ city, country }: Place): boolean {
  return city !== null && citiesNamed(city).some((one) => one.country === country);
}
