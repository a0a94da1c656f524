import type { Posting } from '../../dossier.ts';
import { historyUnder } from '../../form/history-headings.ts';
import type { Topic } from '../../topics/topics.ts';
import type { Asked } from '../questions/asked.ts';
import { isOfAnotherThanFirst, isOwnHeading, saysYou } from '../questions/headings.ts';
import { plainWords } from '../questions/own-question.ts';
import { CONTACT, NAMES, PLACES, STUDIES } from '../questions/topic-groups.ts';
import { isBare } from './asked-again.ts';

const STREET: ReadonlySet<string> = new Set(['street_address', 'full_address']);
/** When something begins; "Available from" says that the applicant does. */
const BARE_DATE = /^(?:(?:start(?:ing)?|begin(?:ning)?) )?date\W*$|^(?:start|from|when)\W*$/i;

/** What a heading is about, by its words, and what may be asked of the applicant below it. */
type Subject = 'anything' | 'home' | 'studies' | 'work' | 'none';

/** Headings over the applicant's own answers, whatever else they say. */
const ON_APPLICANT =
  /\b(?:contact(?: info\w*| details)?|phones?|telephone|e-?mails?|profile|background|preferences?|interests?|applicants?|application|candidates?|personal|questions?|screening|logistics|eligib\w*|equal|divers\w*|monitoring|survey|resume|cv|join|autofill|general|additional|more|other|us|our|we|you\w*|my|me|i|started|essentials|facts|relocat\w*|steps?|finish|done|registration|member|team|graduates|students|nationality|immigration|get|know|situation|summary)\b|(?<!\p{L})(?:frage|angabe|profil|pers[öo]n|bewerb|kontakt|daten|verf[üu]gbar|coordonn|candidat|postul|question|renseign|informa|disponib|datos|dados|dati|solicit|candidatur|pregunt|pergunt|domand|gegevens|vragen|sollicit|dane|pytani|aplik|uppgift|fr[åa]g|ans[öo]k|oplysning|opplysning|sp[øo]rgsm|sp[øo]rsm|hakem|tied|ba[şs]vur|bilgi|ki[şs]isel|formul|kwestion|urval|[îi]ntreb|allgemein|sonstig|weitere|zus[äa]tzlich|stammdaten|eckdaten|kurzprofil|lebenslauf|nationalit|herkunft|identit[ée]|[ée]tat civil|situation|compl[ée]ment|curriculum|requisit|chi sei|anagrafic|recapit|persoonl|bifog|vedleg|tobie|[iİ]leti[şs]im|despre|osobn|perustied|yhteys|szem[ée]ly|el[ée]rhet|g[ée]n[ée]ral|divers|autres|otr[oa]s|outr[oa]s|altr[ei](?!\p{L})|algemeen|overig|og[óo]ln|[öo]vrigt|mobilit|rahmen|kondition|(?<!\p{L})(?:mein\p{L}*|dein\p{L}*|ihre?|dich|dir|sie|mes|mon|ma|vous|vos|votre|mis?|tus?|ti|su|meus?|seus?|suas?|voc[êe]|miei|te|jou\p{L}*|jij|je|uw|din|dig|deg|mig|moje|twoje|tob|sen\p{L}*)(?!\p{L}))/iu;
const ON_HOME =
  /\b(?:address(?:es)?|home|where|location|live|resid\w*|current|present|geograph\w*|region|country)\b|(?<!\p{L})(?:standort|anschrift|wohn|adress|localis|localiz|ubicaci|lokaliz|domicile|domicili|direcci|endere|indirizz|residen|woon|adres|zamieszk|einsatz|wunsch)/iu;
const ON_STUDIES =
  /\b(?:education\w*|academic\w*|university|internship|program\w*|trainees?|apprentice\w*|skills|languages)\b|(?<!\p{L})(?:ausbild|bildung|stud[iy]|schul|[ée]tudes|dipl[ôo]m|scolar|formaci|formation|formazion|forma[çc]|educa|estudi|acad[ée]m|istruz|opleid|onderwijs|wykszta|utbild|uddann|utdan|e[ğg]itim|qualif|kompeten|comp[ée]ten)/iu;
const ON_WORK =
  /\b(?:experience|employ\w*|professional|work|job|position|career|role|availab\w*|start|schedule|shift|company|notice|expectations|motivation)\b|(?<!\p{L})(?:beruf|emploi|travail|disponib|trabaj|trabalh|lavor|experi|esperi|werk|jobb|deneyim|eintritt|verf[üu]gbar)/iu;
/** Parts in which nothing of that kind is asked, or of something else. */
const ON_ELSE =
  /\b(?:salary|pay|compensation|cover|upload|links|social media|online|documents|attachments|files|remuneration|source|marketing|authori[sz]ation)\b|(?<!\p{L})(?:gehalt|unterlagen|dokument|pi[èe]ces|adjunt|allegat|anexo|bijlag|za[łl][ąa]cz|pr[ée]ten[ts])/iu;

/** Another address, job, or person than the applicant's own: "Employer address", "Second job", "Birth information". */
const OF_ANOTHER =
  /\b(?:office|business|employer|school|church|licen[cs]e|billing|delivery|vacation|birth) (?:address|residence|home|contact|location|information|details)\b|\b(?:address|residence|contact) (?:abroad|of|on)\b|\b(?:foreign|home country|vacation|backup|local|sponsor) (?:address|home|contact)\b|\b(?:past|previous|former|prior) (?:home|address|residence|application|employment|job|position)|\b(?:first|second|third|last|next|another|other|outside|seasonal|self|gap in|former|prior|previous|past)[- ](?:job|employers?|employment|compan\w+|position|work|role)\b|\b(?:compan(?:y|ies)|job|employer) (?:#? ?\d|before|two|three)|\baddress(?:es)? (?:for|in|of|during) the (?:last|past)\b|(?<!zur )\b(?:person|people|someone|significant other)\b|\b(?:residency|background check|release of|insurance|worker['’]s)\b|^who (?!are you|you are|i am)\b/i;

function subjectsOf(section: string): ReadonlySet<Subject> {
  if (isOfAnotherThanFirst(section) || OF_ANOTHER.test(section)) return new Set(['none']);
  const subjects = new Set<Subject>();
  if (ON_HOME.test(section)) subjects.add('home');
  if (ON_STUDIES.test(section)) subjects.add('studies');
  if (ON_WORK.test(section)) subjects.add('work');
  if (ON_ELSE.test(section)) subjects.add('none');
  // "Job details" is about the job, as "Details" is about anything.
  if (ON_APPLICANT.test(section) && !(subjects.size > 0 && !ON_YOU.test(section))) subjects.add('anything');
  return subjects;
}

/** "Your work", "Tell us about your studies": then it may go on to anything. */
const ON_YOU =
  /\b(?:you\w*|my|me|personal|profile|background|applicants?|candidates?|questions?|additional|general|situation)\b|\P{ASCII}|(?<!\p{L})(?:ihre?|deine?|votre|vos|tus?|su|seus?)(?!\p{L})/iu;

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

/** What may be asked of the applicant under a heading; null if that is anything. */
function subjectsUnder(section: string, posting: Posting): ReadonlySet<Subject> | null {
  const subjects = subjectsOf(section);
  if (subjects.has('anything')) return null;
  if (subjects.size === 1 && subjects.has('none')) return subjects;
  if (section.split(/\s+/).length > LONGEST || isOwnHeading(section, posting)) return null;
  return historyUnder(section) === null && !namesPosting(section, posting) ? subjects : null;
}

/** The headings under which not everything is the applicant's, with what is. */
export type Parts = ReadonlyMap<string, ReadonlySet<Subject>>;

/**
 * The headings that are over something nobody knows, or over one side of the applicant's life only: a form that has asked for
 * the applicant elsewhere asks under "Nursing license" and "Convictions" for the place and the date of those.
 */
export function partsOnSomething(all: readonly Asked[], posting: Posting): Parts {
  const contact = all.filter(({ field, topic }) => CONTACT.has(topic.name) && !field.leave && !field.repeat);
  const first = contact[0]?.field.section ?? '';
  if (contact.length === 0) return new Map();
  // Where the street is asked and no name, it is where somebody lives whom the form has named already: the applicant.
  const home = new Set(
    all.filter(({ topic }) => STREET.has(topic.name)).map(({ field }) => field.section ?? ''),
  );
  for (const { field, topic } of all) if (NAMES.has(topic.name)) home.delete(field.section ?? '');
  const parts = new Map<string, ReadonlySet<Subject>>();
  for (const { field } of all) {
    const { section = '' } = field;
    if (section === '' || section === first || parts.has(section)) continue;
    const subjects = subjectsUnder(section, posting);
    if (subjects && !(home.has(section) && !subjects.has('none'))) parts.set(section, subjects);
  }
  return parts;
}

/** What a topic is about, and so the headings that it may stand under. */
function subjectOf({ name }: Topic): Subject | null {
  if (PLACES.has(name)) return 'home';
  if (name === 'school' || STUDIES.has(name)) return 'studies';
  if (name === 'current_company' || name === 'current_title' || name === 'start_date') return 'work';
  return null;
}

/** Whether a box under such a heading asks for what only the heading tells whose it is. */
export function isOfSomething({ field, topic }: Asked, parts: Parts): boolean {
  const subjects = parts.get(field.section ?? '');
  if (field.repeat || !subjects || saysYou(field) || !isBare(field)) return false;
  if (topic.name === 'start_date' && !BARE_DATE.test(field.label)) return false;
  const subject = subjectOf(topic);
  return subject !== null && !subjects.has(subject);
}
