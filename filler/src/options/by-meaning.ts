import { countryAsked } from '../places/asked-country.ts';
import { countryName, countryNamesAbroad } from '../places/countries.ts';
import { regionNamed } from '../places/regions.ts';
import { declineOption, sameOption, yesNoOption } from './choose-option.ts';
import { dateOption } from './date-part.ts';
import { durationOption, numbersIn, rangeOption } from './quantity.ts';

function only(found: readonly string[]): string | null {
  return found.length === 1 ? (found[0] ?? null) : null;
}

function tokens(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .match(/[\p{L}\p{N}+#]+/gu) ?? []
  ).filter((word) => !SMALL.has(word));
}

const SMALL = new Set('a an the of or and in to i my is am are de la el'.split(' '));

/** Words that turn an option into its opposite or into something else. */
const TURNS = new Set('not no non never without other none former ex un neither'.split(' '));

/** The only option with all the words of the answer, or all of whose words the answer has. */
function sharedWords(options: readonly string[], value: string): string | null {
  const said = new Set(tokens(value));
  if (said.size === 0) return null;
  const turned = (words: readonly string[]) => words.filter((word) => TURNS.has(word)).join();
  const comparable = options.filter((option) => turned(tokens(option)) === turned([...said]));
  const more = comparable.filter((option) => {
    const words = new Set(tokens(option));
    return [...said].every((word) => words.has(word));
  });
  if (more.length > 0) return only(more);
  return only(
    comparable.filter((option) => {
      const words = tokens(option);
      return words.length > 0 && words.join('').length >= 3 && words.every((word) => said.has(word));
    }),
  );
}

function countryOption(options: readonly string[], value: string): string | null {
  const code = /^[A-Z]{2}$/.test(value) ? value : countryAsked(value);
  if (!code || code === 'unclear') return null;
  const codes = options.filter((option) => option.trim() === code);
  const named = options.filter((option) => countryAsked(withoutDialingCode(option)) === code);
  const here = only(named) ?? only(codes) ?? sameOption([...options], countryName(code));
  if (here || named.length > 0) return here;
  const abroad = countryNamesAbroad(code).flatMap((name) => sameOption([...options], name) ?? []);
  return only([...new Set(abroad)]);
}

function withoutDialingCode(option: string): string {
  return option.replace(/\(?\+[\d\s-]+\)?/g, ' ').trim();
}

/** Dialing codes: "United States +1", "+1 (US)", "US (+1)", "+1". */
function dialingOption(options: readonly string[], country: string, code: string | null): string | null {
  const named =
    countryOption(options, country) ?? only(options.filter((option) => option.startsWith(country)));
  if (named) return named;
  const short = countryAsked(country);
  const others = (option: string) => {
    const named = countryAsked(withoutDialingCode(option));
    return named !== null && named !== short;
  };
  const coded = options.filter(
    (option) => code && new RegExp(`\\+${code}(?!\\d)`).test(option.replace(/[\s-]/g, '')) && !others(option),
  );
  return only(coded) ?? only(coded.filter((option) => short && new RegExp(`\\b${short}\\b`).test(option)));
}

function regionOption(options: readonly string[], value: string): string | null {
  const region = regionNamed(value);
  if (!region) return null;
  return only(
    options.filter((option) => {
      const found =
        regionNamed(option.replace(/^[A-Z]{2}-/, ''), region.country) ??
        regionNamed(option.replace(/\s*[(,–-].*$/, ''), region.country) ??
        regionNamed(option, region.country);
      return found?.code === region.code;
    }),
  );
}

/** Steps of education, from low to high, by the words that forms use. */
const DEGREES: [level: string, words: RegExp][] = [
  ['doctor', /\b(?:ph\.?\s?d|doctora\w*|doctor|doutorado|dottorato|doktor\w*|d\.?phil|promotion)\b/i],
  ['mba', /\bm\.?b\.?a\b|\bmaster (?:of|in) business administration\b/i],
  [
    'master',
    /\bmaster|\bm\.?\s?(?:sc|s|a|eng|tech|ed)\b\.?|\bpostgraduate\b|\bmagister\b|\bmagistrale\b|\bdiplom\b|\bmaîtrise\b|\bmestrado\b|\bm[áà]ster\b|\bmaestr[íi]a\b|\bmestre\b|\bbac ?\+ ?5\b|\bp[óo]s-gradua/i,
  ],
  [
    'bachelor',
    /\bbachelor|\bb\.?\s?(?:sc|s|a|eng|tech|ed|com)\b\.?|\bundergraduate\b|\blicenciatura\b|\blicence\b|\blicencjat\b|\bbacharelado\b|\bensino superior\b|\bgradua[çc][ãa]o\b|\bgrado\b(?! (?:medio|superior))|\bgrado (?:en|universitario)\b|\bestudios universitarios\b|\blaurea triennale\b|\bkandidat\w*|\bbac ?\+ ?3\b|\b4[- ]year\b/i,
  ],
  ['associate', /\bassociate|\b2[- ]year\b|\bbac ?\+ ?2\b|\bbts\b|\bdut\b/i],
  [
    'school',
    /\bhigh school|\bsecondary|\bged\b|\babitur\b|\bbaccalaur[ée]at\b|\bbac\b(?! ?\+)|\bbachillerato\b|\bensino m[ée]dio\b|\bmaturit[àa]\b|\bmatura\b|\ba-levels?\b/i,
  ],
];

function degreeLevel(text: string): string | null {
  return DEGREES.find(([, words]) => words.test(text))?.[0] ?? null;
}

/** "BS", "B.Sc.": the first letters of "Bachelor of Science". */
function initialsOption(options: readonly string[], value: string): string | null {
  const letters = (value.match(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu) ?? []).join('');
  if (letters.length < 2) return null;
  const isShort = (option: string) =>
    [letters, `${letters}C`].includes(option.replace(/\P{L}/gu, '').toUpperCase());
  return only(options.filter(isShort));
}

/** Beside "Post Graduate", a graduate is who has a first degree. */
function graduateOption(options: readonly string[]): string | null {
  if (!options.some((option) => /\bpost[- ]?graduat/i.test(option))) return null;
  return only(options.filter((option) => /^(?:college |university )?graduat(?:e|ion)$/i.test(option.trim())));
}

function degreeOption(options: readonly string[], value: string): string | null {
  const level = degreeLevel(value);
  if (!level) return null;
  const same = options.filter((option) => degreeLevel(option) === level);
  const done = same.filter(
    (option) => !/\b(?:some|currently|pursuing|in progress|incomplete|candidate|student)\b/i.test(option),
  );
  if (done.length === 0 && level === 'bachelor') return graduateOption(options);
  if (done.length <= 1) return only(done);
  return initialsOption(done, value) ?? sharedWords(done, value);
}

const SAME: RegExp[][] = [
  [
    /^(?:male|man|männlich|mann|homme|hombre|uomo|maschio|maschile|homem|mand|mężczyzna|muž|férfi|mies|erkek|bărbat|masculin\w*|m)$/i,
    /^(?:female|woman|weiblich|frau|femme|mujer|donna|femmina|femminile|mulher|vrouw|kvinn?[ade]|kobieta|žena|nő|nainen|kadın|femeie|f[ée]minin\w*|femenino|f|w|k)$/i,
    /^(?:non-?\s?binary.*|divers|genderqueer.*)$/i,
  ],
  [/\bhe\b.*\bhim\b/i, /\bshe\b.*\bher\b/i, /\bthey\b.*\bthem\b/i],
  [
    /full[ -]?time|vollzeit|temps plein/i,
    /part[ -]?time|teilzeit|temps partiel/i,
    /\bintern(?:ship)?\b|praktikum|stage/i,
    /\bcontract|freelance/i,
  ],
  [/remote/i, /hybrid/i, /on-?\s?site|in[- ]office|office/i],
  [
    /\bwhite\b/i,
    /\bblack\b|african american/i,
    /\basian\b/i,
    /hispanic|latin[oax]/i,
    /native hawaiian|pacific islander/i,
    /american indian|alaska/i,
    /two or more/i,
  ],
];

/** Options that mean the same in other words: "Man" and "Male". */
function synonymOption(options: readonly string[], value: string): string | null {
  for (const group of SAME) {
    const meant = group.filter((one) => one.test(value.trim()));
    const [meaning] = meant;
    if (!meaning || meant.length > 1) continue;
    const found = options.filter(
      (option) => meaning.test(option.trim()) && !/\bnot\b/i.test(option.replace(/\(.*?\)/g, '')),
    );
    const pure = found.filter(
      (option) => group.filter((one) => one.test(option.replace(/\(.*?\)/g, '').trim())).length === 1,
    );
    const answer = only(found) ?? only(pure);
    if (answer) return answer;
  }
  return null;
}

/** A yes or no, in a word or, about a status, in a sentence: "I am not a protected veteran". */
function saidYes(topic: string, value: string): boolean | null {
  if (/^(?:yes|true)\b/i.test(value)) return true;
  if (/^(?:no|false)\b/i.test(value)) return false;
  if (!STATUS.test(topic) || declineOption([value])) return null;
  if (/\b(?:not|no|non|don['’]t)\b/i.test(value)) return false;
  return /^i (?:am|have|identify)\b/i.test(value) ? true : null;
}

/** A yes or no about a status whose options are sentences: "I am not a protected veteran". */
function statusOption(topic: string, options: readonly string[], value: string): string | null {
  const yes = saidYes(topic, value);
  if (yes === null) return null;
  const own = yesNoOption([...options], yes);
  if (own) return own;
  if (!STATUS.test(topic)) return turnedOption(options, yes);
  const open = options.filter((option) => declineOption([option]) === null);
  const denies = (option: string) => /\b(?:not|no|non|never|don['’]t)\b/i.test(option);
  const sides = open.filter((option) => denies(option) !== yes && !/spouse|family|not sure/i.test(option));
  return only(sides);
}

/** Of two options that are the same but for a "not", the one that says yes or no: "Willing", "Not willing". */
function turnedOption(options: readonly string[], yes: boolean): string | null {
  const [one = '', other = '', ...more] = options.filter((option) => declineOption([option]) === null);
  const without = (option: string) => tokens(option.replace(/\b(?:not|un(?=willing|able))/gi, ' ')).join(' ');
  if (more.length > 0 || one === '' || other === '' || without(one) !== without(other)) return null;
  const denies = (option: string) => /\b(?:not\b|un(?:willing|able))/i.test(option);
  if (denies(one) === denies(other)) return null;
  return denies(one) === yes ? other : one;
}

const STATUS = /veteran|disab|hispanic|transgender|lgbt/;
const COUNTRIES = new Set(['country', 'citizenship']);
const DATES = /_date$/;
const NUMBERS = /^(?:years_|salary|hourly|monthly|daily|current_salary|gpa)/;

/**
 * The option that means an answer; null if none certainly does.
 *
 * @param topic what the question is about
 * @param dialing_code for `phone_country`: the digits of the code
 */
export function optionFor(
  topic: string,
  options: readonly string[],
  value: string,
  dialing_code: string | null = null,
): string | null {
  const name = topic.split(':', 1)[0] ?? topic;
  const same = sameOption([...options], value);
  if (same) return same;
  if (name === 'phone_country') return dialingOption(options, value, dialing_code);
  if (COUNTRIES.has(name)) return countryOption(options, value);
  if (name === 'state') return regionOption(options, value);
  if (name === 'location' || name === 'preferred_location') return sharedWords(options, value);
  if (NUMBERS.test(name)) {
    const [number, ...others] = numbersIn(value);
    return number !== undefined && others.length === 0 ? rangeOption(options, number) : null;
  }
  if (DATES.test(name) && /^\d{4}(?:-\d{2}){0,2}$/.test(value)) {
    const date = dateOption(options, value);
    if (date) return date;
  }
  if (name === 'notice_period' || name === 'start_date') {
    const span = durationOption(options, value);
    if (span) return span;
  }
  if (name === 'degree' || name === 'education_level') {
    const degree = degreeOption(options, value);
    if (degree) return degree;
  }
  return statusOption(name, options, value) ?? synonymOption(options, value) ?? sharedWords(options, value);
}
