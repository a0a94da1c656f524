/** A job before the one that somebody has now. */
export const FORMER =
  /^(?:(?:your|the|my) )?(?:previous|former|past|prior|last|ex)[ -]|(?<!\p{L})(?:letzte|fr[üu]here|ehemalige|vorherige|vorige|ancien|pr[ée]c[ée]dent|derni[eè]re?|laatste|tidigare|tidligere|forrige|senaste|poprzedni|ostatni|anterior|[úu]ltim[oa]|edelli|enti(?:nen|se)|p[řr]edchoz|minul|posledn|el[őo]z|kor[áa]bbi|utols|[öo]nceki|f[öo]rra|sidste|siste|vorletzt|avant-derni|pen[úu]ltim|voorlaatst|przedostatni|n[äa]st senast|son(?= [iİ][şs]veren))\p{L}{0,4}(?!\p{L})/iu;
export const IS_CURRENT =
  /(?<!\p{L})(?:current|present|aktuell|derzeitig|jetzig|actuel|actual|attual|atual|huidig|obecn|nuvarande|n[åa]v[æa]rende)\p{L}{0,3}(?!\p{L})/iu;
/** The newest one, or the newest that has ended. */
export const LAST =
  /(?<!\p{L})(?:last|letzte|derni[eè]re?|laatste|senaste|ostatni|[úu]ltim[oa]|sidste|siste|posledn|utols|viimei|vorletzt|avant-derni|pen[úu]ltim|voorlaatst|przedostatni|son(?= [iİ][şs]veren))\p{L}{0,4}(?!\p{L})/iu;
/** Words for the job that somebody has, but not for where they live: "Current employer", "Current job title". */
export const NAMES_JOB =
  /\b(?:employ\w*|compan(?:y|ies)|jobs?|position|role|occupation|arbeitgeber\w*|stelle|employeur|poste|empleo|puesto|cargo|empresa|werkgever|functie)\b/i;

/** Words for work in headings of other languages; the English ones are read as histories. */
export const WORK_ABROAD =
  /arbeitgeber|besch[äa]ftigung|berufserfahrung|arbeitsverh[äa]ltnis|anstellung|employeur|emploi|poste|exp[ée]rience|experiencia|empleo|empleador|puesto|trabajo|laboral|experi[êe]ncia|emprego|empregador|cargo|impiego|lavoro|datore|esperienz|werkgever|werkervaring|dienstverband|baan|pracodawc|prac[ay](?!\p{L})|zatrudnieni|stanowisk|arbetsgivare|anst[äa]llning|arbejdsgiver|arbeidsgiver|ans[æe]ttelse|ty[öo]nantaja|[iİ][şs]veren|angajator|zam[ěe]stnavatel|munkahely|munk[áa]ltat/iu;

/** The job before the last one. */
export const NEXT_TO_LAST =
  /\b(?:second[- ]to[- ]last|last but one|next[- ]to[- ]last)\b|(?<!\p{L})(?:vorletzt|avant-derni|pen[úu]ltim|voorlaatst|przedostatni|n[äa]st senast|nest siste|n[æa]stsidst|penultim|sondan bir [öo]nceki|p[řr]edposledn|utols[óo] el[őo]tti)\p{L}{0,4}(?!\p{L})/iu;

const COMPANY =
  /(?<!\p{L})(?:firm[aey]?|unternehmen|entreprise|soci[ée]t[ée]|compa[ñn][íi]a|azienda|bedrijf|f[öo]retag|virksomhed|bedrift|yritys|[şs]irket\p{L}*|firm[ăa]|firem\p{L}*|c[ée]g(?:e|n[ée]l)?|puesto|poste|ruolo|functie|stanowisko)(?!\p{L})/iu;

/** "Previous experience" may be of anything. */
const EXPERIENCE = /\p{L}*(?:exp[ée]rien|experi[êe]n|esperienz|erfahrung|ervaring)\p{L}*/giu;

/** Whether words name a job or an employer. */
export function namesJob(words: string): boolean {
  const plain = words.replace(EXPERIENCE, ' ');
  return NAMES_JOB.test(plain) || WORK_ABROAD.test(plain) || COMPANY.test(plain);
}

/** A label without the word that says which job it asks about: "Última empresa", "Previous job title". */
export function withoutWhich(label: string): string {
  return label
    .replace(FORMER, ' ')
    .replace(/^(?:(?:your|my) )?(?:current|present) /i, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
