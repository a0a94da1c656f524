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
    hw: 'hardware',
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
    sw: 'software',
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

const ASCII = /^[\x20-\x7e]*$/;
/** Only texts with these letters can have one of the terms that are written in several ways. */
const WRITTEN_APART = /[kt][- ](?:end|stack)|l[- ]stack|ops/;

/** Words of a title in lower case: abbreviations expanded, plurals made singular, stop words dropped. */
export function titleTokens(text: string): string[] {
  const tokens: string[] = [];
  // Most titles are in plain letters, for which the expressions of Unicode take half the time of an embedding.
  const ascii = ASCII.test(text);
  let plain = (ascii ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();
  if (WRITTEN_APART.test(plain))
    plain = plain
      .replace(/front[- ]end/g, 'frontend')
      .replace(/back[- ]end/g, 'backend')
      .replace(/full[- ]stack/g, 'fullstack')
      .replace(/\bdev ?ops\b/g, 'devops');
  const words = ascii ? /[a-z0-9]+(?:\+\+|#)?|\.net\b/g : /[\p{L}\p{N}]+(?:\+\+|#)?|\.net\b/gu;
  for (const raw of plain.match(words) ?? []) {
    if (EMPTY_WORDS.has(raw)) continue;
    const written = SHORT_FORMS.get(raw);
    if (written !== undefined) tokens.push(...written.split(' '));
    else tokens.push(singular(raw));
  }
  return tokens;
}
