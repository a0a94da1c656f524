import type { Topic } from '../../topics/topics.ts';
import type { FormField } from '../../types.ts';
import { asksAboutLineBefore } from './bare-questions.ts';

const REACHED = ['phone', 'email', 'street_address', 'full_address'];
const CONTACT = [...REACHED, 'full_name', 'first_name', 'last_name'];
const PLACE = ['city', 'location', 'state', 'postcode', 'country'];
const OF_FIRM = ['portfolio', 'other_website', 'website'];
const PAGES = ['linkedin', 'github', 'website', 'portfolio'];

/** One of several words, whole, in any language that forms are written in. */
const words = (...some: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${some.join('|')})(?!\\p{L})`, 'iu');

/** A second number or address, or one at work. */
const ANOTHER = words(
  'secondary|second|alternat(?:e|ive)|additional|another|other|backup',
  'gesch[äa]ftlich\\p{L}*|dienstlich\\p{L}*|beruflich\\p{L}*|b[üu]ro|zweite[rsn]?|weitere[rsn]?|alternativ\\p{L}*',
  'professionnel(?:le)?s?|bureau|secondaire|autre|(?:del|de) trabajo|laboral|oficina|secundari[oa]|adicional|otr[oa]',
  'ufficio|lavoro|secondari[oa]|altr[oa]|comercial|trabalho|recados?|outr[oa]|werk|zakelijke?|tweede|ander[e]?',
  's[łl]u[żz]bow[ya]|firmow[ya]|drugi|dodatkow[ya]|arbets|arbejds|jobb|andra|toinen|i[şs] telefonu',
);
const AT_WORK = /^(?:work|office|business|fax) (?:tele)?(?:phone|number|line|extension)\b/i;
/** One more of several boxes for the same: "Mobile No. 2", "Email (2)". */
const NUMBERED = /(?:^|[\s.(#])(?:no|number|nr|num|n[ºo°])?[.\s]?\(?(?:[2-9]|ii|iii)\)?\W*$/iu;
/** "City of current facility", but not "city of residence". */
const OF_SOMETHING =
  /\b(?:city|town|state|address|zip(?: code)?|post(?:al )?code|phone(?: number)?|telephone|e-?mail|name) of (?!(?:(?:the|your|my|current|present|permanent|legal) )*(?:residen\w+|domicile|applicant|candidate|home|you\b|application))\p{L}/iu;
const FAMILY_NAME = /\b(?:last|family|sur)[ -]?name\b/i;
const OF_LICENCE = /\bissu(?:ed|ing|er?)\b|\blicen[cs]e\b/i;
const HANDLE = /^(?!.*\b(?:url|link|profile|address)\b).*\b(?:user ?name|handle)\b/i;
/** The number of an app need not be that of the phone, unless it is asked for as both. */
const APP = words('whats ?app', 'telegram', 'skype', 'wechat', 'viber', 'signal', 'line id');
const OF_PHONE =
  /phone|mobile|cell|telefon|handy|t[ée]l[ée]phone|portable|tel[ée]fono|m[óo]vil|celular|telem[óo]vel|cellulare/i;
const CONTACT_PERSON =
  /\bcontact person\b|\bperson to contact\b|\bpersona(?:s)? de contacto\b|\bpersonne de contact\b/i;
/** What somebody wishes for is not what they have. Of a place, "preferred" may say where they like to be reached. */
const WISHED_JOB = /\b(?:preferred|target|applying|applied)\b/i;
const WISHED =
  /(?<!\p{L})(?:desired|wished|applying (?:for|to)|applied (?:for|to)|gew[üu]nscht|wunsch|angestrebt|bevorzugt|souhait|vis[ée]e?(?!\p{L})|d[ée]sir[ée]|pr[ée]f[ée]r[ée]|desead|preferid|preferenc|pretendid|desejad|de inter[eé]s|de interesse|desiderat|preferit|gewenst|voorkeurs?|[öo]nska[dt]|[øo]nsket|po[żz][ąa]dan|preferowan|toivo|istedi[ğg]|envisag|solicit(?:a|ad[oa])(?!\p{L})|tercih|dorit|po[žz]adovan)/iu;
/** Headings over what somebody wishes for: "Position wanted", "Proposed program". */
const WISHED_PART =
  /\b(?:desired|wanted|proposed|intended|sought|of interest|applying for|applied for|job interests?|(?:preferred|target) (?:position|job|role|location|program\w*))\b/i;
/** Where the employer is. */
const OF_EMPLOYER =
  /\b(?:office|branch|store|site|plant|campus) (?:location|preference)|^(?:which )?(?:office|branch|store)\b|(?<!\p{L})(?:filiale|niederlassung|vestiging|agence|succursale|sede|unidade|sucursal|tienda|oddzia[łl])(?!\p{L})|^standort\W*$/iu;

const OF_SCHOOL = ['school', 'degree', 'field_of_study', 'graduation_date', 'education_start_date', 'gpa'];
/** Steps of school before a first degree, or after it: whether the resume's entry is that one is not known. */
const OTHER_STEP =
  /\b(?:10th|12th|tenth|twelfth|ssc|hsc|sslc|matric\w*|pg|post[- ]?graduat\w*|graduate school)\b|\b(?:class|std|standard) (?:x|xii|10|12)\b/i;
const DATE = /\b(?:date|year|month|when)\b/i;

type Else = readonly (readonly [topics: readonly string[], asks: (label: string) => boolean])[];

/** Topics with the words that make a question ask for another of what the profile holds once, in any form the same. */
const ANYWHERE: Else = [
  [REACHED, (label) => ANOTHER.test(label) || AT_WORK.test(label)],
  [['phone', 'email'], (label) => NUMBERED.test(label)],
  [['preferred_name'], (label) => FAMILY_NAME.test(label)],
  [['degree'], (label) => /\bclass\b/i.test(label)],
  [PAGES, (label) => HANDLE.test(label)],
];

/** Words without which a length of time is not that of a notice. */
const NOTICE =
  /notice|k[üu]ndig|pr[ée]avis|preavv?i[sz]|aviso|opzeg|wypowied|upps[äa]g|oppsig|opsig|[iİ]hbar|irtisan|v[ýy]pov|felmond|availab|verf[üu]gb|dispon|incorpor|start|join|begin|beschikb|dost[ęe]pn|tillg[äa]ng|tilg[æe]ng|soon|notis|release/iu;

/** The same, where another form may mean another thing by the words. */
const HERE: Else = [
  [[...CONTACT, ...PLACE], (label) => OF_SOMETHING.test(label)],
  [PLACE, (label) => OF_LICENCE.test(label)],
  [['current_title'], (label) => WISHED_JOB.test(label)],
  [['phone'], (label) => APP.test(label) && !OF_PHONE.test(label.replace(APP, ' '))],
  [CONTACT, (label) => CONTACT_PERSON.test(label)],
  [[...PLACE, 'current_title', 'current_company', 'field_of_study'], (label) => WISHED.test(label)],
  [['postcode', 'field_of_study'], (label) => /^area(?: code)?\W*$/i.test(label)],
  [['city', 'location'], (label) => OF_EMPLOYER.test(label)],
  [['country'], (label) => /\btax\b|\bfiscal|\bsteuer/i.test(label)],
  // "Available until", and the hour at which somebody would begin.
  [
    ['start_date'],
    (label) =>
      /\b(?:until|till)\b|\bstart(?:ing)? time\b(?! ?(?:frame|line))|(?<!\p{L})(?:(?:bis(?! wann)|hasta|fino|at[ée]|tot|do kiedy|slut|uhrzeit|heure|hora|godzina)(?!\p{L})|jusqu)/iu.test(
        label,
      ),
  ],
  [
    ['current_salary'],
    (label) => /\b(?:history|fixed|variable|starting|ending|final|previous)\b/i.test(label),
  ],
  [['gpa'], (label) => /percent|%|\bmarks\b/i.test(label) && !/gpa/i.test(label)],
  [
    ['graduation_date'],
    (label) => /\b(?:college|university|school|institut\w+)\b/i.test(label) && !DATE.test(label),
  ],
  [['city', 'location'], (label) => /\b(?:home ?town|native|interviews?)\b/i.test(label)],
  [PLACE, (label) => /^(?:place|pr[ée]fecture|heimatort)\W*$/iu.test(label)],
  [PLACE, (label) => /\b(?:birth|born)\b/i.test(label)],
  [['notice_period'], (label) => !NOTICE.test(label) || /\bgiven\b|\bboard\b/i.test(label)],
  [['education_level', 'degree'], (label) => /\byears?\b|^name on\b/i.test(label)],
  [['field_of_study'], (label) => /studienort|betrieb|\bbac(?:calaur[ée]at)?\b/iu.test(label)],
  [['gpa'], (label) => /^mention\W*$/i.test(label)],
  [
    ['languages'],
    (label) =>
      NUMBERED.test(label) || words('other than', 'foreign', 'besides', 'fremdsprachen?').test(label),
  ],
  [
    ['skills'],
    (label) => NUMBERED.test(label) || /\b(?:needed|required|improve|develop|learn)\b/i.test(label),
  ],
  [
    ['full_name', 'last_name'],
    (label) =>
      words(
        "nom d[’']usage",
        '(?:apellido )?de casada',
        'maiden',
        'married',
        'm[äa]dchenname',
        'geburtsname',
        'nome de solteir[oa]',
      ).test(label),
  ],
  [
    ['start_date'],
    (label) =>
      /\bnot available\b|\(time\)|\bhired\b|\bvisit\b|^(?:date )?from\W*$|\b(?:ingreso|egreso)\b|^la data de\W*$/i.test(
        label,
      ),
  ],
  [
    ['salary_expectation', 'current_salary', 'monthly_pay_expectation'],
    (label) => /\b(?:offered|past|was)\b/i.test(label),
  ],
  [['current_company'], (label) => /\b(?:bonding|insurance|surety|state where)\b/i.test(label)],
  [['how_heard'], (label) => /\bincome\b|\bwho do you know\b/i.test(label)],
  // At one employer, or at school.
  [
    ['years_of_experience'],
    (label) => /\byears? (?:worked|employed|there|attended|completed|at (?!work))/i.test(label),
  ],
  [['years_of_experience'], (label) => /\b(?:school|education|college|university)\b/i.test(label)],
  [['years_of_experience'], (label) => /\bmonths?\b/i.test(label) && !/\byears?\b|\byrs?\b/i.test(label)],
  [['gpa'], (label) => words('scale', '[ée]chelle', 'escala', 'scala', 'skala').test(label)],
  [
    ['field_of_study'],
    (label) => words('second', 'minor', 'double', 'zweit\\p{L}*', 'nebenfach').test(label),
  ],
  [
    ['languages'],
    (label) =>
      words(
        'levels?|proficiency|fluency|native|mother tongue|first language|niveaux?|nivel|livello|n[íi]vel|niveau',
        'muttersprache|langue maternelle|lengua materna|madrelingua|l[íi]ngua materna|moedertaal|modersm[åa]l|j[ęe]zyk ojczysty',
      ).test(label),
  ],
];

/** A permanent address may be another than the one where somebody lives now, which is what is known. */
const PERMANENT =
  /^(?!.*\b(?:current|present|mailing|residential|home)\b).*(?:\bpermanent (?:address|residence)|\badresse permanente|\b(?:domicilio|direcci[óo]n) permanente|\bendere[çc]o permanente|\bst[äa]ndiger? (?:wohnsitz|adresse)|\bvast adres)/iu;
const OF_ADDRESS = [...PLACE, 'location', 'street_address', 'full_address', 'address_line_2'];

/** A count of years is asked for by a number, a list, or words such as these; a box under "Work experience" wants to be told. */
const COUNTS =
  /\b(?:years?|yrs?|how (?:long|many|much)|total|number|months?)\b|(?<!\p{L})(?:jahre?n?|wie (?:lange|viele?)|ans|ann[ée]es?|combien|a[ñn]os?|anos?|cu[áa]nt[oa]s?|quantos?|anni|quanti|jaar|jaren|hoe (?:lang|veel)|[åa]rs?|hur (?:l[äa]nge|m[åa]nga)|hvor (?:l[æe]nge|mange)|antall?|lata?|ile|rok[yu]?|let|kolik|y[ıi]l|ka[çc]|vuo\p{L}*|montako|[ée]v\p{L}{0,3}|h[áa]ny|ani|c[âa][țt]i|vechime\p{L}*)(?!\p{L})/iu;
const TEXT: ReadonlySet<string> = new Set(['text', 'long_text']);
/** What a word or a date says in one line, but not in a box of many lines. */
const SHORT: ReadonlySet<string> = new Set([
  'education_level',
  'degree',
  'school',
  'start_date',
  'current_title',
]);

/** Whether a box for text wants more than the few characters that would be given. */
function wantsTelling({ kind, label, help = '', section = '' }: FormField, name: string): boolean {
  if (name === 'years_of_experience' && /^years?\W*$/i.test(label)) return !/experience/i.test(section);
  if (name === 'years_of_experience') return TEXT.has(kind) && !COUNTS.test(label) && !COUNTS.test(help);
  return kind === 'long_text' && SHORT.has(name);
}

const OF_WISH = [...PLACE, 'current_title', 'field_of_study', 'degree', 'education_level', 'school'];
/** No heading is longer. */
const LONGEST_HEADING = 40;

/** Under a heading that says what somebody wishes for, nothing is asked that they have. */
function isOnWish({ section = '', label }: FormField): boolean {
  if (section.length > LONGEST_HEADING || /\b(?:current|present|your)\b/i.test(label)) return false;
  return WISHED.test(section) || WISHED_PART.test(section);
}

function asksElseHere(field: FormField, { name }: Topic): boolean {
  if (name !== 'unknown' && asksAboutLineBefore(field)) return true;
  // The page of an employer or a school.
  if (field.repeat && OF_FIRM.includes(name)) return true;
  if (wantsTelling(field, name)) return true;
  if (OF_ADDRESS.includes(name) && (PERMANENT.test(field.label) || PERMANENT.test(field.section ?? '')))
    return true;
  // The step is said by the label, the heading, or the row of a table.
  if (OF_SCHOOL.includes(name) && OTHER_STEP.test(`${field.label} / ${field.section} / ${field.row}`))
    return true;
  if (OF_WISH.includes(name) && !field.repeat && isOnWish(field)) return true;
  // The years of a course, and the type of a school.
  if (field.repeat?.of === 'school' && (name === 'years_of_experience' || /^type$/i.test(field.label)))
    return true;
  return HERE.some(([topics, asks]) => topics.includes(name) && asks(field.label));
}

/**
 * Whether a question on a topic asks for something else than what the profile holds of it; `anywhere` if its words mean the
 * same in every form, so that an answer to them is remembered.
 */
export function somethingElse(field: FormField, topic: Topic): 'here' | 'anywhere' | null {
  if (asksElseHere(field, topic)) return 'here';
  return ANYWHERE.some(([topics, asks]) => topics.includes(topic.name) && asks(field.label))
    ? 'anywhere'
    : null;
}
