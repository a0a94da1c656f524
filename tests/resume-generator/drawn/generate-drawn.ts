import type { ResumeTruth } from '../../bench/resumes/truths.ts';
import { writeFile } from '../generate.ts';
import { VOCABULARIES } from '../people/vocabularies.ts';
import type { Printer } from '../producers/chromium.ts';
import { Random } from '../random.ts';
import type { Part } from './choices.ts';
import { drawResume } from './draw-resume.ts';

/** A file and what `NAME.truth.json` holds about it. */
type DrawnFile = {
  file: string;
  set: string;
  language: string;
  layout: string;
  part: 'tuned' | 'kept';
  truth: ResumeTruth;
  choices: readonly string[];
  bytes: Uint8Array;
};

/** Files of drawn resumes; which program writes each is left to chance too. */
export async function* generateDrawn(
  seed: number,
  count: number,
  part: Part,
  printer?: Printer,
): AsyncGenerator<DrawnFile> {
  for (let number = 0; number < count; number += 1) {
    const drawn = drawResume(seed * 1_000_003 + number, part);
    const vocabulary = VOCABULARIES.find(({ language }) => language === drawn.language)!;
    const random = new Random(drawn.seed * 17 + 3);
    const { producer, extension, bytes } = await writeFile(drawn.sheet, vocabulary, random, printer);
    yield {
      file: `${String(number).padStart(5, '0')}-${drawn.language}-${producer}.${extension}`,
      set: `drawn-${producer}`,
      language: drawn.language,
      layout: producer,
      part: part === 'tuned' ? 'tuned' : 'kept',
      truth: drawn.truth,
      choices: [...drawn.choices, `file=${producer}`],
      bytes,
    };
  }
}
