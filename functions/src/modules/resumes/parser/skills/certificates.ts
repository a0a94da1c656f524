import { toParagraphs } from '../structure/paragraphs.ts';
import { isAllCaps, type TextLine } from '../text/text-line.ts';
import { type Item, unique } from './skill-items.ts';

/** Certificates, one a line or bullet; the date behind is left out. */
export function readCertificates(lines: TextLine[]): Item[] {
  return unique(
    toParagraphs(lines)
      .map(({ text, line }) => ({
        text: text
          .replace(
            /\s*[([]?\b(?:(?:issued|exp(?:ires?|\.)?|earned|valid|since|in)\b[.:]?\s*)?(?:[A-Z][a-z]{2,8}\.? |\d{1,2}\/)?(?:19|20)\d{2}(?:\s*[-–]\s*(?:(?:19|20)\d{2}|present))?[)\]]?$/i,
            '',
          )
          .replace(/[\s,;:|·–—-]+$/, ''),
        line,
      }))
      .filter(
        ({ text }) =>
          text.length >= 3 &&
          text.length <= 160 &&
          /\p{L}{2}/u.test(text) &&
          !(isAllCaps(text) && text.length < 3),
      )
      .map(({ text, line }) => ({
        value: text,
        page: line.page,
        line: line.line,
        confidence: text.split(/\s+/).length <= 14 ? 0.85 : 0.6,
      })),
  );
}
