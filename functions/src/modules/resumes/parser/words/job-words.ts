import { allWords } from '../locales/locales.ts';
import { remembered } from '../text/remembered.ts';
import { fold } from '../text/text-line.ts';
import { namesEngagement } from './engagements.ts';
import { MORE_ROLES } from './role-nouns.ts';
import { endsAsRole } from './role-suffixes.ts';

/** Nouns for job roles in all occupations. Folded, singular. */
const TITLE_NOUNS =
  'accountant actor actress actuary adjuster administrator admin adviser advisor agent aide ambassador analyst anesthesiologist animator apprentice arborist architect archivist artist assembler assessor assistant associate attendant attorney auditor author baker banker barber barista bartender biologist bookkeeper broker builder butcher buyer captain caregiver caretaker carpenter cashier ceo cfo chairman chairperson champion chef chemist chief chiropractor cio clerk clinician cmo coach coder columnist commander commissioner committee concierge conductor consultant contractor contributor controller cook coo coordinator copywriter cosmetologist counsel counselor counsellor courier cpo creator cto curator custodian cybersecurity dancer dean dentist deputy designer detective developer devops dietitian director dishwasher dispatcher doctor doula drafter driver economist editor educator electrician em employee engineer engineering enumerator epidemiologist esthetician estimator evangelist examiner executive expert fabricator facilitator farmer fellow fighter filmmaker financier firefighter fitter foreman founder freelancer fundraiser gardener generalist geologist geophysicist grader guard guide handler handyman head hostess host housekeeper hygienist illustrator inspector installer instructor intern internship interpreter investigator investor janitor journalist judge labourer laborer landscaper lawyer lead leader lecturer librarian lieutenant lifeguard linguist machinist maid major manager marketer mason mathematician mechanic mediator medic member mentor merchandiser merchant microbiologist midwife moderator musician nanny negotiator nurse nutritionist officer operator optician optometrist orderly organizer owner paralegal paramedic partner pastor pathologist performer pharmacist phlebotomist photographer physician physicist physiotherapist pilot planner plumber podiatrist policeman porter postdoc postdoctoral practitioner president principal proctor producer professional professor programmer proofreader proprietor prosecutor psychiatrist psychologist publicist purchaser radiographer radiologist ranger rater realtor receptionist recruiter referee registrar rep reporter representative researcher resident reviewer rigger rn roofer sailor salesman salesperson saleswoman scholar scientist scribe scrum sde sdet seamstress secretary sergeant server sheriff shopkeeper sitter soldier solicitor sommelier specialist sre statistician stenographer steward stewardess stocker strategist stylist superintendent supervisor surgeon surveyor svp swe sysadmin tailor teacher teammate technician technologist teller tester therapist trader trainee trainer translator treasurer tutor typist underwriter usher valet vendor veterinarian videographer volunteer vp waiter waitress warden webmaster welder worker writer zoologist lpn cna cso cdo avp evp ic pm po ta ra gm md bcba lcsw ops telecaller bde tl jr sr crew barback bellhop docent fireman groundskeeper lineman paraeducator paraprofessional sonographer tiler splicer caller picker packer loader washer cleaner keyholder tech techs cfa mlt undersecretary articled matron nqt bursar barrister joiner glazier plasterer bricklayer demonstrator invigilator governor constable reservist corporal airman seaman envoy attache chaplain curate vicar imam rabbi priest choreographer singer composer drummer retoucher stagehand gaffer colorist docker stevedore chauffeur shipper receiver handyperson bouncer croupier dealer chair sister';
const NOUNS = new Set([...TITLE_NOUNS.split(' '), ...allWords('roles')]);
/** Languages that join words: the end of "Projektleiterin" or "sportinstructeur" is the role. */
const ENDINGS = [...allWords('roleEndings'), 'ologist', 'ographer', 'iatrist', 'ometrist'];

const ENDINGS_BY_LENGTH = [...Map.groupBy(ENDINGS, ({ length }) => length)].map(
  ([length, endings]) => [length, new Set(endings)] as const,
);

function isRole(word: string): boolean {
  return (
    NOUNS.has(word) ||
    ENDINGS_BY_LENGTH.some(
      ([length, endings]) => word.length > length + 2 && endings.has(word.slice(-length)),
    )
  );
}

/** Words that identify the name of a company, school or agency. Folded. */
const EMPLOYER_WORDS = new Set([
  ...'inc incorporated llc llp ltd limited gmbh ag corp corporation co company companies plc pvt pty pte sa sas sarl srl spa bv nv oy ab as aps kg kgaa se holdings holding group groupe gruppe technologies technology solutions services systems software labs laboratory laboratories lab consulting consultancy consultants partners associates industries enterprises enterprise bank university college school institute academy hospital clinic medical health healthcare center centre foundation agency studio studios media networks network communications capital ventures investments insurance financial logistics pharmaceuticals pharma motors energy airlines hotel hotels resort restaurant cafe store stores retail ministry department council government army navy force authority association society district county city church museum library international global worldwide india america usa universidad universite universitat hochschule hospitals infotech infosystems soft tech telecom airways automotive electronics engineering manufacturing construction realty properties estate mart supermarket foods kitchen bistro grill bakery salon spa gym'.split(
    ' ',
  ),
  ...allWords('employers'),
]);

const LEVEL =
  /^(?:senior|junior|sr|jr|lead|principal|staff|chief|head|assistant|associate|deputy|vice|graduate|trainee|executive|entry|mid|managing|general|acting|interim|part|freelance|independent|self)$/;

/** "PO" is a product owner, "Po" a river. */
const NAME_LIKE_ABBREVIATION = /(?<!\p{L})(?:Ic|Pm|Po|Ta|Ra|Gm|Md|Em|Pa)(?!\p{L})/gu;

/** How likely a text is a job title, 0–1. */
export const titleScore = remembered((text): number => {
  const words = fold(text.replace(NAME_LIKE_ABBREVIATION, ''))
    .replace(/[&+]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0 || words.length > 14) return 0;
  // "Technologies" is no plural of the Polish "technolog".
  const singular = words.map((word) => (isRole(word) ? word : word.replace(/ies$/, 'y').replace(/s$/, '')));
  const at = singular.findLastIndex(isRole);
  if (at === -1) return LEVEL.test(words[0]!) && words.length > 1 ? 0.3 : 0;
  const closing: boolean =
    at === singular.length - 1 ||
    /^(?:i{1,3}|iv|v|\d|of|for|in|to|and|with|at|on|de|du|des|d|di|da|do|del|en|em|im|in|fur|ds|van|voor|level|l\d)$/.test(
      singular[at + 1]!,
    ) ||
    // Where the role comes first, its field follows: "Contable senior", "Impiegata amministrativa".
    (at === 0 && singular.length <= 4);
  // "Harbor PM&R": a part of something shorter.
  if (!closing && singular[at]!.length <= 3 && isWithinShort(text, singular[at]!)) return 0;
  const short = words.length <= 6 ? 0.1 : 0;
  return (closing ? 0.8 : 0.55) + short;
});

function isWithinShort(text: string, role: string): boolean {
  return [...fold(text).matchAll(/[\p{L}\d]{1,4}(?:&[\p{L}\d]{1,4})+/gu)].some(([short]) =>
    short.split('&').includes(role),
  );
}

const LIKELY_ROLE = 0.6;
const FRENCH_NAME = /[éè]rin(?!\p{L})/iu;

/** As `titleScore`, with nouns that may be of other things: only for what stands where a title may stand. */
export function roleScore(text: string): number {
  const score = titleScore(text);
  if (score >= LIKELY_ROLE || LEGAL_FORM.test(text)) return score;
  // "The Guardian", and "Reporter, Morning Herald": the title is there already.
  const [ahead, ...behind] = text.split(/,\s+/);
  if (/^the\s/i.test(behind.at(-1) ?? text) || (behind.length > 0 && titleScore(ahead!) >= LIKELY_ROLE))
    return score;
  const words = fold(text).split(' ');
  const last = words.at(-1)!.replace(/s$/, '');
  // "Guérin" is a name: German words for women at work have no such letter.
  const ended = !FRENCH_NAME.test(text) && (endsAsRole(words[0]!) || endsAsRole(last));
  const isRole = MORE_ROLES.has(last) || ended;
  return (words.length <= 8 && isRole && employerScore(text) < 0.5) || namesEngagement(text)
    ? LIKELY_ROLE
    : score;
}

/** Legal forms that only companies have, in all languages. */
const LEGAL_FORM =
  /(?<![\p{L}.])(?:pvt|inc|llc|ltd|ltda|gmbh|corp|llp|plc|pty|e\.v\.|ag|kg|ohg|ug|sarl|sasu|eurl|s\.l\.?u?\.?|s\.a\.?u?\.?|s\.r\.l\.?s?\.?|srl|s\.p\.a\.?|spa|b\.v\.|bv|n\.v\.|nv|sp\. z o\.? ?o\.?|sp\.j\.|aktiebolag|a\.ş\.|ltd\. şti\.|şti|anonim şirketi|eireli|oyj?|a\/s|aps)(?![\p{L}])/iu;

/** True for "Officine Reggiani S.r.l.": the last full stop belongs to the name. */
export function endsWithLegalForm(text: string): boolean {
  return LEGAL_FORM.test(text.split(/\s+/).slice(-3).join(' '));
}

/** Words of departments and teams. Folded. */
const DEPARTMENT_WORDS = new Set(
  'accounting analytics administration advertising applications backend brand business commercial communications compliance core creative customer data delivery design development digital distribution ecommerce editorial education engineering enterprise events facilities finance frontend growth hr human identity infrastructure integration internal it legal logistics maintenance management manufacturing marketing merchandising mobile networking operations partnerships payments people performance planning platform platforms procurement product production program projects purchasing quality research resources retail risk safety sales science security service services social software strategy success supply chain support systems talent team technical technology testing training treasury web experience equity emea apac north south east west region regional'.split(
    ' ',
  ),
);

/** True for "Marketing" or "Platform Engineering": a part of a company, not its name. */
export function isDepartment(text: string): boolean {
  const words = fold(text)
    .replace(/[&+]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'and');
  return words.length > 0 && words.length <= 4 && words.every((word) => DEPARTMENT_WORDS.has(word));
}

/** How likely a text is an employer's name, 0–1, judging by its words. */
export const employerScore = remembered((text): number => {
  const words = fold(text).split(/\s+/);
  const last = words.at(-1) ?? '';
  // A legal form alone names nobody: "Ag." is short for August in Spanish.
  if (LEGAL_FORM.test(text)) return /\p{L}/u.test(text.replace(LEGAL_FORM, '')) ? 0.95 : 0;
  if (EMPLOYER_WORDS.has(last) && words.length > 1) return 0.75;
  // "Sr. Engineering Manager" ends as titles do.
  if (!isRole(last) && words.some((word) => EMPLOYER_WORDS.has(word)) && words.length > 1) return 0.55;
  if (/^(?:self[ -]employed|freelance|independent)$/i.test(text)) return 0.6;
  return 0;
});
