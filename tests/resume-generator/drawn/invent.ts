import { VOCABULARIES } from '../people/vocabularies.ts';
import type { Vocabulary } from '../people/vocabulary.ts';
import type { Random } from '../random.ts';
import { listedTitles } from './listed-titles.ts';
import type { Words } from './words/words.ts';

const SYLLABLES =
  'ba|bel|bor|cal|cor|da|del|dra|fen|fi|gal|gri|hal|in|jo|kar|ko|lan|lo|lum|ma|mer|mon|na|nex|no|or|pal|per|qui|ra|ren|ri|sal|sen|sol|ta|ter|tor|ul|va|ven|vi|wal|xan|yor|zen|zo';
const ENDINGS = 'a|o|is|ex|on|um|ia|us|ix|en|tec|net|lux|soft|line|pro|dis|ter|via';
const FIRST =
  'Blue|Silver|North|Amber|Iron|Swift|Green|Harbor|River|Cedar|Salt|Copper|Clear|Winter|Red|Open|Bright|Urban|Alpha|Prime|Euro|Nova|Terra|Grand';
const SECOND =
  'Plover|Lantern|Anchor|Meadow|Compass|Orchard|Beacon|Ferry|Loom|Badger|Willow|Signal|Harvest|Acorn|Bridge|Sail|Systems|Media|Works|Data|Care|Foods|Design|Energy|Bank|Mobile|Cloud';

/** A name that no list has. */
export function coinName(random: Random): string {
  const word = () =>
    capital(
      `${random.word(SYLLABLES)}${random.word(SYLLABLES)}${random.chance(0.6) ? random.word(ENDINGS) : ''}`,
    );
  const kind = random.next();
  if (kind < 0.5) return word();
  if (kind < 0.6) return acronym(random);
  if (kind < 0.75) return `${random.word(FIRST)} ${random.word(SECOND)}`;
  if (kind < 0.85) return `${random.word(FIRST)}${random.word(SECOND)}`;
  if (kind < 0.9) return `${word()} ${word()}`;
  if (kind < 0.94) return word().toUpperCase();
  if (kind < 0.97) return `${word()}-${word()}`;
  return `${random.between(2, 24)}${random.pick([word(), 'You', 'Plus', '4Tec'])}`;
}

function acronym(random: Random): string {
  const letter = () => random.pick([...'ABCDEFGHIKLMNOPRSTUVZ']);
  return Array.from({ length: random.between(2, 4) }, letter).join(random.chance(0.12) ? '.' : '');
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** What the names of one resume are made of. */
export class Inventor {
  readonly random: Random;
  readonly words: Words;
  readonly vocabulary: Vocabulary;

  constructor(random: Random, words: Words) {
    this.random = random;
    this.words = words;
    this.vocabulary = VOCABULARIES.find(({ language }) => language === words.language)!;
  }

  first(): string {
    return this.random.word(`${this.words.firstNames}|${this.vocabulary.firstNames}`);
  }

  last(): string {
    return this.random.word(`${this.words.lastNames}|${this.vocabulary.lastNames}`);
  }

  /** The pattern with its signs filled in. */
  fill(pattern: string): string {
    return pattern
      .replace(/\{N\}/g, () => coinName(this.random))
      .replace(/\{L\}/g, () => this.last())
      .replace(/\{P\}/g, () =>
        this.random.chance(0.3) ? this.last() : `${this.first()} ${this.last().split(' ').at(-1)}`,
      )
      .replace(/\{T\}/g, () => this.town())
      .replace(/#/g, () => String(this.random.between(1, 9)));
  }

  /** A town that people know, or one of a made-up name. */
  town(): string {
    if (this.random.chance(0.12))
      return capital(
        `${this.random.word(SYLLABLES)}${this.random.word(SYLLABLES)}${this.random.pick(['ville', 'burg', 'ham', 'stad', 'ano', 'ów', 'ești', 'a', 'heim', 'by'])}`,
      );
    const country = this.random.pick(this.words.countries);
    return this.random.pick(townsOf(country.code, this.vocabulary));
  }

  employer(): string {
    return this.random.chance(0.15)
      ? this.random.word(this.vocabulary.employers)
      : this.fill(this.random.word(this.words.employers));
  }

  school(lower: boolean): string {
    if (!lower && this.random.chance(0.12)) return this.random.word(this.vocabulary.schools);
    return this.fill(this.random.word(lower ? this.words.lowerSchools : this.words.schools));
  }

  title(): string {
    const { random, words, vocabulary } = this;
    if (words.language === 'en' && random.chance(0.55)) return titleCase(random.pick(listedTitles()));
    if (random.chance(0.25)) return random.word(random.pick(vocabulary.occupations).titles);
    const role = random.word(words.roles);
    const title = random.word(words.complements).replace('{}', () => role);
    return random.chance(0.3) && words.language !== 'tr' ? role : title;
  }

  skills(count: number): string[] {
    const { random, vocabulary } = this;
    const lists = Array.from({ length: 3 }, () => random.pick(vocabulary.occupations).skills);
    const english = Array.from({ length: 2 }, () => random.pick(VOCABULARIES[0]!.occupations).skills);
    return random.some([...new Set([...lists, ...english].join('|').split('|'))], count);
  }

  task(): string {
    const { random, words, vocabulary } = this;
    return random.chance(0.5)
      ? random.word(random.pick(vocabulary.occupations).tasks)
      : this.fill(random.word(words.tasks));
  }
}

function titleCase(title: string): string {
  return title.replace(
    /(^|[\s/-])(\p{Ll})(?=\p{L}{3})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

const TOWNS: Record<string, string> = {
  US: 'Austin|Tulsa|Baton Rouge|Macon|Orono|Milwaukee|Caribou|Boise|Hialeah|Somerville|Fort Wayne|St. Louis|Coral Gables|Los Angeles|New York|Denver|Racine|Salt Lake City',
  GB: 'Leeds|Brighton|Reading|Milton Keynes|Newcastle upon Tyne|Bath|Kendal|Bury St Edmunds|London|Stoke-on-Trent|Swindon',
  IN: 'Pune|Bengaluru|Hyderabad|Coimbatore|Nagpur|New Delhi|Vijayawada|Chennai|Thane|Guntur|Mysore',
  CA: 'Toronto|Saskatoon|Kitchener|Halifax|Sudbury|Red Deer',
  IE: 'Dublin|Cork|Sligo|Kilkenny',
  DE: 'Leipzig|Gotha|Landshut|Wiesloch|Lörrach|Dingolfing|Bad Homburg|Frankfurt am Main|Rothenburg ob der Tauber|Husum|Friedberg|Ratingen|Castrop-Rauxel|Köln|Halle (Saale)|St. Wendel|Monheim',
  AT: 'Wien|Graz|Linz|Wels|Bregenz|St. Pölten|Klagenfurt',
  CH: 'Zürich|Bern|Wil|Winterthur|Chur|Lausanne|Genève|Fribourg|Lugano',
  FR: 'Roubaix|Lyon|Toulouse|Saint-Étienne|Meylan|Terrasson|Le Mans|Clermont-Ferrand|Leers|Aix-en-Provence|Évry|Quimper|La Rochelle|Bobigny|Villeneuve-d’Ascq',
  BE: 'Liège|Namur|Gent|Leuven|Mechelen|Charleroi|Kortrijk',
  ES: 'Sevilla|Dos Hermanas|Gijón|Alcalá de Henares|San Sebastián|Vigo|Jaén|Elche|Lugo|Santa Cruz de Tenerife|Móstoles',
  MX: 'Monterrey|Oaxaca|Guadalajara|Tepic|San Luis Potosí|Puebla',
  CO: 'Bogotá|Medellín|Pereira|Cali|Bucaramanga',
  AR: 'Rosario|Córdoba|Chacabuco|La Plata|Mendoza',
  BR: 'Osasco|Goiânia|Santo Ângelo|Niterói|Itapetininga|Campinas|São José dos Campos|Porto Alegre|Feira de Santana|Belo Horizonte|Juiz de Fora',
  PT: 'Viseu|Porto|Vila Nova de Gaia|Braga|Caldas da Rainha|Évora|Setúbal|Biscoitos',
  IT: 'Parma|Teramo|Crotone|Reggio Emilia|Montebelluna|Oniferi|Bari|Sesto San Giovanni|La Spezia|Giarre|Trento|L’Aquila',
  NL: 'Zwolle|Dalfsen|Ommen|Amersfoort|Den Haag|Kraggenburg|Deventer|Otterlo|’s-Hertogenbosch|Alphen aan den Rijn|Eindhoven',
  PL: 'Gdańsk|Toruń|Żywiec|Łódź|Warszawa|Bielsko-Biała|Ostrów Wielkopolski|Nowy Sącz|Kraków|Rzeszów|Ełk',
  RO: 'Ploiești|Cluj-Napoca|Târgu Mureș|București|Iași|Bacău|Piatra Neamț|Râmnicu Vâlcea|Brașov',
  SE: 'Enköping|Bålsta|Malmö|Halmstad|Visby|Sundsvall|Jönköping|Svågertorp|Västra Frölunda|Luleå',
  TR: 'Çorum|İzmir|İskilip|Bornova|Karşıyaka|Ankara|Eskişehir|Gaziantep|Şanlıurfa|Kadıköy|İstanbul',
};

/** Towns of a country, and those that the vocabulary of the language names. */
export function townsOf(code: string, { places, language }: Vocabulary): string[] {
  const own = TOWNS[code]!.split('|');
  const home = {
    en: 'US',
    de: 'DE',
    fr: 'FR',
    es: 'ES',
    pt: 'BR',
    it: 'IT',
    nl: 'NL',
    pl: 'PL',
    ro: 'RO',
    sv: 'SE',
    tr: 'TR',
  };
  return home[language as keyof typeof home] === code
    ? [...own, ...places.split('|').filter((place) => !place.includes(','))]
    : own;
}
