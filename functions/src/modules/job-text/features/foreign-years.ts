/** Small numbers as words, by the languages of postings that aren't in English. */
const WORDS: Record<string, number> = Object.fromEntries(
  [
    'ein zwei drei vier fünf sechs sieben acht neun zehn',
    'un deux trois quatre cinq six sept huit neuf dix',
    'un dos tres cuatro cinco seis siete ocho nueve diez',
    'um dois três quatro cinco seis sete oito nove dez',
    'un due tre quattro cinque sei sette otto nove dieci',
    'een twee drie vier vijf zes zeven acht negen tien',
    'ett två tre fyra fem sex sju åtta nio tio',
  ].flatMap((numbers) => numbers.split(' ').map((word, at) => [word, at + 1])),
);
const NUMBER = String.raw`\d{1,2}|${Object.keys(WORDS).join('|')}`;
/** German, French, Spanish, Portuguese, Italian, Dutch, Swedish, Danish, Norwegian, Polish, Czech, Romanian. */
const UNITS = 'jahren?|ans|années?|años?|anos?|anni|anno|jaar|års?|lat|lata|roky?|let|ani';
const YEARS = new RegExp(
  String.raw`(?<![\p{L}\d])(${NUMBER})\s*\+?\s*(?:(?:-|–|bis|à|a|o|ou|oder|of|do|till|tot|al)\s*(?:${NUMBER})\s*)?(?:${UNITS})(?!\p{L})`,
  'giu',
);
const EXPERIENCE_WORD =
  'erfahrung|berufspraxis|expérience|experiencia|experiência|esperienza|ervaring|erfarenhet|erfaring|doświadczen|praxe|praxi|zkušenost|experiență|experienţ';
const EXPERIENCE = new RegExp(EXPERIENCE_WORD, 'i');
/** Words that begin something else: "18 years old and", "of 3 years with". */
const APART = String.raw`(?<!\p{L})(?:und|oder|et|ou|y|e|o|en|och|og|i|a|și|mit|avec|con|com|met|med|z|cu|alt|jung|gammal|gammel|oud|cumplidos|révolus|compiuti|completos)(?!\p{L})`;
/** What years are of, after them: "3 Jahre einschlägige Berufserfahrung", "5 ans et plus d’expérience". */
const OF_EXPERIENCE = new RegExp(
  String.raw`^\s*(?:(?:und mehr|oder mehr|et plus|ou plus|y más|o más|e più|o più|ou mais|en meer|of meer|eller mer)(?!\p{L})\s*)?(?:(?!${APART})[\p{L}\d’'()/&+-]{1,30}\s+){0,5}?[\p{L}’'(-]{0,30}(?:${EXPERIENCE_WORD})`,
  'iu',
);
/** The same with nothing in between: "20 años de experiencia". */
const RIGHT_OF_EXPERIENCE = new RegExp(
  String.raw`^\s*(?:(?:de|di|da)\s+|d[’'])?\p{L}{0,30}(?:${EXPERIENCE_WORD})`,
  'iu',
);
const AT_LEAST = String.raw`(?:mindestens|mind\.|min\.|minimum|minimal|minst|mindst|minimaal|ten minste|wenigstens|mehr als|über|au moins|minimale?|plus de|al menos|como mínimo|mínim[oa]|más de|almeno|oltre|minim[oa]|pelo menos|mais de|meer dan|mer än|mere enn|co najmniej|alespoň|cel puțin)`;
/** What years are of, before them: "Erfahrung im Vertrieb von mindestens 3 Jahren", "Expérience : 3 ans". */
const EXPERIENCE_OF = new RegExp(
  String.raw`(?:${EXPERIENCE_WORD})\p{L}*(?:\s*|[^.;]{0,50}?(?:(?<!\p{L})(?:von|de|di|da|van|på|på minst)\s+|d[’']|:\s*|\(\s*|${AT_LEAST}\s*))(?:d[’']|de\s+|di\s+)?(?:${AT_LEAST}\s*(?:de\s+)?)?$`,
  'iu',
);
/** Terms of a contract and of training. */
const TERM =
  /(?:contra(?:t|to|tto)|vertr[aä]g|befrist|durée|duración|durata|duração|laufzeit|contract|kontrakt|umow|ausbildung|formation|formación|studium|garant)[^,;]*$/i;
/** From which somebody may work: years of experience only where that stands right there. */
const isAge = (years: number): boolean => years >= 16 && years <= 21;
/** Since when the employer has been there, what it celebrates, or how old somebody is. */
const OTHERS_BEFORE =
  /(?:\b(?:seit|depuis|desde hace|desde há|sinds|sedan|siden|od|vor|il y a|hace|há|letzten|nächsten|derniers|últimos|ultimi|alle|jede|tous les|cada|unsere[nr]?|notre|nos|nuestr[oa]s?|nossos?|onze|vår|naszych?)\s+(?:über |mehr als |plus de |más de |mais de |oltre |meer dan |mer än |ponad )?|(?:alter|âge|edad|idade|età|leeftijd)[^.]{0,15})$/i;
const OF_EMPLOYER =
  /^[^\p{L}]*(?:wir|unser|nous|notre|nuestr|somos|nós|noi|siamo|wij|onze|vi|vår|jesteśmy)\p{L}*(?!\p{L})/iu;
/** An employer by its kind or legal form, with its own years: "Empresa con 15 años de experiencia". */
const EMPLOYER_BEFORE =
  /(?<!(?:en|in|em|dans|bij|im)\s(?:(?:una?|une|einem?|een|eine)\s)?)(?<!\p{L})(?:empresa|compañía|azienda|società|entreprise|société|groupe|firma|unternehmen|bedrijf|företag|virksomhed|GmbH|S\.?r\.?l|SARL|ApS)(?!\p{L})(?<between>[^;:]{0,50})$/iu;
/** Short ones in their own case: "ab 3 Jahren" names nobody. */
const COMPANY_BEFORE = /(?<!\p{L})(?:AG|KG|S\.?L|S\.?A|SAS|B\.?V|AB)(?!\p{L})(?<between>[^;:]{0,50})$/u;
const SEARCHES =
  /(?<!\p{L})(?:busca|cerca|recherch|such|procura|zoek|sök|søg|szuka|cherch|requier|solicita|richied|exig|selecciona|contrata|precisa|necesita)/iu;
/** "Mit über 20 Jahren Erfahrung ist …", "Con 15 años de experiencia, la empresa …". */
const OPENS_WITH =
  /^[^\p{L}]*(?:mit|con|avec|com|met|med|forte? de)\s+(?:(?:mehr als|über|más de|plus de|mais de|oltre|meer dan|mer än)\s+)?[^\s]*$/iu;
const THEN_EMPLOYER =
  /^[^.;]*?(?:(?<!\p{L})(?:ist|sind|zählt|zählen|gehört|gehören|bietet|bieten|es|est|è|is|är|er|são|é)\s+(?:die|der|das|eine?r?|la|el|le|il|un[oae]?|l[ií]der\p{L}*|leader|führend\p{L}*|unser\p{L}*)(?!\p{L})|(?:gmbh|s\.?r\.?l|sarl)(?!\p{L})|,\s+(?:l[ae’']|die|das|el|il|l’|het)\s*(?:empresa|compañía|azienda|società|entreprise|société|firma|unternehmen|bedrijf)|(?<!\p{L})(?:ist|sind)\s+(?:\p{L}+\s+){0,4}(?:gmbh|ag|führend\p{L}*))/iu;
const PREFERRED =
  /von vorteil|wünschenswert|idealerweise|wäre (?:toll|schön)|(?:est|serait|constitue) un (?:plus|atout)|apprécié|souhaité|deseable|valorable|se valorará|(?:es|é|será) un (?:plus|diferencial|extra)|preferibil|titolo preferenziale|desejáve|diferencial|mile widzian|atutem|pluspunt|(?:is een|een) (?:pré|plus)|gewenst|meriterande|(?:en|er en) fordel|výhodou/i;

/** Years of experience that a sentence in another language than English asks for, each the lower end. */
export function foreignYearsIn(sentence: string): { years: number; what: string }[] {
  if (!EXPERIENCE.test(sentence) || PREFERRED.test(sentence) || OF_EMPLOYER.test(sentence)) return [];
  return [...sentence.matchAll(YEARS)].flatMap((match) => {
    const before = sentence.slice(Math.max(0, match.index - 80), match.index);
    const end = match.index + match[0].length;
    const after = sentence.slice(end, end + 160);
    if (OTHERS_BEFORE.test(before) || isOfEmployer(sentence.slice(0, match.index), after)) return [];
    const word = match[1]!.toLowerCase();
    const years = WORDS[word] ?? Number(word);
    const is_experience = isAge(years)
      ? RIGHT_OF_EXPERIENCE.test(after)
      : OF_EXPERIENCE.test(after) || (EXPERIENCE_OF.test(before) && !TERM.test(before));
    return is_experience ? [{ years, what: sentence.slice(match.index, match.index + 40) }] : [];
  });
}

function isOfEmployer(before: string, after: string): boolean {
  const employer = EMPLOYER_BEFORE.exec(before) ?? COMPANY_BEFORE.exec(before);
  if (employer) return !SEARCHES.test(employer.groups?.between ?? '');
  return OPENS_WITH.test(before) && THEN_EMPLOYER.test(after);
}
