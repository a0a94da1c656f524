/** Words that make a heading one of the work history, in the languages that forms are written in. */
const JOBS =
  /\b(?:work|professional|employment|job|relevant|previous|prior|past) (?:experiences?|history|background|record)\b|^(?:(?:your|my|the|current|present|previous|prior|past|former|latest|last|most recent|recent|relevant|paid|and|or|\/|&|,) ?)*(?:experiences?|employment|employers?|career|occupation)(?: (?:history|details|information|record|summary|overview|entry|entries))?$|^(?:(?:your|my|current|present|previous|prior|past|former|latest|last|most recent|recent|and|or|\/|&|,) ?)+(?:positions?|jobs?|roles?)(?: (?:details|information|entry))?$|^(?:positions?|(?:job|position) (?:history|entry)|job)$/i;
const JOBS_ABROAD =
  /^(?:(?:meine?|ihre?|deine?|votre|vos|mes|mon|ma|tu|su|le|la|de|bisherige|letzte|vorherige|aktuelle|derni[èe]re|[úu]ltimas?|ultim[ae]|laatste|senaste|sidste|siste|ostatnie) )*(?:berufserfahrung(?:en)?|berufliche[rn]? (?:werdegang|erfahrung(?:en)?|stationen|laufbahn)|arbeitserfahrung|praxiserfahrung|werdegang|(?:exp[ée]riences?|activit[ée]s?) professionn?elles?|parcours professionnel|exp[ée]riences?|experiencia(?:s)? (?:laboral(?:es)?|profesional(?:es)?)|experiencia|historial laboral|esperienz[ae] (?:lavorativ[ae]|professional[ei])|experi[êe]ncia(?:s)? profissiona(?:l|is)|hist[óo]rico profissional|werkervaring|arbeidsverleden|do[śs]wiadczenie zawodowe|arbetslivserfarenhet|yrkeserfarenhet|erhvervserfaring|arbejdserfaring|arbeidserfaring|ty[öo]kokemus|i[şs] deneyimi|experien[țt][ăa] profesional[ăa]|pracovn[íi] zku[šs]enosti|arbeitgeber|employeurs?|empleador(?:es)?|datore di lavoro|empregador(?:es)?|werkgevers?|pracodawca|arbetsgivare|arbeidsgiver|arbejdsgiver)$/iu;
/** The same for schools. What was before a university is known by other words (`whose-facts.ts`). */
const SCHOOLS =
  /^(?:(?:your|my|the|current|latest|last|most recent|recent|highest|higher|further|tertiary|university|college|undergraduate|post-?graduate|graduate|academic|educational|formal|and|or|\/|&|,) ?)*(?:educations?|qualifications?|degrees?|schools?|universit(?:y|ies)|colleges?|studies|academics?|academic (?:background|history|record|details))(?:,? (?:and|&|\/) (?:(?:professional|vocational|other|relevant|academic) )?(?:training|qualifications?|education|degrees?|certifications?))?(?: (?:background|history|details|information|record|entry|entries|attended))?$|^(?:academic|educational|education) (?:background|history|details|information|record|qualifications?)$/i;
const SCHOOLS_ABROAD =
  /^(?:(?:ihre?|deine?|meine?|votre|vos|mes|tu|su|schulische|akademische|h[öo]chste) )*(?:ausbildung(?:en)?|bildung|bildungsweg|schulbildung|studium|hochschul(?:e|ausbildung|bildung)|ausbildung (?:und|&) studium|formations?|[ée]tudes|parcours (?:scolaire|acad[ée]mique|universitaire)|dipl[ôo]mes?|scolarit[ée]|educaci[óo]n|formaci[óo]n(?: acad[ée]mica)?|estudios|istruzione(?: e formazione)?|formazione|studi|titoli di studio|forma[çc][ãa]o(?: acad[êe]mica)?|educa[çc][ãa]o|escolaridade|(?:voor)?opleiding(?:en)?|onderwijs|wykszta[łl]cenie|edukacja|utbildning(?:ar)?|uddannelse(?:r)?|utdanning|koulutus|e[ğg]itim(?: bilgileri)?|educa[țt]ie|studii|vzd[ěe]l[áa]n[íi]|schulen?|[ée]coles?|escuelas?|scuol[ae]|escolas?|szko[łl]a)$/iu;

/** Histories of something else than paid work and schools. */
const OTHER_HISTORY =
  /volunt|ehrenamt|b[ée]n[ée]vol|vrijwillig|wolontari|\bmilitary\b|(?<!\b(?:customer|food|civil|client|field|public|social|health|guest|food and beverage) )\bservice\b|\bprojects?\b|^professional qualifications?$|\bcertif|\blicen[cs]e/i;

/** A heading without its number or count, and what stands in brackets: "Work Experience (1)", "2. Education". */
function plainHeading(section: string): string {
  return section
    .replace(/\([^()]*\)/g, ' ')
    .replace(/^\W*\d+\W+/, '')
    .replace(/\s*[#№]?\s*\d+\s*$/, '')
    .replace(/[\s:*.–-]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** "Experience" alone, which may as well head questions on it. */
const BARE_EXPERIENCE =
  /^(?:berufs)?(?:erfahrung(?:en)?|exp[ée]riences?|experiencias?|experi[êe]ncias?|esperienz[ae]|ervaring|do[śs]wiadczenie|erfarenhet(?:er)?|erfaring(?:er)?|kokemus|deneyim(?:ler|leri)?|experien[țt][ăae]|zku[šs]enosti|tapasztalat(?:ok)?)$/iu;

/** Headings that may as well be over what is asked of the new job, or of the applicant at large. */
const UNCERTAIN =
  /^(?:(?:your|my|the|and|or|\/|&|,) ?)*(?:(?:employment|career|occupation|positions?|jobs?|roles?)(?: (?:details|information|record|summary|overview|entry|entries))?|qualifications?)$/i;

/** Whether a heading of a history is none for certain: then a field under it has to name an employer or a school. */
export function isUncertain(section: string): boolean {
  const heading = plainHeading(section);
  return UNCERTAIN.test(heading) || (BARE_EXPERIENCE.test(heading) && !/^experiences?$/i.test(heading));
}

/** Labels that name where somebody worked or studied. */
const NAMES_PLACE =
  /\b(?:employers?|compan(?:y|ies)|organi[sz]ations?|schools?|universit(?:y|ies)|colleges?|institutions?|institutes?)\b(?! (?:phone|car|size))/i;

/** The same in other languages, as the whole label. */
const PLACE_ABROAD =
  /^(?:(?:name (?:der|des)|nom de l['’]|nombre de la|nome da|nome dell['’]|naam van het|nazwa) ?)?(?:firm[ay]|unternehmen|arbeitgeber|entreprise|soci[ée]t[ée]|employeur|empresa|compa[ñn][íi]a|empleador|azienda|societ[àa]|datore di lavoro|empregador|bedrijf|werkgever|bedrijfsnaam|pracodawca|f[öo]retag|arbetsgivare|virksomhed|arbejdsgiver|arbeidsgiver|bedrift|ty[öo]nantaja|firm[ăa]|angajator|[şs]irket(?: ad[ıi])?|zam[ěe]stnavatel|munk[áa]ltat[óo])\W*$/iu;

/** Whether a label names an employer or a school. */
export function namesPlace(label: string): boolean {
  return NAMES_PLACE.test(label) || PLACE_ABROAD.test(label.trim());
}

/** No heading of a history is longer: what is longer is a question or a sentence. */
const LONGEST = 60;

/** Whether the fields under a heading are those of one job or one school; null if it says neither, or both. */
export function historyUnder(section: string): 'job' | 'school' | null {
  if (section.length > LONGEST) return null;
  const heading = plainHeading(section);
  if (OTHER_HISTORY.test(heading)) return null;
  if (/\beducation/i.test(heading) && /\b(?:work|employment|experience|jobs?|career)\b/i.test(heading))
    return null;
  if (SCHOOLS.test(heading) || SCHOOLS_ABROAD.test(heading)) return 'school';
  const isJob = [JOBS, JOBS_ABROAD, BARE_EXPERIENCE].some((words) => words.test(heading));
  return isJob ? 'job' : null;
}
