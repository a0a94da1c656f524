/**
 * How text becomes the features of the embedding. Training and inference share this file: a change here needs
 * retraining under a new model name.
 */

/** Abbreviations used in titles, expanded before anything else looks at the words. */
const SHORT_FORMS = new Map(
  Object.entries({
    acct: 'account',
    admin: 'administrator',
    ae: 'account executive',
    asst: 'assistant',
    assoc: 'associate',
    ba: 'business analyst',
    bdr: 'business development representative',
    bi: 'business intelligence',
    ceo: 'chief executive officer',
    cfo: 'chief financial officer',
    cma: 'certified medical assistant',
    cna: 'certified nursing assistant',
    coo: 'chief operating officer',
    coord: 'coordinator',
    cpa: 'certified public accountant',
    crna: 'nurse anesthetist',
    csr: 'customer service representative',
    cto: 'chief technology officer',
    dba: 'database administrator',
    dev: 'developer',
    ea: 'executive assistant',
    emt: 'emergency medical technician',
    eng: 'engineer',
    engr: 'engineer',
    exec: 'executive',
    fp: 'financial planning',
    frontend: 'front end',
    backend: 'back end',
    fullstack: 'full stack',
    hr: 'human resources',
    hvac: 'hvac heating air conditioning',
    icu: 'intensive care',
    it: 'information technology',
    lpn: 'licensed practical nurse',
    lvn: 'licensed practical nurse',
    maint: 'maintenance',
    md: 'medical doctor physician',
    mgr: 'manager',
    mngr: 'manager',
    mktg: 'marketing',
    ml: 'machine learning',
    ai: 'artificial intelligence',
    np: 'nurse practitioner',
    op: 'operator',
    ops: 'operations',
    ot: 'occupational therapist',
    pa: 'physician assistant',
    pm: 'project manager',
    pr: 'public relations',
    pt: 'physical therapist',
    qa: 'quality assurance',
    qc: 'quality control',
    rd: 'registered dietitian',
    rep: 'representative',
    rn: 'registered nurse',
    sde: 'software development engineer',
    sdet: 'software test engineer',
    sdr: 'sales development representative',
    seo: 'search engine optimization',
    slp: 'speech language pathologist',
    spec: 'specialist',
    sre: 'site reliability engineer',
    swe: 'software engineer',
    sysadmin: 'systems administrator',
    tech: 'technician',
    ui: 'user interface',
    ux: 'user experience',
    acctg: 'accounting',
    adm: 'administrator',
    advsr: 'advisor',
    aprn: 'advanced practice registered nurse practitioner',
    arnp: 'advanced registered nurse practitioner',
    atty: 'attorney',
    avp: 'assistant vice president',
    bcba: 'board certified behavior analyst',
    bsn: 'registered nurse',
    cdl: 'commercial truck driver',
    cert: 'certified',
    chem: 'chemical',
    cio: 'chief information officer',
    ciso: 'chief information security officer',
    cmo: 'chief marketing officer',
    cnc: 'cnc computer numerical control',
    comm: 'communication',
    cpo: 'chief product officer',
    cro: 'chief revenue officer',
    cust: 'customer',
    dept: 'department',
    dir: 'director',
    distr: 'distribution',
    dvm: 'veterinarian',
    ed: 'education',
    ehs: 'environmental health safety',
    elec: 'electrical',
    equip: 'equipment',
    er: 'emergency room',
    esl: 'english second language',
    fe: 'field engineer',
    fin: 'financial',
    gis: 'gis geographic information system',
    gm: 'general manager',
    govt: 'government',
    gp: 'general practitioner',
    hrbp: 'human resources business partner',
    hse: 'health safety environmental',
    ic: 'individual contributor',
    info: 'information',
    ins: 'insurance',
    insp: 'inspector',
    inst: 'instructor',
    instr: 'instructor',
    intl: 'international',
    jr: 'junior',
    lcsw: 'licensed clinical social worker',
    lmft: 'licensed marriage family therapist',
    lpc: 'licensed professional counselor',
    mech: 'mechanical',
    med: 'medical',
    mfg: 'manufacturing',
    mgmt: 'management',
    mri: 'magnetic resonance imaging mri',
    msw: 'social worker',
    nlp: 'natural language processing',
    ob: 'obstetric',
    obgyn: 'obstetrician gynecologist',
    pca: 'personal care aide',
    prod: 'production',
    prof: 'professor',
    psych: 'psychiatric',
    pta: 'physical therapist assistant',
    ota: 'occupational therapy assistant',
    rcm: 'revenue cycle management',
    rrt: 'respiratory therapist',
    sec: 'secretary',
    sme: 'subject matter expert',
    sped: 'special education',
    sr: 'senior',
    sup: 'supervisor',
    supv: 'supervisor',
    supvr: 'supervisor',
    svc: 'service',
    svp: 'senior vice president',
    evp: 'executive vice president',
    tpm: 'technical program manager',
    vet: 'veterinarian',
    wfm: 'workforce management',
    xray: 'radiologic',
    vp: 'vice president',
  }),
);

const EMPTY_WORDS = new Set([
  'a',
  'an',
  'and',
  'at',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

/** A word of a title without the ending of its plural. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is|ics|ous)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.slice(0, -1);
}

/** Words of a title in lower case: abbreviations expanded, plurals made singular, stop words dropped. */
export function titleTokens(text: string): string[] {
  const tokens: string[] = [];
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/front[- ]end/g, 'frontend')
    .replace(/back[- ]end/g, 'backend')
    .replace(/full[- ]stack/g, 'fullstack')
    .replace(/\bdev ?ops\b/g, 'devops');
  for (const raw of plain.match(/[\p{L}\p{N}]+(?:\+\+|#)?|\.net\b/gu) ?? []) {
    if (EMPTY_WORDS.has(raw)) continue;
    const written = SHORT_FORMS.get(raw);
    if (written !== undefined) tokens.push(...written.split(' '));
    else tokens.push(singular(raw));
  }
  return tokens;
}

/** FNV-1a, 32 bits, of a part of a text. */
function hash(text: string, from = 0, to = text.length): number {
  let value = 0x811c9dc5;
  for (let i = from; i < to; i++) {
    value ^= text.charCodeAt(i);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

/** Table sizes: rows are [known words][word pairs][letter groups]. */
export type Layout = { words: Map<string, number>; pairs: number; letter_groups: number };

export function rowsOf(layout: Layout): number {
  return layout.words.size + layout.pairs + layout.letter_groups;
}

const PAIR_WEIGHT = 0.6;

/**
 * The table rows of a text with their weights. A word counts through its own row and its groups of four letters, so
 * that an unknown word still lands near words that look like it.
 */
export function featureRows(text: string, layout: Layout): { rows: number[]; weights: number[] } {
  const tokens = titleTokens(text);
  const rows: number[] = [];
  const weights: number[] = [];
  const firstPair = layout.words.size;
  const firstGroup = firstPair + layout.pairs;
  for (const [i, token] of tokens.entries()) {
    const word = layout.words.get(token);
    if (word !== undefined) {
      rows.push(word);
      weights.push(1);
    }
    const padded = `<${token}>`;
    const groups = Math.max(1, padded.length - 3);
    for (let at = 0; at < groups; at++) {
      rows.push(firstGroup + (hash(padded, at, Math.min(at + 4, padded.length)) % layout.letter_groups));
      weights.push((word === undefined ? 1 : 0.5) / groups);
    }
    const next = tokens[i + 1];
    if (next !== undefined) {
      rows.push(firstPair + (hash(`${token} ${next}`) % layout.pairs));
      weights.push(PAIR_WEIGHT);
    }
  }
  return { rows, weights };
}
