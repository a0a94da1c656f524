import { spanOf } from '../dates/date-spans.ts';
import type { TextLine } from '../text/text-line.ts';
import { titleScore } from '../words/job-words.ts';

const TELLS = /\b(?:work|employ|serv|engag|associat|join|experience).* as /i;
/** What tells of a job, at the start of a sentence or within. */
const TELLING =
  '\\b(?:[Ww]ork(?:ed|ing|s)?|[Ee]mployed|[Ss]erv(?:ed|ing)|[Ee]ngaged|[Aa]ssociated|[Ee]xperience|[Jj]oined)\\b';
/** The full stops of "Pvt. Ltd." and "U.S." belong to the name. */
const SHORT = '(?<=\\b(?:\\p{Lu}|Pvt|Ltd|Inc|Co|Corp|St))\\.';
const EMPLOYER = `\\p{Lu}(?:[^,.;(]|${SHORT}){1,60}?`;
const STOP = `(?!${SHORT})[,.;(–-]`;
/** "Currently working as a Senior Analyst with Acme since May 2019" */
const workedAs = (words: string) =>
  new RegExp(
    `${TELLING}.*?\\bas (?:an? |the )?(.{3,60}?),? (?:${words}) (?:the )?(${EMPLOYER})(?=,? (?:from|since|for|during|in|till|on|to|where|and|under|through|via|,)\\b|\\s*${STOP}|\\s*$)`,
    'u',
  );
/** The sure words first: "Pharmacist in Charge at Saffron". */
const WORKED_AS = [workedAs('at|with'), workedAs('in|for|of')];
/** "Worked with Acme as a Senior Analyst since May 2019" */
const WORKED_WITH = new RegExp(
  `${TELLING}.*?\\b(?:at|with|in|for|by) (?:the )?(${EMPLOYER}),? as (?:an? |the )?(\\p{L}[^,.;(]{2,50}?)(?=,? (?:from|since|for|during|in|till|on|where|and)\\b|\\s*[,.;(–-]|\\s*$)`,
  'u',
);

/** A sentence that tells of a job: "Working as a Team Lead with Acme". */
export function toldJob(text: string): { title: string; employer: string } | undefined {
  if (!TELLS.test(text)) return undefined;
  for (const pattern of WORKED_AS) {
    const as = pattern.exec(text);
    if (as !== null && titleScore(as[1]!) >= 0.5) return { title: as[1]!, employer: as[2]! };
  }
  const by = WORKED_WITH.exec(text);
  if (by !== null && titleScore(by[2]!) >= 0.5) return { title: by[2]!, employer: by[1]! };
  return undefined;
}

/**
 * Joins a sentence that tells of a job with the rest of it on the next line: "Working as a Nurse with Acme since" and
 * "May 2019".
 */
export function withWholeSentences(lines: TextLine[]): TextLine[] {
  const whole: TextLine[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const joined =
      last !== undefined && !line.bullet && !line.gap && isUnfinished(last.text)
        ? `${last.text} ${line.text}`
        : undefined;
    if (joined !== undefined && tellsWhen(joined)) {
      whole[whole.length - 1] = {
        ...last!,
        text: joined,
        segments: [{ ...last!.segments[0]!, text: joined }],
      };
    } else whole.push(line);
  }
  return whole;
}

function isUnfinished(text: string): boolean {
  return TELLS.test(text) && !/[.;!?]$/.test(text) && !tellsWhen(text);
}

function tellsWhen(text: string): boolean {
  return toldJob(text) !== undefined && spanOf(text) !== undefined;
}
