import { allMatches } from '../text/all-matches.ts';
import type { Found } from '../text/found.ts';
import type { DocumentLink, TextLine } from '../text/text-line.ts';

export const EMAIL = /[\p{L}\d._%+'-]{1,64}\s?@\s?(?:[\p{L}\d-]{1,63}\.)+\s?\p{L}{2,24}/giu;

/** The email addresses in the lines and in mailto links, those nearest the top first. */
export function findEmails(lines: TextLine[], links: DocumentLink[]): Found<string>[] {
  const written = withWrappedAddresses(lines).flatMap((line) =>
    emailsIn(line.text).map((match) => ({
      value: match[0]
        .replace(/\s/g, '')
        .replace(/^[.'-]+/, '')
        .toLowerCase(),
      confidence: /\s/.test(match[0]) ? 0.8 : 0.98,
      page: line.page,
      line: line.line,
    })),
  );
  const linked = links.flatMap((link) => {
    const address = /^mailto:([^?\s]+@[^?\s]+)/i.exec(link.url)?.[1];
    return address === undefined
      ? []
      : { value: address.toLowerCase(), confidence: 0.9, page: link.page, line: link.line };
  });
  return [...written, ...linked];
}

function emailsIn(text: string): RegExpExecArray[] {
  return text.includes('@') ? allMatches(EMAIL, text) : [];
}

/** The first half of an address, with the hyphen that cut it. */
const CUT = /^[\p{Ll}\d._]{2,12}-$/u;

/** Ends as addresses do, so that what stands below is something else: a web page, a town. ".co" may go on as ".com". */
const WHOLE =
  /@(?:[\w-]+\.)+(?:com|org|net|edu|gov|info|io|dev|me|app|de|at|ch|fr|es|it|nl|be|pl|ro|se|pt|br|mx|ar|cl|uk|us|ca|au|in|eu|dk|no|fi|ie|tr|lu|cz)$/i;

/** In a narrow column an address goes on in the next line, in the middle of a word. */
function withWrappedAddresses(lines: TextLine[]): TextLine[] {
  return lines.map((line, index) => {
    const next = lines[index + 1];
    // The same where each stands beside other text: the start is in the cell above.
    const start = lines
      .slice(Math.max(0, index - 2), index)
      .find(({ segments }) => CUT.test(segments[0]?.text ?? ''));
    if (start !== undefined && /^[\p{Ll}\d._]+@/u.test(line.text)) {
      return { ...line, text: start.segments[0]!.text.slice(0, -1) + line.text };
    }
    // "jose-" above "fina@mail.example", "aruiz" above "@inbox.example".
    const begun = next === undefined ? null : /(?:^|\s)([\p{L}\d._]{2,})(-?)$/u.exec(line.text);
    const goes_on = next !== undefined && next.column === line.column && next.page === line.page;
    if (
      begun !== null &&
      goes_on &&
      (begun[2] === '-' ? /^[\p{Ll}\d._]+@\S+\.\p{L}+/u : /^@[\w-]+\.[\w.-]+$/).test(next!.text)
    )
      return { ...line, text: begun[1]! + next!.text };
    const wrapped =
      next !== undefined &&
      !WHOLE.test(line.text) &&
      next.column === line.column &&
      !next.gap &&
      /^[^\s@]+@[\w.-]+$/.test(line.text) &&
      /^[a-z\d-]*(?:\.[a-z]{2,})?$/.test(next.text) &&
      /^(?=.{1,24}$)[a-z.\d-]*[a-z]$/.test(next.text);
    return wrapped ? { ...line, text: line.text + next.text } : line;
  });
}
