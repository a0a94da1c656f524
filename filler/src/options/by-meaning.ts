import { countryAsked } from '../places/asked-country.ts';
import { countryName, countryNamesAbroad } from '../places/countries.ts';
import { regionNamed } from '../places/regions.ts';
import { declineOption, sameOption, yesNoOption } from './choose-option.ts';
import { dateOption } from './date-part.ts';
import { degreeOption } from './degrees.ts';
import { GENDERS, genderLetter } from './genders.ts';
import { durationOption, numbersIn, rangeOption } from './quantity.ts';
import { only, sharedWords, TURNS, tokens } from './shared-words.ts';

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

/** The option that names a place in two languages, one of them as the answer does: "Valencia/València". */
function inTwoLanguages(options: readonly string[], value: string): string | null {
  const plain = (name: string) => tokens(name).join(' ');
  const names = (option: string) => option.split('/').map(plain);
  return only(options.filter((option) => names(option).length === 2 && names(option).includes(plain(value))));
}

function regionOption(options: readonly string[], value: string): string | null {
  const region = regionNamed(value);
  if (!region) return inTwoLanguages(options, value);
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

const SAME: RegExp[][] = [
  GENDERS,
  [/\bhe\b.*\bhim\b/i, /\bshe\b.*\bher\b/i, /\bthey\b.*\bthem\b/i],
  [
    /full[ -]?time|vollzeit|temps plein/i,
    /part[ -]?time|teilzeit|temps partiel/i,
    /\bintern(?:ship)?\b|praktikum|stage/i,
    /\bcontract|freelance/i,
  ],
  [
    /\breferr?al\b|\breferred\b|\brecomm[ae]nd|empfehlung|empfohlen|\brecomendaci[óo]n|\brecomenda[çc]|\bindica[çc][ãa]o\b|\braccomandazion|\baanbevol|\baanbeveling|\bpolecen|\brekommendation|\banbefaling|\bsuosittel|\bdoporu[čc]|\baj[áa]nl[áa]s|\brecomandare|\btavsiye/i,
    /\b(?:company|corporate|our|your|employer(?:['’]s)?) (?:web ?)?site\b|\bcareers? (?:page|site)\b|\bsite (?:carri[èe]res?|de l['’]entreprise)\b|karriereseite|(?:firmen|unternehmens)(?:web)?seite|\bsitio web de la empresa\b|\bp[áa]gina de carreras\b|\bsite da empresa\b|\bsito (?:web )?aziendale\b|\bbedrijfswebsite\b|\bstrona firmy\b/i,
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

const SAYS_WILLING = new Set(
  `willing unwilling able unable comfortable uncomfortable interested available open prepared ready happy would will
  can be relocate relocating relocation move moving travel traveling travelling commute commuting this that`.split(
    /\s+/,
  ),
);

/** Of two options that are the same but for a "not", the one that says yes or no: "Willing", "Not willing". */
function turnedOption(options: readonly string[], yes: boolean): string | null {
  const [one = '', other = '', ...more] = options.filter((option) => declineOption([option]) === null);
  // "… without help", "… now": more than a yes says.
  if (!tokens(one).every((word) => SAYS_WILLING.has(word) || TURNS.has(word))) return null;
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

const ORIGIN = /hispanic|latin[oax]|hispano/i;

/** Of "White (Hispanic)" and "White (not Hispanic)", neither is what somebody said who only said "White". */
function isHalfOfRace(options: readonly string[], found: string, value: string): boolean {
  if (!ORIGIN.test(found) || ORIGIN.test(value)) return false;
  const race = value.trim().toLowerCase();
  const halves = options.filter((option) => ORIGIN.test(option) && option.toLowerCase().includes(race));
  return halves.length > 1;
}

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
    return degreeOption(options, value);
  }
  if (name === 'gender') {
    const letter = genderLetter(options, value);
    if (letter) return letter;
  }
  const found =
    statusOption(name, options, value) ?? synonymOption(options, value) ?? sharedWords(options, value);
  return found && isHalfOfRace(options, found, value) ? null : found;
}
