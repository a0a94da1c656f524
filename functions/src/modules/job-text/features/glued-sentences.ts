/** Words that begin a sentence or an item of a list of a posting. */
const OPENERS =
  'Ability|Able|Advanced|Assists?|Bachelor|Basic|Benefits|Builds?|Candidates?|Collaborates?|Communicates?|Competitive|Coordinates?|Creates?|Deep|Demonstrated|Designs?|Develops?|Drives?|Education|Ensures?|Excellent|Experienced?|Extensive|Familiar(?:ity)?|Flexible|Good|Great|Hands|Health|High|Knowledge|Leads?|Maintains?|Manages?|Master|Medical|Minimum|Must|Our|Paid|Participates?|Performs?|Preferred|Prepares?|Previous|Prior|Proficien(?:t|cy)|Proven|Provides?|Qualifications|Required|Requirements|Responsible|Responsibilities|Self|Skills|Solid|Strong|Supports?|The|This|Understanding|We|Willing(?:ness)?|Work(?:s|ing)?|You(?:r)?';
/** The few of them that stand in no name of a product, whatever the word before them: "ServiceNowExperience". */
const SURE_OPENERS =
  'Ability to|Bachelor|B\\.?[AS]\\.? (?:in|or|degree)|M\\.?S\\.? (?:in|or|degree)|Demonstrated|Excellent|Experience (?:in|with|of|as|using|working)|Familiarity|Knowledge of|Minimum of|Must (?:have|be)|Proficien(?:t|cy)|Proven|Requirements|Responsible for|Responsibilities|Qualifications|Understanding of|We (?:are|have|offer)|Willingness|You (?:are|have|will)';

/**
 * Where sentences meet whose source has dropped the break between them: "5 years of SQL.You will …", "clear
 * speakingStrong writing". Names are written alike, so the word after a full stop is none of theirs ("ASP.Net"), and one
 * after a small letter begins a sentence, behind a whole word of small letters ("OneDrive", "InDesign").
 */
const AFTER_STOP = String.raw`(?<=[\p{Ll}\d)%+#][\p{Ll}\d)%+#][.!?]["”’]?)(?=(?:[-–—*]{1,3} ?)?\p{Lu}\p{Ll})(?!(?:Js|Net|Com|Io|Org|Ai|Py|Co|Edu|Gov)(?!\p{L}))`;
const AFTER_WORD = String.raw`(?=(?:${OPENERS})(?!\p{L}))(?<=(?<![\p{L}\d_])\p{Ll}[\p{Ll}'’-]{2,30}|\p{Ll}\))`;
/** "Insurance companiesPlay a role": no name begins with a word of small letters that has such an ending. */
const AFTER_ENDING = String.raw`(?=\p{Lu}\p{Ll}{2,} )(?<=(?<![\p{L}\d_])\p{Ll}{2,}(?:ing|tions?|ments?|ness|ies|ity|ships?|ances?|ences?|ously|ally|ively|ors|ers|lls|ables?|ical|ures?|ards))`;
const AFTER_NAME = String.raw`(?=(?:${SURE_OPENERS})(?!\p{L}))(?<=[\p{L}\d+#)]{2})`;
/** "… with our teamRequirementsA license": a heading between two sentences. */
const HEADING = '(?:Requirements|Responsibilities|Qualifications|Benefits)';
const BEFORE_HEADING = String.raw`(?=${HEADING}\p{Lu})(?<=\p{Ll}{3}|[.!?)])`;
const AFTER_HEADING = String.raw`(?<=(?:^|[\p{Ll}.!?)])${HEADING})(?=\p{Lu})`;
/** "… scripts.• Experience", "… design 2) Builds": marks of items that nothing divides. */
const BEFORE_BULLET = String.raw`(?<=[\p{L}\d).;:])(?=[•·▪●])`;
const GLUED = new RegExp(
  [AFTER_STOP, AFTER_WORD, AFTER_ENDING, AFTER_NAME, BEFORE_HEADING, AFTER_HEADING, BEFORE_BULLET].join('|'),
  'u',
);

/** What every joint has: a capital or a bullet with no space before it. Most sentences have none, and need no closer look. */
const JOINT = /[^\s(/\p{Lu}–—-]\p{Lu}|\p{Ll}-\p{Lu}|\p{Lu}{2}\p{Ll}|[.!?]["”’]?[-–—*]|\S[•·▪●]/u;

/** The sentences of a text in which nothing stands between them. */
export function ungluedSentences(text: string): string[] {
  return JOINT.test(text) ? text.split(GLUED) : [text];
}
