/**
 * One topic and the questions that share its answer. Questions can sound alike and mean opposites ("Have you been
 * convicted?", "Is your record clean?"), so mentioning the subject is not enough: anything that does not clearly match
 * `asks` remains a separate question for the user.
 */
export type TopicRule = {
  id: string;
  /** Wordings whose answer is the topic's. */
  asks: RegExp;
  /** Words that make it a different question. */
  unless: RegExp;
  /** `yes_no`: negated wordings are kept separate. */
  answer: 'yes_no' | 'any';
};

/** A subject that only the user's own words may answer; `about` matches every question on it. */
export type LegalRule = TopicRule & { about: RegExp };

/** A second question, or a request for more than the answer. */
const MORE = /\bif (?:yes|so|no|not|you)\b|explain|describe|\bdetails?\b|elaborate|specify|\band\/or\b/;

function unless(...words: (RegExp | string)[]): RegExp {
  return new RegExp(
    [MORE, ...words].map((one) => (typeof one === 'string' ? one : one.source)).join('|'),
    'i',
  );
}

/** When a check takes place, or by which law. Nothing else may follow: it could be a second claim. */
const WHEN =
  '(?:,? (?:before you start|if we made an offer|(?:if|when|once) (?:hired|selected)|(?:upon|after|following) (?:hire|an offer)(?: of employment)?|for this (?:role|job|position)|prior to (?:employment|hire|hiring|starting)|as (?:a )?(?:condition|part) of (?:your |the |our )?(?:employment|hire|hiring|application)(?: process)?|in accordance with (?:local|applicable|federal|state) laws?(?:/regulations?)?))?';
const UNDERGO =
  '(?:undergo(?:ing)?|complet(?:e|ing)|submit(?:ting)? to|consent(?:ing)? to|agree(?:ing)? to|tak(?:e|ing)|be subject to)';
/** Whether the applicant would let a check happen; "perform" and "administer" are what a tester does. */
const LETS = [
  `(?:are|would|will) you (?:be )?(?:willing|prepared|happy|able|open|comfortable|okay) to ${UNDERGO}`,
  `(?:are|would|will) you (?:be )?(?:comfortable|okay|happy) (?:with )?${UNDERGO}`,
  '(?:are|would|will) you (?:be )?(?:open to|(?:comfortable|okay) with)',
  `(?:do|would|will) you (?:agree|consent) to(?: ${UNDERGO})?`,
  `(?:would|will) you ${UNDERGO}`,
].join('|');

function lets(check: string): RegExp {
  const asked = `(?:^|[.:!,] )(?:${LETS}) (?:(?:an?|our|the|any) )?(?:pre-?employment )?`;
  return new RegExp(`${asked}${check}${WHEN}[ ?.:*"”]*$`, 'i');
}

const RANGE = /\b(?:last|past|within|since|previous|prior)\b.*\b(?:year|month|decade)/;

export const LEGAL_RULES: LegalRule[] = [
  {
    id: 'age_18',
    answer: 'any',
    about:
      /\b(?:18|eighteen)(?: (?:years|or older|or over)| ?\+)|(?:at least|over|above|under|below|than) (?:the age of )?(?:\d\d|eighteen|sixteen|twenty-?one)\b(?! (?:percent|%|hours|people|miles|pounds|lbs))|\b\d\d years (?:old|of age)|^\d\d (?:years )?(?:or|and) (?:older|over)\b|legal (?:working )?age|minimum age|date of birth|\bhow old\b|\byour age\b/i,
    asks: /^(?:(?:at least|over) 18(?: years(?: of age| old)?)?|18 (?:years (?:of age |old )?)?(?:or|and) (?:older|over|above)|(?:are you )?18 ?\+)[ ?*]*$|\b(?:are you|i am|i['’]m|you are|will you be|have you reached)(?: (?:currently|now|already))? (?:(?:at least|over|above|under|below|younger than|older than) (?:the age of )?(?:18|eighteen)\b(?: years(?: of age| old)?)?(?: or (?:older|over|above))?|(?:18|eighteen) (?:years (?:of age |old )?)?(?:or|and) (?:older|over|above)|18 years (?:of age|old)|of (?:the )?legal (?:working )?age)(?: (?:on|by|as of|at the time of) (?:your |the |this )?(?:first day|start date|date of hire|hire|application|applying)(?: of (?:work|employment))?)?[ ?.:*"”]*$/i,
    unless: unless(
      /experience|between|proof|prove|permit|certificate|consent|children|minors?\b|patients|people|teams?\b|work(?:ing)? with|supervis|care for|\bage of 18 and\b|\b(?:16|17|21)\b|willing|comfortable|alcohol/,
    ),
  },
  {
    id: 'background_check',
    answer: 'yes_no',
    about:
      /background (?:check|screen|investigation)|criminal (?:record )?check|reference check|credit check/i,
    asks: lets('background (?:check|screen|investigation)(?:s|ings?)?'),
    unless: unless(
      /authori[sz]e|drug|credit|reference check|criminal|finger|pass\b|clear\b|fail|concern|anything|reason|object|past|result|already|\bhad\b|have you/,
    ),
  },
  {
    id: 'drug_test',
    answer: 'yes_no',
    about: /\bdrugs?\b|substance (?:test|screen)|alcohol (?:test|screen)/i,
    asks: lets('drug (?:test|screen)(?:s|ings?)?'),
    unless: unless(
      /authori[sz]e|background|pass\b|fail|clean|positive|past|result|already|have you|object|random|hair/,
    ),
  },
  {
    id: 'felony_record',
    answer: 'yes_no',
    about: /\bfelon/i,
    asks: /(?:\b(?:have you|i have) (?:ever )?been|^ever been) (?:convicted of|found guilty of)(?: an?y?)? felon(?:y|ies)[ ?.:*]*$/i,
    unless: unless(
      RANGE,
      /misdemeanou?r|crime|offen[cs]e|expunge|exclud|except|other than|plead|pled|pending|charged|arrest/,
    ),
  },
  {
    id: 'criminal_record',
    answer: 'yes_no',
    about:
      /convict|criminal|misdemeanou?r|\bcrimes?\b|\barrest|\boffen[cs]es?\b|police (?:record|certificate)/i,
    asks: /\b(?:have you|i have) (?:ever )?been (?:convicted|found guilty)(?: of an?y?)?(?: crimes?| (?:criminal )?offen[cs]es?)?[ ?.]*$|\bdo you have (?:an?|any)(?: prior| previous)? criminal (?:record|convictions?|history)[ ?.]*$|^criminal (?:record|convictions?)[ ?.]*$/i,
    unless: unless(RANGE, /clean|clear|free of|without|background|check|felon|misdemeanou?r|expunge|spent/),
  },
  {
    id: 'disability',
    answer: 'any',
    about: /\bdisab(?:ilit|led)|accommodat|reasonable adjustment/i,
    asks: /^(?:voluntary self-identification of )?disability ?(?:status)?(?: \((?:optional|voluntary)\))?[ :*?]*$|^(?:(?:what is|please (?:indicate|select|specify|provide)|select|indicate) )?your disability status[ :*?]*$|(?:^|[.:!] )(?:(?:do you|i|(?:please )?(?:tell us|let us know|indicate|state|confirm) (?:if|whether) you) (?:have|identify as having|consider (?:your|my)self to have) (?:an?|any) disabilit(?:y|ies)|(?:(?:do you|i) identify as|do you consider yourself(?: to be| as)?|are you) (?:disabled or as )?(?:disabled|an? (?:disabled person|(?:person|individual) with (?:a disability|disabilities)))|(?:do you live|are you living) with a disability)(?:,? as defined (?:by|under|in) the (?:ADA|Americans with Disabilities Act(?: \(ADA\))?|Equality Act(?: 2010)?))?[ ?.:*]*$/i,
    unless: unless(
      /accommodat|adjust|support|assist|need|require|perform|prevent|limit|affect|experience|work(?:ed|ing)? with|clients|patients|care|serve|insurance|benefit|veteran/,
    ),
  },
  {
    id: 'security_clearance',
    answer: 'yes_no',
    about: /clearance\b/i,
    asks: /(?:^|[.:!] )do you (?:currently |presently )?(?:have|hold|possess) an? (?:(?:active|current|valid) )?(?:(?:U\.?S\.?|United States|DoD|federal) )?(?:government )?security clearance[ ?.:*]*$|^(?:active|current) security clearance\?$/i,
    unless: unless(
      /obtain|eligible|eligibility|willing|able|ever|previous|expired|inactive|top secret|secret|\bTS\b|\bSCI\b|\bSC\b|\bDV\b|polygraph|level|public trust|highest|what|which/,
    ),
  },
  {
    id: 'non_compete',
    answer: 'yes_no',
    about: /non-?compet|non-?solicit|restrictive covenant/i,
    asks: /(?:^|[.:!] )(?:(?:are you|i am) (?:currently |presently )?(?:bound by|subject to|(?:a )?party to|under) (?:an?|any) (?:active |existing )?(?:non-?compete(?: agreement| clause)?|restrictive covenants?)(?: or restrictive covenants?)?|do (?:you|i) (?:currently |presently )?have (?:an?|any) (?:active |existing |current )?non-?compete(?: agreement| clause)?s?)(?: in place| with (?:any|an) employer| with (?:my|your|a|any) current or former employer)?[ ?.:*]*$/i,
    unless: unless(
      /willing|agree to|\bsign\b|ever|previous|prior|past|comfortable|solicit|limit|prevent|prohibit|affect|interfere/,
    ),
  },
];

/** Declarations and consents apply only to the employer who asks, as worded. */
export const CONSENT =
  /\b(?:agree|consent|acknowledge|accept|certify|confirm|authori[sz]e|attest|declare|understand|opt[- ]in|subscribe)\b.*(?:privacy|terms|polic|data|process|true|accurate|complete|store|keep|contact|marketing|newsletter|e-?mails?|messages|sms|notice|truth)|(?:privacy|data|terms).*\bagree\b|privacy (?:policy|notice)|\bi have read\b/i;
