import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PdfItem } from './pdf-read.ts';
import { withTexAccents } from './tex-accents.ts';

const SIZE = 10;

function item(text: string, x: number, width: number, y = 100): PdfItem {
  return { text, x, y, width, size: SIZE, font: 'F1', upright: true };
}

const textOf = (items: PdfItem[]) => withTexAccents(items).map(({ text }) => text);

describe('an accent that TeX sets before its letter', () => {
  it('joins the letter that is set back below it', () => {
    expect(textOf([item('Pers\u00a8', 50, 30), item('onliche Daten', 75, 60)])).toEqual([
      'Pers',
      'önliche Daten',
    ]);
    expect(textOf([item('Exp\u00b4', 50, 25), item('erience', 70, 40)])).toEqual(['Exp', 'érience']);
    expect(textOf([item('mobiles `', 50, 45), item('a Paris', 90, 40)])).toEqual(['mobiles ', 'à Paris']);
    expect(textOf([item('Mart\u00b4', 50, 25), item('\u0131nez', 71, 20)])).toEqual(['Mart', 'ínez']);
  });

  it('joins a capital below a raised accent, and leaves no item for it', () => {
    expect(textOf([item('\u00b4', 51, 5, 97.5), item('Ecole', 50, 30)])).toEqual(['École']);
  });

  it('lets the rest of the item before it end where the letter begins', () => {
    const [before, after] = withTexAccents([item('Pers\u00a8', 50, 30), item('onlich', 75, 40)]);
    expect(before!.x + before!.width).toBe(after!.x);
  });

  it('joins an accent and a letter in one item', () => {
    expect(textOf([item('M\u00a8unchen, Val\u00b4erie', 50, 90)])).toEqual(['München, Valérie']);
  });
});

describe('signs that are no accents', () => {
  it.each([
    ['a sign with the next word behind it', [item('code `', 50, 30), item('alpha', 80, 25)]],
    ['an address', [item('~home and x^2', 50, 60)]],
    ['an accent before what has no such letter', [item('x\u00a8', 50, 12), item('7', 57, 5)]],
    ['an accent of another line', [item('Pers\u00a8', 50, 30), item('onlich', 75, 40, 112)]],
    [
      'an accent before an item that starts to its left',
      [item('Pers\u00a8', 50, 30), item('onlich', 20, 40)],
    ],
  ])('stay: %s', (_, items) => expect(textOf(items)).toEqual(items.map(({ text }) => text)));

  it('stay in any text, letter by letter', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[A-Za-z0-9 ~^`.,-]{1,12}$/), { maxLength: 8 }), (texts) => {
        const items = texts.map((text, at) => item(text, 50 + at * 100, text.length * 5));
        expect(textOf(items)).toEqual(texts);
      }),
    );
  });
});
