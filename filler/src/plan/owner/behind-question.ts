import type { Asked } from '../questions/asked.ts';
import { CONTACT, PLACES } from '../questions/topic-groups.ts';
import { isBare } from './asked-again.ts';

const CHOICES: ReadonlySet<string> = new Set(['select', 'radio', 'checkbox', 'combobox', 'buttons']);
/** Whether something was, or is, so: what stands behind it tells where, when, and with whom. */
const ASKS_WHETHER =
  /^(?:\W|\d)*(?:have you (?:ever |previously )?(?:been|lived|worked|applied|served|had|held|attended|received)|do you (?:have|know|hold)\b.*\b(?:relatives?|family|friends?|licen[cs]e|anyone|anybody|someone)|do you hold\b|were you (?:ever )?(?:referred|recommended|employed|in the)|did (?:you|someone|anyone) (?:serve|refer|work|attend)|did you serve|has (?:anyone|someone)|are (?:you )?(?:related|any of your)|are you (?:currently |presently )?(?:enrolled|a student|attending)|(?:haben|waren|sind|hatten|kennen|wurden) sie\b|avez-vous|[êe]tes-vous|connaissez-vous|¿?(?:ha|has|tiene|tienes|conoce|fue) |(?:hai|ha) (?:mai|gi[àa]|parenti)|voc[êe] j[áa]|j[áa] |tem parentes|possui |hebt u|heeft u|kent u|bent u (?:ooit|eerder)|czy (?:by[łl]|pracowa[łl]|posiada|ma)|har du|kender du|k[äa]nner du)/iu;
/** Of a question on the applicant's own address, name, or whether they may work, nothing hangs that is somebody else's. */
const ON_OWN =
  /\b(?:authori[sz]ed|right to work|eligible|sponsor\w*|relocat\w*|commut\w*|willing|able to|phone|e-?mail|experience)\b/i;
const PERSONS =
  /relative|related|family|friend|refer|recommend|know|verwandt|bekannt|kennen|empfohlen|parent|connaiss|famil|pariente|conoce|referi|parenti|conosc|conhec|kent|zna|k[äa]nner|kender/i;

/** Of these a place hangs that nobody has asked of the applicant yet; a form that asks "Have you worked here?" goes on to that. */
const ON_EVENT =
  /\blived?\b|convict|arrest|\bserved?\b|military|licen[cs]e|accident|enrolled|student|relative|related|family|friend|referred|verurteilt|gedient|f[üu]hrerschein|verwandt|condamn|permis|antecedentes|condenad|parente?s|carnet|patente|condannat|rijbewijs|familie|karan|prawo jazdy/i;

/** Where and when something was, and what somebody is there. */
const OF_EVENT: ReadonlySet<string> = new Set([
  ...PLACES,
  'start_date',
  'graduation_date',
  'school',
  'field_of_study',
  'degree',
  'current_title',
  'current_company',
]);
/** "Date" alone is that of what the question is about; "available from" is not. */
const BARE_DATE =
  /^(?:(?:start(?:ing)?|approximate) )?(?:dates?|when|from|datum|wann|quand|fecha|cu[áa]ndo|data|quando|wanneer|kiedy|n[äa]r|hvorn[åa]r|tarih)\W*$/iu;
const LONGEST = 6;

/** The question of yes or no that a box stands behind, with nothing but bare boxes between them. */
function questionBefore(all: readonly Asked[], at: number): Asked | null {
  const { section } = all[at]?.field ?? {};
  for (let before = at - 1; before >= Math.max(0, at - LONGEST); before -= 1) {
    const one = all[before];
    if (!one || one.field.section !== section || one.field.repeat || one.field.leave) return null;
    const { field } = one;
    if (CHOICES.has(field.kind) && ASKS_WHETHER.test(field.label))
      return ON_OWN.test(field.label) ? null : one;
    if (
      !isBare(field) ||
      !(CONTACT.has(one.topic.name) || OF_EVENT.has(one.topic.name) || one.topic.name === 'unknown')
    )
      return null;
  }
  return null;
}

/**
 * Whether a bare box right behind "Have you ever …?" or "Do you have relatives here?" belongs to that question: the place
 * and the date of what it asks, and who that is.
 */
export function isBehindQuestion(all: readonly Asked[], at: number): boolean {
  const asked = all[at];
  if (!asked || asked.field.repeat || !isBare(asked.field)) return false;
  const { name } = asked.topic;
  if (name === 'start_date' && !BARE_DATE.test(asked.field.label)) return false;
  const isOfPerson = CONTACT.has(name);
  if (!isOfPerson && !OF_EVENT.has(name)) return false;
  const question = questionBefore(all, at);
  if (!question) return false;
  if (!isOfPerson && (ON_EVENT.test(question.field.label) || !PLACES.has(name))) return true;
  if (isOfPerson && !PERSONS.test(question.field.label)) return false;
  // Behind "Have you worked for us before?" a form may go on to the applicant.
  const before = all.slice(0, all.indexOf(question));
  return before.some(
    ({ field, topic }) =>
      kinOf(topic.name) === kinOf(name) &&
      !field.leave &&
      (isOfPerson || field.section === asked.field.section),
  );
}

const kinOf = (name: string) => (name.endsWith('_name') ? 'full_name' : name);
