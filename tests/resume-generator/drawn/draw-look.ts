import type { Random } from '../random.ts';
import type { Look } from '../sheet.ts';
import type { Choices } from './choices.ts';
import type { Inventor } from './invent.ts';

/** Casing, signs and numbers of headings, alike for all of them. */
export function drawHeadings(choices: Choices, { words }: Inventor): (wording: string) => string {
  const form = choices.of('headings.form', {
    plain: 5,
    capitals: 4,
    colon: 1.5,
    numbered: 0.3,
    icon: 0.4,
    lower: 0.3,
    dashes: 0.3,
    brackets: 0.2,
    titleCase: 0.7,
  });
  let number = 0;
  return (wording) => {
    number += 1;
    switch (form) {
      case 'plain':
        return wording;
      case 'capitals':
        return wording.toLocaleUpperCase(words.language);
      case 'colon':
        return `${wording}:`;
      case 'numbered':
        return `${number}. ${wording}`;
      case 'icon':
        return `■ ${wording}`;
      case 'lower':
        return wording.toLocaleLowerCase(words.language);
      case 'dashes':
        return `— ${wording} —`;
      case 'brackets':
        return `[${wording}]`;
      case 'titleCase':
        return wording.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toLocaleUpperCase(words.language));
    }
  };
}

/** Fonts, sizes, signs. */
export function drawLook(choices: Choices, random: Random): Look {
  return {
    font: random.pick(['sans', 'serif', 'mono']),
    headings: choices.of('headings.look', {
      plain: 3,
      ruled: 2,
      spaced: 0.7,
      band: 0.8,
      right: 0.4,
      center: 0.6,
      small: 0.5,
    }),
    bullet: choices.of('bullet', {
      '•': 5,
      '-': 2,
      '–': 1,
      '▪': 1,
      none: 0.8,
      '*': 0.5,
      '○': 0.4,
      '➢': 0.4,
      '✓': 0.3,
      '·': 0.4,
      '■': 0.3,
      '→': 0.2,
      '>': 0.2,
    }),
    centered: choices.chance('head.centered', 0.25),
    size: random.pick([8.5, 9, 10, 10.5, 11]),
  };
}
