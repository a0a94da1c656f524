import type { Question } from './classifier/features.ts';
import type { TopicId } from './topic-list.ts';

const NAMES: readonly TopicId[] = ['full_name', 'first_name', 'last_name'];
const EMPLOYER: readonly TopicId[] = ['current_company', 'current_title'];
const DEGREE: readonly TopicId[] = ['degree', 'education_level', 'field_of_study', 'school'];
/** What one entry of a history holds, or what its fields are taken for. */
const OF_ENTRY: readonly TopicId[] = [
  ...NAMES,
  ...EMPLOYER,
  ...DEGREE,
  'job_start_date',
  'job_end_date',
  'job_is_current',
  'job_description',
  'education_start_date',
  'graduation_date',
  'start_date',
  'location',
  'city',
  'state',
  'country',
];

/** Who gives out a certificate or a license. */
const ISSUER =
  /\b(?:issuing|awarding|certifying|licensing|accrediting|credentialing)[ -]+(?:organi[sz]ation|institut(?:ion|e)|body|authority|agency|association|board|company|school|university)|\bgranting[ -]+(?:organi[sz]ation|body|authority|agency)|\b(?:organi[sz]ation|institution|body|authority|agency) (?:that|which) (?:issued|awarded|certified|granted|licensed)|\bissu(?:ed by|er)\b/i;
const GRANTING = /(?<!\b(?:degree|diploma)[ -])\bgranting[ -]+institution/i;
/** Parts of a form on something else than work and school; "voluntary self-identification" is none. */
const PART_ON_MORE =
  /^\W*(?:(?:your|other|relevant|professional|additional|current|any) )*(?:certifi|licen[cs]|credential|volunteer|voluntary (?:work|experience|service)|membership|affiliation|award|honou?rs?\b|publication|patent|projects?\b)/i;
/** The same in the name of a control: `certifications[0].organization`. */
const NAMED_MORE = /certificat|licen[cs]e|volunteer|issu(?:er|ing|ed)/i;

const BEING_EARNED =
  /\bpursu(?:e|ing)\b|\bworking (?:towards?|on)\b|\bin progress\b|\bcurrent(?:ly)? (?:studying|enrolled|attend|seeking)|\bare you (?:studying|enrolled)\b|\bcurrent (?:degree|program|major)\b/i;
/** "… are you attending or did you last attend" is also asked of who has finished. */
const BEING_EARNED_ALONE = new RegExp(
  `^(?!.*\\bor (?:did |have |do )?(?:you )?(?:last|most recently|previously|already)\\b).*(?:${BEING_EARNED.source})`,
  'i',
);
const CURRENT_DEGREE = /\bcurrent(?:ly)?\b/i;
const EARLIER = /\b(?:previous|former|prior|past|earlier)\b/i;
const OR_CURRENT = /\b(?:current|present|recent|latest)\b/i;
const BANK = /\bbank\b/i;
/** "What did you hear about us?" is no question on where. */
const HEARD_WHAT =
  /^what (?:have|did|do) you (?:\w+ )?hear[d]?\b|\bhear[d]? about (?:our|the|this) (?:culture|values|mission|benefits|products?)\b/i;

/** What the applicant would like, not what is. */
const WISHED =
  /\b(?:you|i)(?:['’]d| would)? (?:most )?(?:want|wish|like|prefer|hope|plan|intend|aim)\b|\b(?:are|am) (?:you|i) interested in\b/i;
const IS: readonly TopicId[] = [...EMPLOYER, ...DEGREE, 'city', 'state', 'country', 'location'];
/** A step of school, which is no degree. */
const GRADE = /\bgrade (?:completed|level)\b/i;
const MINOR = /^(?!.*\bmajor).*\bminors?\b/i;

/** The name that a second parent gave. */
const SECOND_NAME =
  /\bsegundo apellido\b|\bapellido materno\b|\b(?:second|maternal) (?:sur|last |family )name\b/i;
const NOMINEE = /\bnominees?\b/i;
const PAY: readonly TopicId[] = [
  'salary_expectation',
  'hourly_pay_expectation',
  'monthly_pay_expectation',
  'daily_rate',
];
/** Pay that is or was. */
const EARNED_ABROAD =
  /(?<!\p{L})(?:derni(?:er|ère)|actuel(?:le)?|letzte[rsn]?|aktuelle[rsn]?|bisherige[rsn]?|derzeitige[rsn]?|[úu]ltim[oa]|actual|attuale|atual|huidige?|laatste|obecn[aey]\p{L}*|ostatni\p{L}*|nuvarande|n[åa]v[æa]rende|senaste|sidste|siste|nykyinen|jelenlegi|sou[čc]asn\p{L}*|posledn\p{L}*|mevcut)(?!\p{L})/iu;
/** Of a home that is rented, or of a shift. */
const OTHER_NOTICE =
  /\bwohnung|\bapartment\b|\bflat\b|\blease\b|\brent(?:al)?\b|\bmiet|\bshifts?\b|\binterviews?\b/i;
/** Of what, stands elsewhere: of a home, of a job. */
const HOW_LONG =
  /^\W*(?:how long|for how long|wie lange|seit wann|depuis (?:combien de temps|quand)|combien de temps|(?:desde )?cu[áa]nto tiempo|(?:h[áa] )?quanto tempo|(?:da )?quanto tempo|hoe lang|jak d[łl]ugo|hur l[äa]nge|hvor l[æa]nge|ne kadar s[üu]re)\W*$/iu;
const NEEDED = /\b(?:does|do) (?:the|this|your|our) \w+ (?:need|require|want|look)/i;
const FAMILY_MOVES = /\byour (?:family|spouse|partner|wife|husband|children)\b/i;
/** "Êtes-vous mobile ?" may ask for a car as well as for a move. */
const MOBILE = /(?<!\p{L})mobil(?:[eos]|es|\(e\)|·e)?\s*\??$/iu;
const WITH_CONDITION =
  /\bonly (?:with|if|when)\b|(?<!\p{L})(?:nur (?:mit|wenn|bei)|seulement (?:si|avec)|uniquement|s[óo]lo (?:si|con)|apenas (?:se|com)|solo (?:se|con)|alleen (?:als|met)|endast|sv[åa]rt|vanskeli\p{L}+|schwer|moeilijk|dif[ií]cil\p{L}*|difficile)(?!\p{L})/iu;
/** Two questions in one box: the answer to one of them is half of it. */
const AND_START =
  /(?:\band\b|&|\/|\bund\b|\bet\b|\by\b|\be\b|\ben\b|\boch\b|\bog\b).*(?:\bstart(?:ing)? date|\bnotice\b|\bavailab|eintritt|startdatum|starttermin|k[üu]ndigungsfrist|disponib|pr[ée]avis|preavviso|ingangsdatum|beschikbaar|tilltr[äa]de)/iu;
const AND_PAY =
  /gehalt|\bsalary\b|\bsalaire|salarial|\bsalario|\bstipendio|retribu|\bloon\b|\bl[öo]n(?:eanspr[åa]k)?\b|vergütung/iu;
/** Marks on another scale than that of the mark that is known. */
const OTHER_SCALE = /\b(?:5|five|10|ten|20|100)[- ]?(?:points?|pt)\b|\bout of (?:5|10|20|100)\b/i;

/** Words of a label that ask for something that the profile does not hold under these topics. */
const WORDS: readonly (readonly [topics: readonly TopicId[], words: RegExp])[] = [
  [[...OF_ENTRY, 'certifications'], ISSUER],
  [OF_ENTRY, GRANTING],
  [DEGREE, BEING_EARNED_ALONE],
  [['degree'], CURRENT_DEGREE],
  [NAMES, BANK],
  [['how_heard'], HEARD_WHAT],
  [['field_of_study'], MINOR],
  [DEGREE, GRADE],
  [IS, WISHED],
  [NAMES, SECOND_NAME],
  [[...NAMES, 'email', 'phone'], NOMINEE],
  [PAY, EARNED_ABROAD],
  [['notice_period'], OTHER_NOTICE],
  [['notice_period', 'years_of_experience'], HOW_LONG],
  [['years_of_experience'], NEEDED],
  [['relocation', 'travel'], FAMILY_MOVES],
  [['relocation'], MOBILE],
  [['relocation'], WITH_CONDITION],
  [PAY, AND_START],
  [['start_date'], AND_PAY],
  [['gpa'], OTHER_SCALE],
];

/**
 * Whether a question that sounds like a topic asks for something near it that the profile does not hold: who issued a
 * certificate, an earlier employer, a degree that is not finished yet.
 */
export function isNotHeld({ label, section = '', name = '', id = '' }: Question, topic: TopicId): boolean {
  if (WORDS.some(([topics, words]) => topics.includes(topic) && words.test(label))) return true;
  // In an entry of the work history, which has this heading, the entry says which employer is meant.
  const inHistory = section === 'experience';
  if (EMPLOYER.includes(topic) && !inHistory && EARLIER.test(label) && !OR_CURRENT.test(label)) return true;
  // The page of a project or a paper is not the applicant's own.
  const isOfMore = OF_ENTRY.includes(topic) || topic === 'portfolio' || topic === 'other_website';
  if (!isOfMore || inHistory || section === 'education') return false;
  return PART_ON_MORE.test(section) || NAMED_MORE.test(name) || NAMED_MORE.test(id);
}
