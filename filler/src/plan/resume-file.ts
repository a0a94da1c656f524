import type { Dossier } from '../dossier.ts';
import type { Topic } from '../topics/topics.ts';
import type { FormField } from '../types.ts';
import { ofThisField } from './own-question.ts';

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

function namesResume(label: string): boolean {
  const found = [...label.matchAll(RESUME)];
  const [first] = found;
  return first !== undefined && !NOT_IT.test(label.slice(0, first.index));
}

/** "Resume and cover letter" is a field for the resume, if there is no other; so is one for the whole application. */
const takesResume = ({ label }: FormField) => namesResume(label) || WHOLE_APPLICATION.test(label.trim());

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
 */
export function resumeFile(
  form: readonly FormField[],
  topics: readonly Topic[],
  { posting }: Dossier,
): readonly Topic[] {
  const files = form.flatMap((field, index): File[] => {
    const topic = topics[index];
    return topic && field.kind === 'file' && !field.leave ? [{ field, topic, index }] : [];
  });
  const unnamed = files.filter(({ field }) => ANY_FILE.test(field.label.trim()));
  const named = files.filter((one) => one.topic.name === 'resume' && !unnamed.includes(one));
  const listed = files.filter((one) => !named.includes(one) && takesResume(one.field));
  const chosen = named.length > 0 ? named : listed.length > 0 ? listed.slice(0, 1) : onlyOne(unnamed);
  return topics.map((topic, index) => {
    const field = form[index];
    if (chosen.some((one) => one.index === index))
      return topic.name === 'resume' ? topic : { ...topic, id: 'resume', name: 'resume', legal: false };
    const isUnnamed = unnamed.some((one) => one.index === index);
    if (!field || !isUnnamed || topic.name !== 'resume') return topic;
    return { ...ofThisField(field, topic, posting), name: 'other_attachment' };
  });
}
