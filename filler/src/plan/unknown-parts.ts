import type { Posting } from '../dossier.ts';
import { historyUnder } from '../form/history-headings.ts';
import type { Asked } from './asked.ts';
import { isBare } from './asked-again.ts';
import { isOwnHeading, saysYou } from './headings.ts';
import { plainWords } from './own-question.ts';
import { CONTACT, NAMES, PLACES } from './topic-groups.ts';

const STREET: ReadonlySet<string> = new Set(['street_address', 'full_address']);
/** What else is asked once of the applicant, and of anything that a form may be about: a licence, an accident. */
const ONCE: ReadonlySet<string> = new Set([...PLACES, 'school', 'current_company']);
/** When something begins; "Available from" says that the applicant does. */
const BARE_DATE = /^(?:(?:start(?:ing)?|begin(?:ning)?) )?date\W*$|^(?:start|from|when)\W*$/i;

/** Headings over the applicant's own home, work, wishes, and answers, whatever else they say. */
const ON_APPLICANT =
  /\b(?:address(?:es)?|phones?|telephone|e-?mails?|contact(?: info\w*| details)?|home|where|location|live|resid\w*|profile|background|education\w*|academic\w*|university|experience|employ\w*|professional|work|job|position|career|role|availab\w*|start|schedule|shift|salary|pay|compensation|preferences?|interests?|internship|program\w*|applicants?|application|candidates?|personal|questions?|screening|details|information|logistics|eligib\w*|authori[sz]ation|equal|divers\w*|monitoring|survey|resume|cv|cover|join|autofill|general|additional|more|other|upload|us|our|we|you\w*|my|me|i|started|essentials|facts|relocat\w*|steps?|finish|done|current|present|company|skills|languages|links|social media|online|documents|attachments|files|motivation|remuneration|expectations|notice|summary|geograph\w*|region|country|registration|source|marketing|member|team|graduates|students|trainees?|apprentice\w*|nationality|immigration)\b|(?<!\p{L})(?:frage|angabe|profil|pers[öo]n|bewerb|beruf|kontakt|daten|standort|anschrift|telefon|ausbild|bildung|stud[iy]|schul|[ée]tudes|dipl[ôo]m|scolar|formaci|formation|formazion|forma[çc]|educa|estudi|acad[ée]m|istruz|opleid|onderwijs|wykszta|utbild|uddann|utdan|e[ğg]itim|qualif|kompeten|comp[ée]ten|localis|localiz|ubicaci|lokaliz|wohn|adress|verf[üu]gbar|gehalt|coordonn|candidat|postul|question|renseign|informa|emploi|travail|disponib|domicile|datos|dados|dati|solicit|candidatur|domicili|direcci|endere|indirizz|residen|trabaj|trabalh|lavor|experi|esperi|pregunt|pergunt|domand|gegevens|vragen|sollicit|woon|werk|dane|pytani|adres|aplik|uppgift|fr[åa]g|jobb|ans[öo]k|oplysning|opplysning|sp[øo]rgsm|sp[øo]rsm|hakem|tied|ba[şs]vur|bilgi|deneyim|ki[şs]isel|formul|kwestion|urval|[îi]ntreb|allgemein|sonstig|weitere|zus[äa]tzlich|stammdaten|eckdaten|kurzprofil|lebenslauf|unterlagen|dokument|einsatz|wunsch|nationalit|herkunft|identit[ée]|[ée]tat civil|situation|pi[èe]ces|compl[ée]ment|curriculum|requisit|adjunt|chi sei|anagrafic|allegat|recapit|anexo|bijlag|persoonl|bifog|vedleg|tobie|zamieszk|za[łl][ąa]cz|[iİ]leti[şs]im|despre|osobn|perustied|yhteys|szem[ée]ly|el[ée]rhet|g[ée]n[ée]ral|divers|autres|otr[oa]s|outr[oa]s|altr[ei](?!\p{L})|algemeen|overig|og[óo]ln|[öo]vrigt|mobilit|pr[ée]ten[ts]|eintritt|rahmen|kondition|(?<!\p{L})(?:mein\p{L}*|dein\p{L}*|ihre?|dich|dir|sie|mes|mon|ma|vous|vos|votre|mis?|tus?|ti|su|meus?|seus?|suas?|voc[êe]|miei|te|jou\p{L}*|jij|je|uw|din|dig|deg|mig|moje|twoje|tob|sen\p{L}*)(?!\p{L}))/iu;
/** No heading, but a sentence, is longer. */
const LONGEST = 6;
const A_WORD_OF = 4;

/** A heading with a word of the job's title or of the employer's name. */
function namesPosting(section: string, { company, title }: Posting): boolean {
  const ours = new Set(
    plainWords(`${company} ${title}`)
      .split(' ')
      .filter((word) => word.length >= A_WORD_OF),
  );
  return plainWords(section)
    .split(' ')
    .some((word) => ours.has(word));
}

/** Headings of few words that name something: neither the applicant, nor the job, nor a part of their life. */
function isOnSomething(section: string, posting: Posting): boolean {
  if (section === '' || section.split(/\s+/).length > LONGEST || isOwnHeading(section, posting)) return false;
  return !ON_APPLICANT.test(section) && historyUnder(section) === null && !namesPosting(section, posting);
}

/**
 * The headings that are over something nobody knows: a form that has asked for the applicant elsewhere asks under
 * "Nursing license" and "Convictions" for the place and the date of those.
 */
export function partsOnSomething(all: readonly Asked[], posting: Posting): ReadonlySet<string> {
  const contact = all.filter(({ field, topic }) => CONTACT.has(topic.name) && !field.leave && !field.repeat);
  const first = contact[0]?.field.section ?? '';
  if (contact.length === 0) return new Set();
  // Where the street is asked and no name, it is where somebody lives whom the form has named already: the applicant.
  const home = new Set(
    all.filter(({ topic }) => STREET.has(topic.name)).map(({ field }) => field.section ?? ''),
  );
  for (const { field, topic } of all) if (NAMES.has(topic.name)) home.delete(field.section ?? '');
  return new Set(
    all
      .map(({ field: { section = '' } }) => section)
      .filter((section) => section !== first && !home.has(section) && isOnSomething(section, posting)),
  );
}

/** Whether a box under such a heading asks for what only the heading tells whose it is. */
export function isOfSomething({ field, topic }: Asked, parts: ReadonlySet<string>): boolean {
  if (field.repeat || !parts.has(field.section ?? '') || saysYou(field) || !isBare(field)) return false;
  return ONCE.has(topic.name) || (topic.name === 'start_date' && BARE_DATE.test(field.label));
}
