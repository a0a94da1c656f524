import type { SkillMention } from '../skills/find-skills.ts';

/** What a term means beside certain words, although it is written like the skill. */
type FalseFriend = {
  /** The term as written. */
  term: RegExp;
  before?: RegExp;
  after?: RegExp;
};

const FALSE_FRIENDS: readonly FalseFriend[] = [
  // "Receiving feedback", "receiving care": whoever gets something.
  {
    term: /^receiving$/i,
    after:
      /^ (?!(?:and|or|functions?|departments?|docks?|areas?|clerks?|procedures?|process\w*|duties|operations?|experience|inspections?|bays?|goods|materials?|shipments?|inventory|deliver\w*|activities|of|in|at|is|preferred|required)\b)\p{L}/iu,
  },
  // Genes and pictures are edited too.
  {
    term: /^editing$/i,
    before: /\b(?:genes?|genomes?|genetic|genomic|base|photo|image|audio|sound|film|music|CRISPR)[ -]$/i,
  },
  // Of data, and not of goods.
  { term: /^loss prevention$/i, before: /\bdata $/i },
  // Medicines on the market.
  {
    term: /^marketing$/i,
    before: /\bpost[- ]$/i,
    after:
      /^ (?:drug |product |clinical )?(?:safety|surveillance|stud(?:y|ies)|commitments?|requirements?|reports?|reporting|data|experience data|phase|authori[sz]ation)\b/i,
  },
  // One plan of sales and operations.
  { term: /^sales$/i, after: /^ (?:& |and )operations? planning\b/i },
  // Whoever knows the whole of something else than software.
  {
    term: /^full[- ]stack$/i,
    after:
      /^["”’']? (?:data|analytics|machine learning|ML|AI|marketing|marketer|designer|recruit\w+|dependenc\w+|observability|of)\b/i,
  },
  // Good systems, and no systems of quality.
  {
    term: /^quality systems?$/i,
    before:
      /\b(?:scalable|reliable|robust|performant|resilient|secure|maintainable|high|efficient|stable),? (?:and |or )?$/i,
  },
  // Trying things out.
  {
    term: /^experimentation$/i,
    before:
      /\b(?:encourag\w+|foster\w*|fuel\w*|culture of|spirit of|passion for|welcom\w+|embrac\w+|values?|room for|love)(?: [\w-]+){0,2} $/i,
  },
  // Work for others, by agreement.
  {
    term: /^contracts$/i,
    before:
      /^(?!.*\b(?:negotiat|draft|review|manag|administ|prepar|award|clos|writ)\w*\b).*(?:\b(?:government|federal|defense|DoD|military) |statements? of work\/)$/is,
  },
  // Furniture, and what a body must stand.
  { term: /^filing$/i, after: /^ cabinets?\b/i },
  // A post for somebody else.
  {
    term: /^first aid$/i,
    after: /^ (?:dep(?:t|artment)|warden|warder|officers?|attendants?|posts?|kits?)\b/i,
  },
  // A sum that is guessed, tents that are put up, marks for goods.
  { term: /^estimating$/i, after: /^ (?:the|an?|its|their|how|what|expected|future|missing)\b/i },
  { term: /^rigging$/i, after: /^ (?:up|down)\b/i },
  { term: /^grading$/i, after: /^ (?:limits|systems?|scales?|criteria)\b/i },
  { term: /^vaccinations?$/i, after: /^ (?:records?|status|cards?|proof|requirements?)\b/i },
  { term: /^health education$/i, before: /\b(?:Allied|Bureau of|Commission on) $/ },
  // Of computers, and not of customers.
  { term: /^client management$/i, after: /^ (?:technolog\w+|tools?|software|systems?|suite|agents?)\b/i },
  // Papers of trade, which others sign.
  { term: /^sales$/i, after: /^ (?:contracts?|agreements?|tax(?:es)?)\b/i },
  { term: /^compliance$/i, before: /\b(?:process|schedule) $/i },
  { term: /^front[- ]end$/i, after: /^ users?\b/i },
  { term: /^process engineering$/i, before: /\bsoftware $/i },
  // Support of customers, and the selling of space for ads.
  { term: /^CSS$/, after: /^\/(?:PSS|CSE|CTS)\b/ },
  {
    term: /^DSPs?$/,
    after: /^[^.;]{0,40}\b(?:SSPs?|DMPs?|Ad Exchange|ad ?exchanges?|ad networks?|publishers|bidding)\b/i,
  },
  // A telephone for the deaf.
  { term: /^TDD$/, before: /\b(?:tele)?phone\b[^;]{0,40}$|\b(?:TTY|relay|hearing|voice)\b[^;]{0,30}$/i },
  // Where people talk.
  {
    term: /^git(?:hub|lab)$/i,
    before: /\b(?:forums?|social|twitter|stack ?(?:exchange|overflow))\b(?:e\.g\.|[^.;]){0,60}$/i,
  },
  // How the employer hires.
  { term: /^interviewing$/i, after: /^ (?:and [\w-]+ )?(?:is|are|will|done|takes?|process)\b/i },
  // Of whoever needs one.
  { term: /^security clearance$/i, before: /\ball $/i },
  // Of machines that report.
  {
    term: /^event management$/i,
    before: /\b(?:alerts?|incidents?|problem|security|log)(?:\/| and | & | )$/i,
  },
  // Writing, and no drawing.
  {
    term: /^drafting$/i,
    before:
      /\b(?:agreements?|contracts?|legal|polic(?:y|ies)|documents?|reports?|proposals?|grants?|briefs?|content|regulatory|letters?)(?: and)? $/i,
  },
  {
    term: /^drafting$/i,
    after:
      /^ (?:of |and [\w-]+(?:ing)? )?(?:[\w-]+ ){0,2}(?:contracts?|agreements?|documents?|reports?|polic(?:y|ies)|proposals?|responses?|emails?|letters?|briefs?|communications?)\b/i,
  },
  // Of code, and of goods that others supply.
  { term: /^control systems$/i, before: /\b(?:source|code|version|revision|document) $/i },
  {
    term: /^performance management$/i,
    before:
      /\b(?:suppliers?|vendors?|partners?|network|applications?|systems?|databases?|energy|assets?|portfolio) $/i,
  },
  { term: /^corporate strateg(?:y|ies)$/i, before: /\b(?:investment|credit|grade|bonds?|funds?) $/i },
  // What is known and what is typed, whoever does it.
  { term: /^(?:marketing|sales)$/i, after: /^ data\b(?! (?:analy|scien))/i },
  { term: /^data entry$/i, after: /^ (?:templates?|forms?|screens?|errors?)\b/i },
  // Of animals, for their antibodies.
  { term: /^immunizations?$/i, before: /\b(?:hybridoma|antibod\w+|antigens?)\b[^.;]{0,60}$/i },
  // A prize, in its own words.
  {
    term: /^\p{Lu}/u,
    before: /\bBest (?:[\w-]+ ){0,3}$/,
    after: /^ (?:[\w-]+ ){0,3}(?:Company|Platform|Solution|Provider|Software|Product|Agency|Employer|Tool)\b/,
  },
  // A heading, a kind of data, a product.
  { term: /^compliance$/i, before: /^\W*$/, after: /^:\s*$/ },
  { term: /^point[- ]of[- ]sale$/i, after: /^\)? data\b/i },
  { term: /^DevOps$/, after: /^ Server\b/ },
  // Room for ads, and what is paid for selling.
  { term: /^inventory(?: management)?$/i, before: /\bad(?:vertising)? $/i },
  { term: /^sales$/i, after: /^ (?:bonus(?:es)?|commissions?|incentives?)\b/i },
  // Of software, and of what a cloud costs.
  { term: /^architectural design$/i, before: /\b(?:technical|software|systems?) and $/i },
  { term: /^billing$/i, before: /\b(?:AWS|Azure|GCP|cloud) (?:costs? (?:and|&) )?$/i },
  // Of firms, and not of people.
  {
    term: /^onboarding$/i,
    after:
      /^ (?:of )?(?:new )?(?:CMOs?|CROs?|vendors?|suppliers?|partners?|clients?|customers?|merchants?|users?)\b/i,
  },
  // Aims that one meets.
  {
    term: /^(?:performance metrics|KPIs?)$/i,
    before: /\b(?:exceed|meet|hit|achiev|surpass)\w*(?: (?:and|or) \w+)?(?: [\w-]+){0,2} $/i,
  },
  // What is known of customers, relations to others than them, and other things of the name.
  { term: /^CRMs?$/, after: /^ (?:or other )?(?:data(?:bases?)?|records|datasets?)\b/i },
  {
    term: /^relationship management$/i,
    before: /\b(?:suppliers?|vendors?|partners?|stakeholders?|employees?|labou?r|donors?|investors?) $/i,
  },
  { term: /^open[- ]source$/i, after: /^ (?:equivalents?|alternatives?|counterparts?)\b/i },
  { term: /^performance management$/i, before: /\b(?:enterprise|corporate|business|application|network) $/i },
  { term: /^package delivery$/i, after: /^ (?:systems?|software|app)\b/i },
  { term: /^back[- ]end$/i, before: /\bat the $/i },
  { term: /^sales$/i, after: /^ requests\b/i },
  {
    term: /^onboarding$/i,
    after:
      /^ (?:experiences?|flows?|process(?:es)?|applications?|journeys?) (?:for|of) (?:the |our |new )?(?:clients?|customers?|users?|merchants?|partners?)\b/i,
  },
  // Of numbers, a force that sells, what is left of money, and a wall around applications.
  { term: /^calibration$/i, before: /\b(?:models?|probability|scores?|forecasts?) $/i },
  { term: /^salesforce$/, before: /\b(?:an?|the|our|your|their|field|global|inside|outside|SaaS) $/i },
  { term: /^\.NET$/i, after: /^ (?:profits?|incomes?|revenues?|sales|worth|promoter|pay|margins?|cash)\b/i },
  { term: /^web applications?$/i, after: /^ firewalls?\b/i },
  { term: /^warehousing$/i, before: /\bdata (?:[\w-]+ (?:and|or|&) |[\w-]+\/)$/i },
  // By machines, of the whole of a system, of what must be up to date, and what one is paid.
  { term: /^translation$/i, before: /\bmachine $/i },
  { term: /^personal training$/i, after: /^ (?:is|records?|requirements?|needs?)\b/i },
  { term: /^compensation and benefits$/i, before: /\b(?:total|our|competitive|overall) $/i },
  { term: /^onboarding$/i, before: /\bdata $/i },
  // What somebody else does for one: "expert negotiations on your behalf".
  { term: /./, after: /^ on your behalf\b/i },
  // A pronoun and a verb.
  { term: /^it supports$/ },
  { term: /^new writing$/i },
  // Colleagues, and no contracts with other firms.
  {
    term: /^partnerships?$/i,
    before:
      /\b(?:collaborative|effective|impactful|trusting|trusted|technical|internal|collaboration and|teamwork and) $/i,
  },
  {
    term: /^partnerships?$/i,
    after:
      /^ (?:across|with(?: (?:other|our|key|all|your|internal))?(?: [\w-]+){0,2} (?:teams?|leaders|colleagues|coworkers|stakeholders|peers|departments|functions))\b/i,
  },
  // What people do with what was made: its look is praised, not asked for.
  {
    term: /^UX$/,
    before:
      /\b(?:rich|great|beautiful|intuitive|delightful|best-in-class|seamless|amazing|awesome|product\/) ?$/i,
  },
  // A platform or a suite of the name.
  {
    term: /^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u,
    before: /\b(?!The |Our |A |And )\p{Lu}\p{Ll}*\p{Lu}\p{L}+ $/u,
    after: /^ (?:Platform|Suite|Hub|Studio)\b/,
  },
];

/** Terms of statistics beside which a variance is no cost. */
const OF_STATISTICS =
  /\b(?:statistic\w*|regression|experimental|distributions?|A\/B|hypothesis|ANOVA|factor analysis|sampling|covariance|clustering)\b/i;
/** What a body must do and stand at work, and what a description of a job isn't. */
const OF_BODY =
  /\b(?:lift(?:ing)?,? (?:\w+ )?(?:up to|at least|\d)|lift files|(?:bend|stoop|kneel|crouch|climb|squat)(?:ing)?\b[^.;]{0,60}\b(?:stand|sit|walk|reach|lift|crawl|kneel|stoop|bend|stretch)|(?:occasional|frequent|regular|possible) exposure to|exposure to (?:noise|dust|fumes|chemicals|weather|extreme)|comprehensive (?:inventory|list|listing) of|(?:all-inclusive|exhaustive) (?:list|listing|inventory)|prolonged (?:sitting|standing))\b/i;

/** Whether the words around a term tell that it isn't the skill. */
export function isFalseFriend(text: string, { index, end, ordinary }: SkillMention): boolean {
  const named = text.slice(index, end);
  const before = text.slice(Math.max(0, index - 80), index);
  const after = text.slice(end, end + 80);
  if (/^variance analysis$/i.test(named)) return OF_STATISTICS.test(text);
  if (ordinary && OF_BODY.test(text)) return true;
  return FALSE_FRIENDS.some(
    (one) => one.term.test(named) && (one.before?.test(before) ?? true) && (one.after?.test(after) ?? true),
  );
}
