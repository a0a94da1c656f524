import { only, sharedWords } from './shared-words.ts';

/** Steps of education, from low to high, by the words that forms use. */
const DEGREES: [level: string, words: RegExp][] = [
  ['doctor', /\b(?:ph\.?\s?d|doctora\w*|doctor|doutorado|dottorato|doktor\w*|d\.?phil|promotion)\b/i],
  ['mba', /\bm\.?b\.?a\b|\bmaster (?:of|in) business administration\b/i],
  [
    'master',
    /\bmaster|\bm\.?\s?(?:sc|s|a|eng|tech|ed)\b\.?|\bpostgraduate\b|\bmagister\b|\bmagistrale\b|\bdiplom\b|\bmaîtrise\b|\bmestrado\b|\bm[áà]ster\b|\bmaestr[íi]a\b|\bmestre\b|\bbac ?\+ ?5\b|\bp[óo]s[- ]?gradua|\bmagistersk|\by[üu]ksek lisans\b|\bmagistru\b|\bmaisteri\b/i,
  ],
  [
    'bachelor',
    /\bbachelor|\bb\.?\s?(?:sc|s|a|eng|tech|ed|com)\b\.?|\bundergraduate\b|\blicenciatura\b|\blicence\b|\blicencjat\b|\bbacharelado\b|\bensino superior\b|^superior (?:completo|incompleto|cursando|em andamento)\b|\bgradua[çc][ãa]o\b|\bgrado\b(?! (?:medio|superior))|\bgrado (?:en|universitario)\b|\bestudios universitarios\b|\blaurea triennale\b|\bkandidat\w*|\bbac ?\+ ?3\b|\b4[- ]year\b|\blicencjack|\bin[żz]ynier(?:sk\w*)?\b|(?<!(?:y[üu]ksek|[öo]n) ?)\blisans\b|\blicen[țt][ăa]/i,
  ],
  ['associate', /\bassociate|\b2[- ]year\b|\bbac ?\+ ?2\b|\bbts\b|\bdut\b|\b[öo]n ?lisans\b/i],
  [
    'school',
    /\bhigh school|\bsecondary|\bged\b|\babitur\b|\bbaccalaur[ée]at\b|\bbac\b(?! ?\+)|\bbachillerato\b|\bensino m[ée]dio\b|\bmaturit[àa]\b|\bmatura\b|\ba-levels?\b/i,
  ],
];

/** The step of education that a degree is; null if its words tell none. */
export function degreeLevel(text: string): string | null {
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
  // Beside a college, a graduate has been to a graduate school.
  if (options.some((option) => /^(?:some )?(?:college|university)\b(?! graduat)/i.test(option.trim())))
    return null;
  if (!options.some((option) => /\bpost[- ]?graduat/i.test(option))) return null;
  return only(options.filter((option) => /^(?:college |university )?graduat(?:e|ion)$/i.test(option.trim())));
}

/** Studies that were not finished, or are not yet. */
const UNFINISHED =
  /(?<!\p{L})(?:some|currently|pursuing|in progress|ongoing|incomplete|unfinished|not (?:yet )?(?:completed?|finished|graduated)|no degree|dropped out|candidate|students?|expected|enrolled|incomplet[aoe]s?|inconclus[ao]|em andamento|en curso|in corso|en cours|cursando|curs[áa]ndose|estudiante|estudante|studente(?:ssa)?|[ée]tudiant\p{L}*|trancad[ao]|interrompid[ao]|interrumpid[ao]s?|(?:no|sin|non|n[ãa]o) (?:finaliza\p{L}*|termina\p{L}*|acaba\p{L}*|complet\p{L}*|conclu\p{L}*|valid[ée]e?s?|achev[ée]e?s?|obtenue?s?)|inachev[ée]e?s?|sans dipl[ôo]me|laufend|abgebrochen|nicht (?:abgeschlossen|beendet)|ohne abschluss|im studium|studierende?[rn]?|student(?:in|en)?|angefangen|niet (?:afgerond|voltooid|behaald)|zonder diploma|w trakcie|niepe[łl]ne|nieuko[ńn]czon\p{L}*|p[åa]g[åa]ende|ej avslutad|ikke fullf[øo]rt|igangv[æa]rende|kesken|folyamatban|devam ed\p{L}*|terk)(?!\p{L})/iu;

/** The options on studies that are as finished as the applicant's. */
function asFinished(options: readonly string[], value: string): string[] {
  return options.filter((option) => UNFINISHED.test(option) === UNFINISHED.test(value));
}

function leveled(options: readonly string[], value: string): string | null {
  const level = degreeLevel(value);
  if (!level) return null;
  const done = options.filter((option) => degreeLevel(option) === level);
  if (done.length === 0 && level === 'bachelor') return graduateOption(options);
  // An MBA is a master's degree where no option names it.
  if (done.length === 0 && level === 'mba')
    return only(options.filter((option) => degreeLevel(option) === 'master'));
  if (done.length <= 1) return only(done);
  return initialsOption(done, value) ?? sharedWords(done, value);
}

/** The option that means a degree, and one as finished as the applicant's. */
export function degreeOption(options: readonly string[], value: string): string | null {
  const open = asFinished(options, value);
  return leveled(open, value) ?? sharedWords(open, value);
}
