import type { PdfItem } from './pdf-read.ts';

/** What an icon is read as from here on: nothing, and a border between what stands on its sides. */
const ICON = '\ue000';
/** Signs that list items and part words stand for themselves. */
const OWN_MEANING = /[\d•·∙▪▫◦○●■□–—|&,.;:()[\]+/‣⋄◇◆-]/u;
/** In font sizes: an icon stands apart from its text, an initial does not. */
const APART = 0.1;
const BESIDE = 2.5;
const CONTACT = /@|\d{3}/;
/** More single signs on a page are no icons, and would be compared with all text: files made to cost have thousands. */
const MAX_ICONS = 150;

/**
 * Icons of fonts without a mapping come as stray letters: "B name@mail.example", "z March 2021". A font that sets single
 * signs only, each before a text in another font, is a font of icons.
 */
export function withoutIcons(items: PdfItem[]): PdfItem[] {
  const by_font = Map.groupBy(items, ({ font }) => font);
  const icons = new Set<string>();
  for (const [font, own] of by_font) {
    if (own.length > MAX_ICONS || !own.every(({ text }) => isSign(text) || isRating(text))) continue;
    const signs = own.filter(({ text }) => isSign(text));
    const texts = signs.map((sign) => textBeside(sign, items));
    const beside = texts.filter((text) => text !== undefined);
    if (signs.length === 0 || beside.length < 0.8 * signs.length) continue;
    // An asterisk begins the items of a list, unless it stands within lines.
    if (own.every((sign) => sign.text.trim() === '*' && opensLine(sign, items))) continue;
    if (signs.length >= 2 || beside.some((text) => CONTACT.test(text))) icons.add(font);
  }
  return icons.size === 0
    ? items
    : items.map((item) => (icons.has(item.font) ? { ...item, text: ICON } : item));
}

function isSign(text: string): boolean {
  const bare = text.trim();
  return [...bare].length === 1 && !OWN_MEANING.test(bare);
}

/** Three stars of five, say, in a row. */
function isRating(text: string): boolean {
  const signs = text.trim().split(/\s+/);
  return signs.length > 2 && signs.every(isSign);
}

function opensLine(sign: PdfItem, items: PdfItem[]): boolean {
  return !items.some((item) => isBeside(item, sign) && item.x < sign.x && item.text.trim().length > 1);
}

function isBeside(item: PdfItem, sign: PdfItem): boolean {
  return item.font !== sign.font && Math.abs(item.y - sign.y) <= 0.4 * Math.max(item.size, sign.size);
}

function textBeside(sign: PdfItem, items: PdfItem[]): string | undefined {
  const right = sign.x + sign.width;
  return items.find(
    (item) =>
      isBeside(item, sign) &&
      item.x - right > APART * item.size &&
      item.x - right < BESIDE * item.size &&
      item.text.trim().length > 1,
  )?.text;
}
