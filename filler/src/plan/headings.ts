import type { Posting } from '../dossier.ts';
import { isPartOnOthers } from '../topics/other-questions.ts';
import type { FormField } from '../types.ts';
import { plainWords } from './own-question.ts';

/** People, and those who speak for them, that a form asks about beside the applicant. */
const PERSON =
  /\b(?:spouses?|husband|wife|partners?|mother|father|parents?|guardians?|depend[ae]nts?|co-?applicants?|child(?:ren)?|siblings?|relatives?|friends?|next of kin|beneficiar(?:y|ies)|emergency|referr(?:als?|ers?|ed)|referees?|references?|supervisors?|managers?|boss|team[ -]?(?:lead(?:er)?|m(?:ate|ember))s?|co-?workers?|colleagues?|co-?founders?|consultants?|(?<!\b(?:for|by|so|that) (?:the|a|our) )recruiters?|agen(?:ts?|cy|cies)|counsell?ors?|advis[eo]rs?|mentors?|tutors?|teachers?|professors?|landlords?|doctors?|physicians?|attorneys?|lawyers?|witness(?:es)?|interviewers?|employees?)\b/i;
const PEOPLE = new RegExp(PERSON, 'gi');
/** Family is about nobody else, whatever follows. */
const FAMILY =
  /^(?:your |the )?(?:spouse|husband|wife|mother|father|parents?|guardians?|depend[ae]nts?|family (?:background|details|information|members?)|(?:co-?|second |other )applicants?|beneficiar(?:y|ies)|landlord|witness)\b/i;
/** The same people, as headings name them in other languages. */
const FAMILY_ABROAD =
  /^(?:(?:ihre?|deine?|meine?|votre|vos|tus?|sus?) )?(?:personal(?:vermittl|dienstleist)\p{L}*|agence (?:de recrutement|d[’']int[ée]rim)|agencia de (?:empleo|selecci[óo]n)|notfall(?:kontakt|nummer|adresse)?e?|(?:kontakt|ansprechpartner(?:in)?) (?:f[üu]r den|im) notfall|ehe(?:partner(?:in)?|gatt(?:e|in)|mann|frau)|lebenspartner(?:in)?|kind(?:er|es)?|eltern(?:teil)?|famili(?:e|endaten|enangeh[öo]rige[rn]?)|vater|mutter|erziehungsberechtigter?|angeh[öo]rige[rn]?|empfehlung(?:en)?|empfohlen von|gesetzliche[rn]? vertreter(?:in)?|referenz(?:en|person(?:en)?|geber(?:in)?|kontakte?)?|bisherige[rn]? vorgesetzte[rn]?|vorgesetzte[rn]?|contact d[’']urgence|personnes? [àa] (?:contacter|pr[ée]venir)(?: en cas d[’']urgence)?|(?:donn[ée]es |informations? )?famil(?:le|iales?)|parrainage|cooptation|repr[ée]sentants? l[ée]ga(?:l|ux)|conjointe?|[ée]poux|[ée]pouse|enfants?|parents?|r[ée]f[ée]rents?|r[ée]f[ée]rences?(?: professionnelles?)?|contacto (?:de|en caso de) emergencia|(?:datos )?familia(?:res)?|recomendaci[óo]n|representante legal|tutor legal|c[óo]nyuge|hij[oa]s?|padres?|madre|referencias?(?: (?:laborales|profesionales|personales))?|contatto (?:di|in caso di) emergenza|coniuge|figli|genitori|referenz[ae]|contato de emerg[êe]ncia|(?:dados |hist[óo]rico )?fam[íi]lia(?:res|r)?|filia[çc][ãa]o|indica[çc][ãa]o|c[ôo]njuge|filhos?|pais|refer[êe]ncias?(?: profissionais)?|nood(?:contact|geval)|contactpersoon (?:bij|voor) nood\p{L}*|aanbeveling|wettelijke vertegenwoordiger|familie|echtgeno(?:ot|te)|kinderen|ouders|referent(?:ie|ies)|kontakt (?:awaryjny|w nag[łl]ych wypadkach)|ma[łl][żz]on(?:ek|ka)|referencje|polecenie|rodzina|n[öo]d(?:fall)?skontakt|n[öøo]dkontakt|kontaktperson(?:er)?|osoba kontaktowa(?: w nag[łl]ych wypadkach)?|l[äa]hiomai(?:nen|set)|h[äa]t[äa]yhteyshenkil[öo]|suosittelijat?|puoliso|kontakt v nouzi|kontaktn[íi] osoba|man[žz]el(?:ka)?|reference|acil durum (?:ki[şs]isi|ileti[şs]imi)|referanslar?|contact (?:de|[îi]n caz de) urgen[țt][ăa]|persoan[ăa] de contact|referin[țt]e|v[ée]szhelyzeti kapcsolat|h[áa]zast[áa]rs|hozz[áa]tartoz[óo]|referenci[áa]k|n[æa]rmeste p[åa]r[øo]rende|p[åa]r[øo]rende|n[äa]rmast anh[öo]riga?|referens(?:er)?|referanser?|referencer?)(?: ?\(.*\))?[\s\d#:*.]*$/iu;
/** Whose details a heading announces, and who that is: "Personne de référence", "Datos del cónyuge". No job is called so. */
const DETAILS_OF =
  /(?<!\p{L})(?:kontakt\p{L}*|ansprechpartner(?:in)?|person(?:en)?|angaben|daten|personnes?|contacts?|coordonn[ée]es|informations?|donn[ée]es|personas?|contactos?|datos|contato|pessoas?|dados|contatt[oi]|persone|dati|contactpersoon|gegevens|osob[ay]|dane|uppgifter|oplysninger|opplysninger|persoan[ăae]|date|[úu]daje|ki[şs]i(?:ler)?|bilgiler\p{L}*)(?!\p{L})/iu;
const SOMEBODY_ABROAD =
  /(?<!\p{L})(?:notf[aä]ll|ehe(?:partner|frau|mann|gatt)|angeh[öo]rige|erziehungsberechtigt|referenz|urgence|conjoint|[ée]poux|[ée]pouse|r[ée]f[ée]renc|parrain|emergenc|emergenz|emerg[êe]nc|c[óo]nyuge|c[ôo]njuge|coniuge|referenci|refer[êe]nci|nood(?:geval)?(?!\p{L})|echtgeno|nag[łl]ych|ma[łl][żz]on|n[öo]dfall|n[öø]dstilf|anh[öo]rig|p[åa]r[øo]rende|referens|referans|urgen[țt]|referin[țt]|nouz|man[žz]el|v[ée]szhelyzet|acil durum)/iu;

/** An application that is laid out as the employee's record already. */
const OWN_RECORD =
  /^(?:new |prospective )?employees?(?:['’]s?)? (?:personal )?(?:information|details|data|record|profile)$/i;
/** What may stand beside a person in a heading. Any other word makes it the title of a job: "Account Manager". */
const BESIDE_PERSON: ReadonlySet<string> = new Set(
  `a an and at by case character check company contact contacts current data detail details direct email employee
  employer employment family first for former full hiring immediate in info information job kin last lead leader legal
  line manager member members most name names next number of or other person personal persons phone present previous
  primary professional program recent refer recruiting recruitment s school second secondary section source staffing step
  supervisor team temp the third to was were who whom work worked you your`.split(/\s+/),
);

/** What is longer is a sentence. */
const LONGEST = 60;

/** Whether a heading names somebody other than the applicant, and nothing else. */
function namesPerson(section: string): boolean {
  if (FAMILY.test(section) || FAMILY_ABROAD.test(section.trim())) return true;
  if (DETAILS_OF.test(section) && SOMEBODY_ABROAD.test(section) && section.length <= LONGEST) return true;
  if (OWN_RECORD.test(section.trim())) return false;
  const rest = plainWords(section.replace(PEOPLE, ' '));
  return (
    PERSON.test(section) && rest.split(' ').every((word) => BESIDE_PERSON.has(word) || /^\d*$/.test(word))
  );
}

/** Whether a heading is the title of the job: "Team lead" is then about no other person. */
function namesJob(section: string, { title }: Posting): boolean {
  const job = plainWords(title.replace(/\([^()]*\)/g, ' '));
  return job !== '' && ` ${plainWords(section)} `.includes(` ${job} `);
}

/** Whether a field stands in a part of the form about somebody else, wherever that part comes. */
export function isUnderAnother({ section = '' }: FormField, posting: Posting): boolean {
  return isPartOnOthers(section) || (namesPerson(section) && !namesJob(section, posting));
}

/** Whether the label itself, or the page's word for the part it stands in, names somebody else. */
export function namesAnother({ label, markup }: FormField): boolean {
  const [, part = ''] = /(?:^|\s)section-(\S+)/i.exec(markup?.autocomplete ?? '') ?? [];
  return PERSON.test(label) || PERSON.test(part.replace(/[-_]/g, ' '));
}

/** Words of headings under which the applicant's own are asked, perhaps once more. */
const OF_APPLICANT =
  /\b(?:you(?:rs?|rself)?|my|applicants?|candidates?|personal|mailing|postal|permanent|residen\w+|log ?in|apply|applications?|bewerb\w+|persönlich\w*|personal(?!(?:vermittl|abteilung|referent|berat|leit))\w*|personnel\w*)\b/iu;
const ORGANISATION =
  /\b(?:employers?|compan(?:y|ies)|organi[sz]ations?|workplace|facility|schools?|universit(?:y|ies)|colleges?)\b/i;
/** Headings made of nothing else say nothing about whom they ask. */
const NEUTRAL: ReadonlySet<string> = new Set(
  `a about additional address addresses account and angaben at availability basic basics billing cell city compliance
  confirm confirmation confirming consent contact contacts coordonnées current cv data datos demographic demographics
  des details eeo eligibility email emails equal for fragen general home identity info information intro introduction job
  kontakt kontaktdaten legal location locations log mail main mobile more name names number of opportunity
  other our page part phone position preferences preguntas preliminary pre prescreening privacy profile qualifying
  question questionnaire questions residence resume review role screening section self sign start state status step
  submit telephone terms the to up verification verify voluntary where work authorization e`.split(/\s+/),
);

/** Whether a heading says that the applicant's own are asked. */
export function isOfApplicant(section: string): boolean {
  return OF_APPLICANT.test(section) && !ORGANISATION.test(section);
}

/** Whether a heading asks about the applicant, or says nothing about whom it asks: "Step 2", "Screening questions". */
export function isOwnHeading(section: string, { company, title }: Posting): boolean {
  if (isOfApplicant(section)) return true;
  const ours = new Set(`${plainWords(company)} ${plainWords(title)}`.split(' '));
  return plainWords(section)
    .split(' ')
    .every((word) => NEUTRAL.has(word) || ours.has(word) || /^\d*$/.test(word));
}

/** "Your email address", "to reach you", "the city you live in", but neither "your school" nor "where you studied". */
const SAYS_YOU =
  /\byour (?:(?:own|full|legal|first|last|best|primary|current|home|mobile|cell|personal|preferred|permanent|mailing|street) )*(?:e-?mail|(?:tele)?phone|mobile|cell|number|name|address|city|town|state|zip|post(?:al )?code|street|home|residence|location)\b|\byou\b(?! (?:(?:previously|last|have|had) )?(?:work|stud|attend|graduat|report))|\b(?:resid(?:e|ing)|liv(?:e|ing))\b/i;

/** Whether the label says that the applicant is meant. */
export function saysYou({ label }: FormField): boolean {
  return SAYS_YOU.test(label);
}
