import { fold } from '../text/text-line.ts';

/** What a position is called where its title names no person: "Praktikum", "Stage", "Sommarjobb". Folded. */
const ENGAGEMENTS = new Set(
  [
    'internship externship apprenticeship traineeship fellowship residency clerkship placement secondment',
    'praktikum praktika pflichtpraktikum schulerpraktikum auslandspraktikum volontariat referendariat ferienjob nebenjob minijob sommerjob schulerjob studentenjob aushilfsjob werkstudententatigkeit zivildienst wehrdienst bundesfreiwilligendienst',
    'stage alternance apprentissage interim vacations vacation',
    'estagio monitoria pasantia practicas ayudantia becariado pracante iniciacao',
    'tirocinio apprendistato',
    'bijbaan vakantiewerk vakantiebaan zaterdagbaan',
    'praktik vikariat sommarjobb sommarvikariat extrajobb feriejobb examensarbete provanstallning',
    'staz praktyka praktyki wolontariat',
    'staj stagiu practica harjoittelu kesatyo siviilipalvelus',
  ].flatMap((words) => words.split(' ')),
);
/** Only where they stand first: "Stage ingénieur", but "Center Stage" is a theater. */
const FIRST_ONLY = new Set(['stage', 'practica', 'vacation', 'vacations', 'residency', 'placement']);
/** "Travail étudiant", "Job d'été", "Studentische Nebentätigkeit". */
const JOB_OF =
  /^(?:travail|job|emploi|petit boulot|trabajo|trabalho|lavoro|praca|arbete|jobb|werk) (?:d'?|de |da |di )?(?:etudiante?s?|ete|vacances|verano|verao|estudiante|studencka|sezonowa|estivo|sommar\w*|student\w*)\b/;

/** True for the words of a position, as they open or end its name. */
export function namesEngagement(text: string): boolean {
  const folded = fold(text);
  const words = folded.split(' ');
  if (words.length > 8) return false;
  const last = words.at(-1)!;
  return (
    ENGAGEMENTS.has(words[0]!) || (ENGAGEMENTS.has(last) && !FIRST_ONLY.has(last)) || JOB_OF.test(folded)
  );
}
