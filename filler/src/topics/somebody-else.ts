/**
 * The only place for words that name other people than the applicant: those whom a form asks about, in labels and in the
 * headings of its parts. What is about an employer or a school is told by `other-parts.ts`.
 */

/** The question is about someone other than the applicant, such as their name or email address. */
const SOMEBODY_ELSE =
  /\breferr(?:al|er|ed|ing)\b|\breferees?\b|\breferences?\b|\bemergency\b|\bmanagers?\b|\bsupervisors?\b|next of kin|\bspouse|\bpartner['’]s|\bparents?\b|\bguardian|(?<!\b(?:for|by|so|that) (?:the|a|our) )\brecruiter|\b(?:your|a|the) (?:friend|boss|mother|father|colleague)|\bmother['’]s\b|\bfather['’]s\b/i;
/** The same in other languages, where how to reach somebody is asked: the name of one's employer is one's own to tell. */
const SOMEBODY_ABROAD =
  /(?<!\p{L})(?:notf[aä]ll|n[öo]dfall|n[öø]dstilf|erziehungsberechtigt|ehe(?:partner|frau|mann|gatt)|vorgesetzt|arbeitgeber|chef(?:s|in|en|ens)?(?!\p{L})|ansprechpartner|referenz|angeh[öo]rige|mutter(?!sprach)|vater|eltern|employeur|sup[ée]rieur|conjoint|[ée]pou(?:x|se)|r[ée]f[ée]ren[tc]|responsable|urgence|[àa] pr[ée]venir|emergenc|emergenz|emerg[êe]nc|jef[ea](?!\p{L})|empleador|c[óo]nyuge|referenci|referenz|padres?(?!\p{L})|madre|m[ãa]e(?!\p{L})|pai(?!\p{L})|m[èe]re(?!\p{L})|p[èe]re(?!\p{L})|moeder|vader(?!\p{L})|tut(?:or|eur)|parrain|freund(?!lich)|kolleg|coll[èe]gue|colega|collega(?!\p{L})|vriend(?!elijk)|betreuer|professeur|dozent|datore|coniuge|capo(?!\p{L})|referent|empregador|c[ôo]njuge|refer[êe]nci|chefe|gestor|noodgeval|nood(?!\p{L})|werkgever|leidinggevend|contactpersoon|echtgeno|pracodawc|prze[łl]o[żz]on|ma[łl][żz]on|nag[łl]ych|osob[ay] kontaktow|ojca|matki|rodzic|arbetsgivar|anh[öo]rig|referens|kontaktperson|arbejdsgiver|arbeidsgiver|leder(?:en)?s(?!\p{L})|p[åa]r[øo]rende|referans|sjef|barnets|mors(?!\p{L})|fars(?!\p{L})|esimie|ty[öo]nantaja|l[äa]hiomai|suosittelij|puoliso|munk[áa]ltat|felettes|hozz[áa]tartoz|v[ée]szhelyzet|h[áa]zast[áa]rs|anyja|apja|angajator|[șş]efului|urgen[țt]|persoan[ăae]i? de|referin[țt]|so[țt]ului|zam[ěe]stnavatel|nad[řr][íi]zen|kontaktn[íi] osob|nouz|man[žz]el|matky|otce|[iİ][şs]veren|y[öo]netici|acil|e[şs]in(?:iz)?|anne|baban[ıi]z|familiar(?!i[sz])|familielid|proches?(?!\p{L})|naaste|blisk(?:iej|a|ich)|indicador|personalverantwort|(?:ihre[rs]|deine[rs]|des|der) (?:hoch)?(?:schule|unternehmens?|firma|universit[äa]t)|(?:votre|de l['’]) ?(?:[ée]cole|entreprise|soci[ée]t[ée])|(?:de (?:tu|su|la) )(?:escuela|empresa))/iu;
/** Employers and schools, which are nobody. */
const ORGANISATIONS =
  /arbeitgeber|employeur|empleador|datore di lavoro|empregador|werkgever|pracodawc|arbetsgivar|arbejdsgiver|arbeidsgiver|ty[öo]nantaja|munk[áa]ltat|angajator|zam[ěe]stnavatel|[iİ][şs]veren|(?:hoch)?schule|universit[äa]t|[ée]cole|entreprise|soci[ée]t[ée]|escuela|empresa/giu;

/** Whether an English label asks about somebody else. */
export function saysSomebodyElse(label: string): boolean {
  return SOMEBODY_ELSE.test(label);
}

/** Whether a label in another language asks how to reach somebody else, or an employer. */
export function saysSomebodyAbroad(label: string): boolean {
  return SOMEBODY_ABROAD.test(label);
}

/** Whether words name another person than the applicant. */
export function namesSomebodyElse(words: string): boolean {
  return SOMEBODY_ELSE.test(words) || SOMEBODY_ABROAD.test(words.replace(ORGANISATIONS, ' '));
}

/** Headings of a part of the form about someone else. A job's title may be a heading too: "Senior Recruiter". */
const PART_ON_OTHERS =
  /\bemergency contacts?\b|\bnext of kin\b|^(?:\w+ ){0,2}(?:references?|referees?)(?:\W*$|\W*(?:\d|one|two|three|contact|details|information)\b)|^(?:\w+ ){0,2}(?:referr(?:al|er|ed by)|supervisor|manager|spouse|partner|parent|guardian)(?:['’]s)? (?:contact|details|information)\b/i;

/** Whether a field stands in a part of the form about someone other than the applicant. */
export function isPartOnOthers(section: string | undefined): boolean {
  return section !== undefined && PART_ON_OTHERS.test(section.trim());
}

/** People, and those who speak for them, that a form asks about beside the applicant. */
const PERSON =
  /\b(?:spouses?|husband|wife|partners?|mother|father|parents?|guardians?|depend[ae]nts?|co-?applicants?|child(?:ren)?|siblings?|relatives?|friends?|next of kin|beneficiar(?:y|ies)|emergency|referr(?:als?|ers?|ed)|referees?|references?|supervisors?|managers?|boss|team[ -]?(?:lead(?:er)?|m(?:ate|ember))s?|co-?workers?|colleagues?|co-?founders?|consultants?|(?<!\b(?:for|by|so|that) (?:the|a|our) )recruiters?|agen(?:ts?|cy|cies)|counsell?ors?|advis[eo]rs?|mentors?|tutors?|teachers?|professors?|landlords?|doctors?|physicians?|attorneys?|lawyers?|witness(?:es)?|interviewers?|employees?)\b/i;
/** Whether words name a person beside the applicant, in English. */
export function namesPerson(words: string): boolean {
  return PERSON.test(words);
}

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

/** Headings that are a sentence: "Im Notfall zu benachrichtigen", "Whom to call in an emergency". Nurses work in such places too. */
const IN_EMERGENCY =
  /\bemergency\b(?! (?:nurs|room|medic|depart|serv|respon|care|physician|veterin|vet\b|management|planning|dispatch))|notf[aä]ll|urgence|emergenz|emergencia(?!l)|emerg[êe]ncia|urgen[țt][ăae]|(?<!\p{L})nood(?:geval\p{L}*)?(?!\p{L})|wypadk|nag[łl]ych|n[öo]dfall|n[øo]dstilf|(?<!\p{L})(?:n[öø]d|h[äa]d[äa]ss[äa]|h[äa]t[äa]tapau\p{L}*|acil durum\p{L}*|nouzov\p{L}*|v[ée]szhelyzet\p{L}*)(?!\p{L})/iu;

/**
 * Whether a question is on the person to call in an emergency. "Mother's name" and "Father's name" are not: what was said
 * to one of them answers no other.
 */
export const isOnEmergency = ({ label, section = '' }: { label: string; section?: string }): boolean =>
  [label, section].some(
    (words) => IN_EMERGENCY.test(words) || /\bnext of kin\b|\bI\.?C\.?E\.?\b/.test(words),
  );

/** What is longer is a sentence. */
const LONGEST = 60;
const LONGEST_SENTENCE = 90;

/** Whether a heading names somebody other than the applicant, and nothing else. */
export function headsSomebodyElse(section: string): boolean {
  if (FAMILY.test(section) || FAMILY_ABROAD.test(section.trim())) return true;
  if (
    DETAILS_OF.test(section) &&
    SOMEBODY_ABROAD.test(section.replace(ORGANISATIONS, ' ')) &&
    section.length <= LONGEST
  )
    return true;
  if (IN_EMERGENCY.test(section) && section.length <= LONGEST_SENTENCE) return true;
  if (OWN_RECORD.test(section.trim()) || !PERSON.test(section)) return false;
  const rest =
    section
      .replace(PEOPLE, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return rest.every((word) => BESIDE_PERSON.has(word) || /^\d*$/.test(word));
}
