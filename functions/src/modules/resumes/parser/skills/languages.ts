import { LOCALES } from '../locales/locales.ts';
import { fold, type TextLine } from '../text/text-line.ts';

const CODES =
  'en es fr de it pt nl sv no nb da fi is pl cs sk hu ro bg el tr ru uk be sr hr bs sl mk sq et lv lt ga cy eu ca gl mt he ar fa ur ps ku hi bn pa gu mr ta te kn ml or as ne si sd zh yue ja ko vi th id ms tl fil km lo my mn ka hy az kk uz sw am ha yo ig zu xh af so la eo sa';
const NAMES = new Set<string>();
for (const { code: locale } of LOCALES) {
  const display = new Intl.DisplayNames([locale], { type: 'language' });
  for (const code of CODES.split(' ')) NAMES.add(fold(display.of(code) ?? code));
}
for (const own of 'mandarin|mandarin chinese|cantonese|chinese mandarin|chinese simplified|farsi|tagalog|bahasa|bahasa indonesia|flemish|castilian|american sign language|asl|british sign language|bsl|sign language|oriya|panjabi|konkani|tulu|bhojpuri|maithili|haryanvi|marwari|deutsch|english uk|brazilian portuguese|valencian'.split(
  '|',
)) {
  NAMES.add(own);
}

/** True for the name of a human language: "German", "Inglés", never "Java". */
export function isLanguageName(text: string): boolean {
  return NAMES.has(fold(text.replace(/\(.*$/, '')));
}

export type LanguageItem = { value: string; page: number; line: number; confidence: number };

/** Language names as written, without the level. */
export function readLanguages(lines: TextLine[]): LanguageItem[] {
  const found: LanguageItem[] = [];
  const seen = new Set<string>();
  for (const line of lines) {
    for (const piece of line.text.split(/[,;|/•·:()]|\s{2,}|\s+[–—-]\s+|\band\b|&/)) {
      const words = piece
        .trim()
        .replace(/^(?:fluent in|native|basic|conversational|intermediate|advanced|proficient in)\s+/i, '')
        .replace(/\.$/, '')
        .split(/\s+/);
      for (let take = Math.min(3, words.length); take >= 1; take -= 1) {
        const name = words.slice(0, take).join(' ');
        if (!isLanguageName(name)) continue;
        if (!seen.has(fold(name)))
          found.push({ value: name, page: line.page, line: line.line, confidence: 0.92 });
        seen.add(fold(name));
        break;
      }
    }
  }
  return found;
}
