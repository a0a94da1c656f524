import type { Dossier } from '../../dossier.ts';
import type { Topic } from '../../topics/topics.ts';
import type { FormField } from '../../types.ts';
import { isOwnHeading, isUnderAnother, namesAnother } from '../questions/headings.ts';
import { ofThisField } from '../questions/own-question.ts';

/** A resume, in the languages that forms are written in. */
const RESUME =
  /(?<!\p{L})(?:r[ée]sum[ée]s?|c\.?v\.?s?|curriculum(?: vit(?:ae|æ))?|curr[íi]cul(?:um|o)|lebensl[aä]uf|hoja de vida|[żz]yciorys|[öo]zge[çc]mi[şs]|meritf[öo]rteckning|ansioluettelo|[žz]ivotopis|[öo]n[ée]letrajz)(?!\p{L})/giu;
/** Before the word for a resume, these make it something else: "documents other than your CV", "supporting documents (not CV)". */
const NOT_IT =
  /(?<!\p{L})(?:no|not|without|other|besides?|beyond|additional\w*|addition|except\w*|excluding|support\w*|supplement\w*|second|alternat\w+|extra|cover letter (?:or|instead)|weitere[nrs]?|au[ßs]er|neben|zus[äa]tzlich\w*|sonstige\w*|autres?|hors|outre|otros?|otras?|adem[áa]s|altri|altre|oltre|outros?|andere|inne|[öo]vriga)(?!\p{L})/iu;
/** All that an application consists of, in one field. */
const WHOLE_APPLICATION =
  /^(?:(?:please|upload|attach|add|submit|send|your|my|the|complete|full|all|bitte|deine?|ihre?|vollst[äa]ndige[nr]?|hochladen|joindre|ajouter|votre|vos|sube|tus?|adjuntar?) ?)*(?:application (?:documents?|files?|papers|materials|package)|documents? (?:for|of) (?:the|your) application|bewerbungsunterlagen|bewerbung|unterlagen|dossier de candidature|candidature|documentos de (?:la )?candidatura|sollicitatie(?:documenten)?|ans[öo]kan(?:shandlingar)?)(?: (?:upload|hochladen|anh[äa]ngen))?(?!\p{L})/iu;
/** A field that takes any file, and says no more. */
const ANY_FILE =
  /^(?:(?:please|upload|attach|add|choose|select|browse|drop|your|a|an|the|or|here|file|files|input|new) ?)*(?:documents?|attachments?|files?|dokumente?|datei(?:en)?|anh[äa]nge?|anlagen?|pi[èe]ces? jointes?|fichiers?|documentos?|archivos?|adjuntos?|allegat[oi]|documenti|anexos?|ficheiros?|bijlagen?|documenten|bestand(?:en)?|za[łl][ąa]czniki?|dokumenty|bilag(?:a|or|or)?|vedlegg|liitteet|dosya)?(?: (?:input|upload|here|hochladen))*$|^(?:attach|upload|browse|choose|select)?$/iu;

/** Documents that are none, in the words of forms and in the names of their boxes. */
const OTHER_FILE =
  /(?<!\p{L})(?:photos?|photographs?|pictures?|head ?shots?|images?|videos?|audio|recordings?|logo|licen[cs]es?|passports?|certificat(?:es?|ions?)|diplomas?|transcripts?|portfolio|(?:cover|motivation|reference|recommendation) ?letters?|proof|copy of|id ?card|visas?|permits?|receipts?|screenshots?|invoices?|friend|referrals?|foto|bild|f[üu]hrerschein|ausweis|zeugnis(?:se)?|zertifikate?|nachweise?|anschreiben|permis|carte|attestations?|lettres? de (?:motivation|recommandation)|carta|carn[ée]|certificados?|t[íi]tulos?|licen[cç]as?|patente|certificat[oi]|lettera|rijbewijs|diploma['’]?s|motivatiebrief|[śs]wiadectw\p{L}*|zdj[ęe]cie|personligt brev|k[öo]rkort|intyg)(?!\p{L})/iu;
/** Between two documents, these make a list of them: "Cover letter and resume". */
const LISTS =
  /^[\s"'’)]*(?:[,/&+;|]|and|und|et|y|e|en|och|og|oraz|i|or|oder|ou)[\s,/&+]*(?:your|my|an?|the|ihre?n?|deine?n?|votre|tu|su)?\s*$/i;
/** After the word for a resume: it is not what the field is for. */
const REFUSED =
  /^(?:[\s\p{L}]{0,12}\b(?:is|are|be)\b|[\s,(–-]*)\s*(?:not\b|isn['’]t|aren['’]t|no longer|nicht\b|kein|non\b)(?! (?:more|larger|bigger|exceed|over|older))/iu;
const NO_DOCUMENT =
  /^[\s,]*(?:(?:image|video|audio)\/[^,]*|\.(?:jpe?g|png|gif|heic|webp|mp4|mov|mp3|wav))(?:\s*,\s*(?:(?:image|video|audio)\/[^,]*|\.(?:jpe?g|png|gif|heic|webp|mp4|mov|mp3|wav)))*[\s,]*$/i;

function namesResume(label: string): boolean {
  const [first] = label.matchAll(RESUME);
  if (first === undefined) return false;
  const before = label.slice(0, first.index);
  const other = OTHER_FILE.exec(before);
  if (other && !LISTS.test(before.slice(other.index + other[0].length))) return false;
  return !NOT_IT.test(before) && !REFUSED.test(label.slice(first.index + first[0].length));
}

/** What a field that says no more is taken for. */
const UNNAMED: ReadonlySet<string> = new Set([
  'resume',
  'other_attachment',
  'unknown',
  'additional_information',
]);
/** Somebody whom the applicant names. */
const OTHERS =
  /\b(?:friend|referral|referred|nominee|spouse|partner|colleague|candidate you)\b|(?<!\p{L})(?:conjointe?|[ée]pou(?:x|se)|parrain\p{L}*|ami[es]?|coll[èe]gue|ehe(?:partner|frau|mann)\p{L}*|freund\p{L}*|kolleg\p{L}*|c[óo]nyuge|c[ôo]njuge|coniuge|pareja|amig[oa]s?|colega|amic[oa]|vriend\p{L}*|collega|ma[łl][żz]on\p{L}*|znajom\p{L}*|v[äæe]n{1,2}s?)(?!\p{L})/iu;
/** Of these words for a resume, some mean a summary: "Résumé du projet"; and a film or a resume without a name is another file. */
const OTHER_RESUME =
  /(?<!\p{L})vid[ée]o|anonym|\bblind\b|(?<!\p{L})r[ée]sum[ée] (?:de (?:votre|ton|ta|la)|du|des|d['’]) ?(?!cv|candidat)/iu;

const isOther = ({ label }: FormField) => OTHERS.test(label) || OTHER_RESUME.test(label);

/** People who speak for the applicant send no resume: below their names, the form's only one is the applicant's. */
const OF_REFERENCES =
  /^\W*(?:(?:professional|personal|business|work|your|\d+) )*(?:references?|referees?|referenz(?:en|personen)?|r[ée]f[ée]rences?(?: professionnelles?)?|referencias?(?: (?:laborales|profesionales|personales))?|referenz[ae]|refer[êe]ncias?(?: profissionais)?|referenties|referencje|referenser?|referanser?)\W*$/iu;
const ONLY_RESUME =
  /^(?:(?:your|my|upload|attach|add|the|an?|please|updated|current) )*(?:resume|r[ée]sum[ée]|c\.?v\.?|curriculum(?: vitae)?|lebenslauf|curr[íi]culo)(?: ?\/ ?(?:resume|c\.?v\.?))?(?: (?:upload|file|here))?\W*$/iu;

/** Whether the only file that a form asks for is a resume, below its boxes on references. */
function isBelowReferences({ field }: File, files: readonly File[]): boolean {
  return (
    files.length === 1 && OF_REFERENCES.test(field.section ?? '') && ONLY_RESUME.test(field.label.trim())
  );
}

/** Whether a field may take the resume at all: it takes documents, and asks nothing about somebody else. */
function mayTakeIt({ field, topic }: File, isSettled: boolean, posting: Dossier['posting']): boolean {
  const { name = '', id = '', accept = '' } = field.markup ?? {};
  if (isSettled || isUnderAnother(field, posting) || namesAnother(field)) return false;
  if (NO_DOCUMENT.test(accept) || OTHER_FILE.test(`${name} ${id}`.replace(/[_.[\]-]+/g, ' '))) return false;
  return !topic.legal;
}

/** Headings of a part of the form that takes the documents of an application. */
const OF_DOCUMENTS =
  /(?<!\p{L})(?:r[ée]sum[ée]|c\.?v|curriculum|lebenslauf|documents?|attachments?|uploads?|files?|dokumente?|unterlagen|anh[äa]nge?|anlagen|bewerb\p{L}*|fichiers?|pi[èe]ces|documentos?|archivos?|adjuntos?|anexos?|documenti|allegat[oi]|bijlagen?|documenten|za[łl][ąa]czniki?|bilag\p{L}*|candidat\p{L}*|sollicit\p{L}*|ans[öo]k\p{L}*)(?!\p{L})/iu;

/** Whether a field that says no more than "Attachment" stands where an application's documents are asked for. */
function isAmongDocuments({ section = '' }: FormField, posting: Dossier['posting']): boolean {
  return section === '' || OF_DOCUMENTS.test(section) || isOwnHeading(section, posting);
}

const OWN_NAME: ReadonlySet<string> = new Set(['full_name', 'first_name', 'last_name']);

/** Whether the applicant's own name is asked for in the same part of the form, whatever its heading says. */
function isBesideOwnName(
  { section }: FormField,
  form: readonly FormField[],
  topics: readonly Topic[],
  isSettled: (at: number) => boolean,
): boolean {
  return form.some(
    (other, at) => other.section === section && OWN_NAME.has(topics[at]?.name ?? '') && !isSettled(at),
  );
}

/** "Resume and cover letter" is a field for the resume, if there is no other; so is one for the whole application. */
const takesResume = (field: FormField) =>
  !isOther(field) && (namesResume(field.label) || WHOLE_APPLICATION.test(field.label.trim()));

type File = { field: FormField; topic: Topic; index: number };

/** The only one of the fields that name nothing, or the only one that the form demands. */
function onlyOne(unnamed: readonly File[]): readonly File[] {
  const demanded = unnamed.filter(({ field }) => field.required);
  if (unnamed.length === 1) return unnamed;
  return demanded.length === 1 ? demanded : [];
}

/**
 * Which file field takes the resume, as the others of the form tell it too. One named for it is; else one that takes it
 * among other documents; else the only one that the form has, or demands. Of several that say nothing, none is: each
 * may be for something else.
 *
 * @param isSettled whether a field was found to be about somebody or something else
 */
export function resumeFile(
  form: readonly FormField[],
  topics: readonly Topic[],
  isSettled: (at: number) => boolean,
  { posting }: Dossier,
): readonly Topic[] {
  const files = form.flatMap((field, index): File[] => {
    const topic = topics[index];
    return topic && field.kind === 'file' && !field.leave ? [{ field, topic, index }] : [];
  });
  const unnamed = files.filter(({ field }) => ANY_FILE.test(field.label.trim()));
  const open = files.filter((one) => mayTakeIt(one, isSettled(one.index), posting));
  const named = files.filter(
    ({ field, topic, index }) =>
      topic.name === 'resume' &&
      !unnamed.some((one) => one.index === index) &&
      !isOther(field) &&
      !isUnderAnother(field, posting),
  );
  const below = files.filter((one) => isBelowReferences(one, files));
  const listed = open.filter((one) => !named.includes(one) && takesResume(one.field));
  const only = onlyOne(unnamed).filter(
    (one) =>
      open.includes(one) &&
      UNNAMED.has(one.topic.name) &&
      (one.field.required ||
        isAmongDocuments(one.field, posting) ||
        isBesideOwnName(one.field, form, topics, isSettled)),
  );
  const chosen =
    named.length > 0 ? named : below.length > 0 ? below : listed.length > 0 ? listed.slice(0, 1) : only;
  return topics.map((topic, index) => {
    const field = form[index];
    if (chosen.some((one) => one.index === index))
      return topic.name === 'resume' ? topic : { ...topic, id: 'resume', name: 'resume', legal: false };
    const isNot =
      field &&
      (isOther(field) || isUnderAnother(field, posting) || unnamed.some((one) => one.index === index));
    if (!field || !isNot || field.kind !== 'file' || topic.name !== 'resume') return topic;
    return { ...ofThisField(field, topic, posting), name: 'other_attachment' };
  });
}
