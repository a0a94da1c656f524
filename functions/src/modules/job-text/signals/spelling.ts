/** Words that ads of jobs often use, long enough that a letter too few or too many is a mistake and no other word. */
const COMMON =
  'accordance accounting accuracy accurately achieve activities additional administration administrative advancement advertising agreement ambitious analytical applicant application appointment appropriate assignment assistance assistant associate attention attractive available bachelor background beginning beneficial benefits business candidate capability career certificate certification challenge clerical colleagues commission commitment committed communicate communication company compensation competitive completely compliance comprehensive computer confidential consultant consulting continuous contractor convenience coordinate coordination coordinator corporate correspondence customer dedicated delivery demonstrate department dependable description detailed determine development different difficult diploma directly discussion distribution division document effective effectively efficiency efficient efficiently electronic employee employer employment engineer engineering enthusiastic environment equipment equivalent essential established evaluate everyone excellent executive existing expenses experience experienced external facilities familiar financial flexible following foreign friendly general generate government graduate guarantee guaranteed handling headquarters healthcare immediate immediately implement implementation implementing important improvement including income increase independent independently individual industry information initiative insurance integrity interested international internet interview knowledge language leadership learning letters license location maintain maintaining maintenance management manager manufacturing marketing materials maximum medical messages minimum monitoring necessary negotiation office operation operational operations opportunities opportunity organization organizational organized orientation participate participation patients payroll performance perform permanent personable personal personnel position positions possess potential practice preferred preparation presentation previous procedures process processing product production professional proficiency proficient program project promotion property proven provide purchase qualification qualifications qualified quality receive receiving receptionist recognized recommend recruiter recruiting recruitment reference regarding registration regulations relationship relationships reliable representative requirement requirements resources responsibilities responsibility responsible restaurant retirement salary schedule scheduling secretary security separate services significant skills solutions specialist specific standards strategic strategy strength strong submit successful sufficient supervise supervision supervisor supplies support technical technician technology telephone temporary themselves thorough timely training transaction transportation understanding university vacation various vehicle warehouse weekend welcome working'.split(
    ' ',
  );
const ALSO_RIGHT = new Set(
  'ambitions committee cleaning clearing rewarding speciality specialise participant translation personas telephony intranet reverence invision deficiency contiguous supervising distributing applicants colleague compliant corporate competitively companies employers employees experiences references resource strategies supervisor specialists technicians transactions carrier careers carer carers profession professions proactive computers commuter productive predictive protect products personally operational optional rational relational regional position possession strengthen processes proceeding preceding procession customers costumer costumes costume secretary secretariat guarantees guarantor quantity qualify quantify medial median lessons leaning earning staring manages managers managed manger messenger massages massage message passage packages package providing proving prove proved provided provides provider providers insurances assurance patient patience patents parents perfect preform reform performs performed confirm relative reliably reliant variable available viable office officer offices services serviced server servers service skilled skill spills stills stock supplier supplied suppliers supports submits summit strongly stronger training trainings trailing draining working worker workers networking weekends weekday welcomed income incomes outcome outcomes become internal interned internee external eternal extern language languages location locations vocation allocation vacations evacuation location relocation licensed licence licences licenses license detail details retailed retained division divisions diversion decision direct director directed indirectly directory engineers engineered executives expense expensed expanses general generally generals generated generates generic graduates graduated gradual industries individually important imports importance impart increased increases increasing interest interests interviewer interviews interviewed interned intent intermittent knowledgeable learned learnings leaders leadership dealership readership letter leasers maintained maintains manual menial marketed markets market material maternal minimal minimums maximal monitor monitored mentoring negotiating negotiations necessity organized organizer organizes organised organisation organisational organisations organizations possessed posses possesses potentially practise practices practised practical presentations preparations previously product products production productions reduction professionals professionally proficiently programs programme programmes projects protect promotions properly proportion property purchased purchases quality qualified equality recovered receiver received receives receptionists deception recommends recruiters recruited regulation regulatory reliability responsibly restaurants salary schedules scheduled securely separately specifics specifically standard statistics submitted successfully technically technologies technological temporarily thoroughly through timeline university universities universally vehicles warehouses warehousing enthusiasm enthusiasts establish establishes evaluates evaluation evaluated ensemble facility familial financially flexibly flexibility friendlier guaranteeing handing healthcare immediacy implemented implements improvements improvement included includes inclusion initiatives initiate integral interactive personnel personal personals effective affective defective affect efficiencies efficacy electronics electronically electric emplace equipped equivalency equivalence essentials essentially commitments commissions commissioned communicates communicated communicator communications completes compete complete compensate compliment complement complementing complementary complements coordinates coordinated coordinating coordinators coordination subordinate departments departure descriptions prescription determines determined developments deployment envelopment differently difference diplomas discussions discretion distributions distributor documents documented documentary dedicate delivery deliver delivers delivered livery demonstrates demonstrated dependably expendable'.split(
    ' ',
  ),
);
const NEVER_WRITTEN =
  /\b(?:thier|recieve\w*|acheive\w*|makeing|comming|untill|oppurtunit\w+|oportunit\w+|experiance\w*|experince\w*|responsiblit\w+|responsabilit\w+|managment|knowlege|excelent|proffes+ion\w*|sallary|buisness|bussiness|benifit\w*|adress\w*|definat\w+|seperat\w+|sucess\w*|succesful\w*|neccessary|requirment\w*|independant\w*|comunicat\w+|comming|carreer|garantee\w*|enviroment\w*|maintainance|calender|flexable|compitit\w+|intrest\w*|emploiment|desgin\w*|writting|begining|occured|refered|accomodat\w+|aquir\w+|liason|greatful|truely|alot|intership\w*|assistan)\b/gi;

/** The keys under which a word and its misspellings with one letter less, more, or other are found. */
function lacking(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}

const LISTED = COMMON.filter((word) => word.length >= 8);
const RIGHT = new Set([...COMMON, ...ALSO_RIGHT]);
let keys: Map<string, string[]> | undefined;
function keysOf(): Map<string, string[]> {
  if (keys !== undefined) return keys;
  keys = new Map();
  for (const word of LISTED)
    for (const key of [word, ...lacking(word)]) keys.set(key, [...(keys.get(key) ?? []), word]);
  return keys;
}

/** British spelling, other forms of a word, and words cut off at an end are no mistakes. */
function isForm(word: string, right: string): boolean {
  if (right.startsWith(word) || word.startsWith(right)) return true;
  const plain = (one: string) =>
    one
      .replace(/is(?=[aei])/g, 'iz')
      .replace(/our/g, 'or')
      .replace(/ll/g, 'l')
      .replace(/(?:s|d|r|ly)$/, '');
  return plain(word) === plain(right) || right.endsWith(word) || word.endsWith(right);
}

/** One letter too few, too many, or other, or two neighbors in each other's place. */
function isOneSlip(word: string, right: string): boolean {
  let start = 0;
  while (start < word.length && word[start] === right[start]) start++;
  const [a, b] = [word.slice(start), right.slice(start)];
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a.slice(1) === b.slice(1) && a !== b) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}

const ENGLISH = /\b(?:the|and|of|to|for|with|you|in)\b/gi;

/** Words of an English text that are common ones with a mistake. Pure. */
export function misspelled(text: string): string[] {
  const words = text.match(/(?<![\p{L}\d@#./_-])\p{L}[a-z]+(?![\p{L}\d@#._-])/gu) ?? [];
  if ((text.match(ENGLISH)?.length ?? 0) < words.length / 10) return [];
  const found = new Set<string>((text.match(NEVER_WRITTEN) ?? []).map((word) => word.toLowerCase()));
  const index = keysOf();
  for (const written of new Set(words.map((word) => word.toLowerCase()))) {
    if (written.length < 8 || RIGHT.has(written)) continue;
    const near = [written, ...lacking(written)].flatMap((key) => index.get(key) ?? []);
    if (near.some((one) => isOneSlip(written, one)) && !near.some((one) => isForm(written, one)))
      found.add(written);
  }
  return [...found];
}
