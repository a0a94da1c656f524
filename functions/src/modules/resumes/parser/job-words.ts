import { fold } from './text-line.ts';

/** Nouns for job roles in all occupations. Folded, singular. */
const TITLE_NOUNS =
  'accountant actor actress actuary adjuster administrator admin adviser advisor agent aide ambassador analyst anesthesiologist animator apprentice arborist architect archivist artist assembler assessor assistant associate attendant attorney auditor author baker banker barber barista bartender biologist bookkeeper broker builder butcher buyer captain caregiver caretaker carpenter cashier ceo cfo chairman chairperson champion chef chemist chief chiropractor cio clerk clinician cmo coach coder columnist commander commissioner committee concierge conductor consultant contractor contributor controller cook coo coordinator copywriter cosmetologist counsel counselor counsellor courier cpo creator cto curator custodian cybersecurity dancer dean dentist deputy designer detective developer devops dietitian director dishwasher dispatcher doctor doula drafter driver economist editor educator electrician em employee engineer engineering enumerator epidemiologist esthetician estimator evangelist examiner executive expert fabricator facilitator farmer fellow fighter filmmaker financier firefighter fitter foreman founder freelancer fundraiser gardener generalist geologist geophysicist grader guard guide handler handyman head hostess host housekeeper hygienist illustrator inspector installer instructor intern internship interpreter investigator investor janitor journalist judge labourer laborer landscaper lawyer lead leader lecturer librarian lieutenant lifeguard linguist machinist maid major manager marketer mason mathematician mechanic mediator medic member mentor merchandiser merchant microbiologist midwife moderator musician nanny negotiator nurse nutritionist officer operator optician optometrist orderly organizer owner paralegal paramedic partner pastor pathologist performer pharmacist phlebotomist photographer physician physicist physiotherapist pilot planner plumber podiatrist policeman porter postdoc postdoctoral practitioner president principal proctor producer professional professor programmer proofreader proprietor prosecutor psychiatrist psychologist publicist purchaser radiographer radiologist ranger rater realtor receptionist recruiter referee registrar rep reporter representative researcher resident reviewer rigger rn roofer sailor salesman salesperson saleswoman scholar scientist scribe scrum sde sdet seamstress secretary sergeant server sheriff shopkeeper sitter soldier solicitor sommelier specialist sre statistician stenographer steward stewardess stocker strategist stylist superintendent supervisor surgeon surveyor svp swe sysadmin tailor teacher teammate technician technologist teller tester therapist trader trainee trainer translator treasurer tutor typist underwriter usher valet vendor veterinarian videographer volunteer vp waiter waitress warden webmaster welder worker writer zoologist lpn cna cso cdo avp evp ic pm po ta ra gm md bcba lcsw ops desarrollador ingeniero ingeniera analista gerente director directora consultor consultora jefe jefa asistente tecnico enfermera profesor profesora disenador programador administrador practicas becario becaria entwickler entwicklerin ingenieur ingenieurin leiter leiterin berater beraterin praktikant praktikantin werkstudent werkstudentin mitarbeiter mitarbeiterin sachbearbeiter referent projektleiter geschaftsfuhrer verkaufer pfleger krankenschwester lehrer developpeur developpeuse ingenieure chef cheffe responsable stagiaire charge chargee conseiller conseillere directeur directrice technicien technicienne infirmiere enseignant gestionnaire sviluppatore ingegnere responsabile stagista impiegato consulente tirocinante desenvolvedor engenheiro estagiario coordenador ontwikkelaar medewerker adviseur stagiair docent verpleegkundige internee executivo telecaller bde tl jr sr';
const NOUNS = new Set(TITLE_NOUNS.split(' '));

/** Words that identify the name of a company, school or agency. Folded. */
const EMPLOYER_WORDS = new Set(
  'inc incorporated llc llp ltd limited gmbh ag corp corporation co company companies plc pvt pty pte sa sas sarl srl spa bv nv oy ab as aps kg kgaa se holdings holding group groupe gruppe technologies technology solutions services systems software labs laboratory laboratories lab consulting consultancy consultants partners associates industries enterprises enterprise bank university college school institute academy hospital clinic medical health healthcare center centre foundation agency studio studios media networks network communications capital ventures investments insurance financial logistics pharmaceuticals pharma motors energy airlines hotel hotels resort restaurant cafe store stores retail ministry department council government army navy force authority association society district county city church museum library international global worldwide india america usa universidad universite universitat hochschule hospitals infotech infosystems soft tech telecom airways automotive electronics engineering manufacturing construction realty properties estate mart supermarket foods kitchen bistro grill bakery salon spa gym'.split(
    ' ',
  ),
);

const LEVEL =
  /^(?:senior|junior|sr|jr|lead|principal|staff|chief|head|assistant|associate|deputy|vice|graduate|trainee|executive|entry|mid|managing|general|acting|interim|part|freelance|independent|self)$/;

/** How likely a text is a job title, 0–1. */
export function titleScore(text: string): number {
  const words = fold(text)
    .replace(/[&+]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0 || words.length > 14) return 0;
  const singular = words.map((word) => (NOUNS.has(word) ? word : word.replace(/(?:ies|s)$/, '')));
  const at = singular.findLastIndex((word) => NOUNS.has(word));
  if (at === -1) return LEVEL.test(words[0]!) && words.length > 1 ? 0.3 : 0;
  const closing =
    at === singular.length - 1 ||
    /^(?:i{1,3}|iv|v|\d|of|for|in|to|and|with|at|on|de|du|des|im|fur|level|l\d)$/.test(singular[at + 1]!);
  const short = words.length <= 6 ? 0.1 : 0;
  return (closing ? 0.8 : 0.55) + short;
}

/** How likely a text is an employer's name, 0–1, judging by its words. */
export function employerScore(text: string): number {
  const words = fold(text).split(/\s+/);
  const last = words.at(-1) ?? '';
  if (/\b(?:pvt|inc|llc|ltd|gmbh|corp|llp|plc|pty)\b\.?/i.test(text)) return 0.95;
  if (EMPLOYER_WORDS.has(last) && words.length > 1) return 0.75;
  // "Sr. Engineering Manager" ends as titles do.
  if (!NOUNS.has(last) && words.some((word) => EMPLOYER_WORDS.has(word)) && words.length > 1) return 0.55;
  if (/^(?:self[ -]employed|freelance|independent)$/i.test(text)) return 0.6;
  return 0;
}
