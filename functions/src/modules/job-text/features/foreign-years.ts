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
const EXPERIENCE =
  /erfahrung|berufspraxis|expérience|experiencia|experiência|esperienza|ervaring|erfarenhet|erfaring|doświadczen|praxe|praxi|zkušenost|experiență|experienţ/i;
/** Since when the employer has been there, what it celebrates, or how old somebody is. */
const OTHERS_BEFORE =
  /(?:\b(?:seit|depuis|desde hace|desde há|sinds|sedan|siden|od|vor|il y a|hace|há|letzten|nächsten|derniers|últimos|ultimi|alle|jede|tous les|cada|unsere[nr]?|notre|nos|nuestr[oa]s?|nossos?|onze|vår|naszych?)\s+(?:über |mehr als |plus de |más de |mais de |oltre |meer dan |mer än |ponad )?|(?:alter|âge|edad|idade|età|leeftijd)[^.]{0,15})$/i;
const OF_EMPLOYER =
  /^[^\p{L}]*(?:wir|unser|nous|notre|nuestr|somos|nós|noi|siamo|wij|onze|vi|vår|jesteśmy)\p{L}*(?!\p{L})/iu;
const PREFERRED =
  /von vorteil|wünschenswert|idealerweise|wäre (?:toll|schön)|(?:est|serait|constitue) un (?:plus|atout)|apprécié|souhaité|deseable|valorable|se valorará|(?:es|é|será) un (?:plus|diferencial|extra)|preferibil|titolo preferenziale|desejáve|diferencial|mile widzian|atutem|pluspunt|(?:is een|een) (?:pré|plus)|gewenst|meriterande|(?:en|er en) fordel|výhodou/i;

/** Years of experience that a sentence in another language than English asks for, each the lower end. */
export function foreignYearsIn(sentence: string): { years: number; what: string }[] {
  if (!EXPERIENCE.test(sentence) || PREFERRED.test(sentence) || OF_EMPLOYER.test(sentence)) return [];
  return [...sentence.matchAll(YEARS)].flatMap((match) => {
    const before = sentence.slice(Math.max(0, match.index - 40), match.index);
    if (OTHERS_BEFORE.test(before)) return [];
    const word = match[1]!.toLowerCase();
    return [{ years: WORDS[word] ?? Number(word), what: sentence.slice(match.index, match.index + 40) }];
  });
}
