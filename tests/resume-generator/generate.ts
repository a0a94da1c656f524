import { readOccupations } from '../../functions/src/modules/job-text/title-search/occupation-file.ts';
import type { ResumeTruth } from '../bench/resumes/truths.ts';
import { withUnknownNames } from './layouts/composed-layouts.ts';
import { isOfPromotions } from './layouts/job-styles.ts';
import { layOut } from './layouts/lay-out.ts';
import { LAYOUTS, type Layout } from './layouts/layouts.ts';
import { VOCABULARIES } from './people/vocabularies.ts';
import type { Vocabulary } from './people/vocabulary.ts';
import { inventPerson, type Person, type When, withPromotions } from './person.ts';
import type { Printer } from './producers/chromium.ts';
import { toDocx, toOdt, toRtf } from './producers/office.ts';
import { breakLigatures, drawPdf, isWesternEuropean } from './producers/pdf-lib.ts';
import { toText } from './producers/text.ts';
import { Random } from './random.ts';
import type { Sheet } from './sheet.ts';

export type Producer = 'browser' | 'browserBrokenFonts' | 'drawn' | 'docx' | 'odt' | 'rtf' | 'txt';
export type GeneratedResume = {
  name: string;
  extension: 'pdf' | 'docx' | 'odt' | 'rtf' | 'txt';
  producer: Producer;
  layout: Layout;
  language: string;
  bytes: Uint8Array;
  truth: ResumeTruth;
};

/** Titles of O*NET and ESCO that look like titles on a resume. */
const TITLES = lazily(() =>
  readOccupations()
    .flatMap(({ titles }) => titles)
    .filter((title) => /^[\p{L} '-]{4,40}$/u.test(title) && title.split(' ').length <= 5),
);

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** How often each program writes a resume. */
const PRODUCERS: readonly Producer[] = [
  ...Array<Producer>(8).fill('browser'),
  'browserBrokenFonts',
  ...Array<Producer>(3).fill('drawn'),
  ...Array<Producer>(3).fill('docx'),
  'odt',
  'rtf',
  ...Array<Producer>(3).fill('txt'),
];

/**
 * Resumes of people who do not exist, with what they say. Which ones follows from the seed alone; layouts take turns.
 *
 * @param printer makes the PDFs of browsers; without it the other programs write those resumes
 */
export async function* generateResumes(
  seed: number,
  count: number,
  printer?: Printer,
  layouts: readonly Layout[] = LAYOUTS,
): AsyncGenerator<GeneratedResume> {
  for (let number = 0; number < count; number += 1) {
    const random = new Random(seed * 1_000_003 + number);
    const layout = layouts[number % layouts.length]!;
    const english = random.chance(0.5) || layout.language === 'en';
    const words = english ? VOCABULARIES[0]! : random.pick(VOCABULARIES);
    const ordinary = inventPerson(random, words);
    const invented = layout.unknownNames
      ? { ...ordinary, jobs: withUnknownNames(ordinary.jobs, english ? TITLES() : [], random) }
      : ordinary;
    const person = isOfPromotions(layout.job) ? withPromotions(invented) : invented;
    const sheet = layOut(person, layout, words, random);
    const { producer, extension, bytes } = await writeFile(sheet, words, random, printer);
    yield {
      name: `${String(number).padStart(5, '0')}-${words.language}-${producer}-${layout.name}.${extension}`,
      extension,
      producer,
      layout,
      language: words.language,
      bytes,
      truth: truthOf(person, layout),
    };
  }
}

/** The sheet as a file of a program of chance. */
export async function writeFile(
  sheet: Sheet,
  words: Vocabulary,
  random: Random,
  printer: Printer | undefined,
): Promise<Pick<GeneratedResume, 'producer' | 'extension' | 'bytes'>> {
  const wanted = random.pick(PRODUCERS);
  const western = isWesternEuropean(JSON.stringify(sheet));
  const without = printer === undefined && wanted.startsWith('browser') ? 'drawn' : wanted;
  const producer = without === 'drawn' && !western ? (printer === undefined ? 'docx' : 'browser') : without;
  const extension =
    producer === 'browser' || producer === 'browserBrokenFonts' || producer === 'drawn' ? 'pdf' : producer;
  return { producer, extension, bytes: await produce(producer, sheet, words, random, printer) };
}

async function produce(
  producer: Producer,
  sheet: Sheet,
  words: Vocabulary,
  random: Random,
  printer: Printer | undefined,
): Promise<Uint8Array> {
  const paper = words.locale === 'en-US' ? 'Letter' : 'A4';
  switch (producer) {
    case 'browser':
      return await printer!.print(sheet, paper);
    case 'browserBrokenFonts':
      return await breakLigatures(await printer!.print(sheet, paper));
    case 'drawn':
      return await drawPdf(sheet);
    case 'docx':
      return toDocx(sheet, random);
    case 'odt':
      return toOdt(sheet);
    case 'rtf':
      return toRtf(sheet);
    case 'txt':
      return new TextEncoder().encode(toText(sheet, random));
  }
}

/** What the resume says. Where only years are written, only years are known. */
function truthOf(person: Person, layout: Layout): ResumeTruth {
  const date = ({ year, month }: When) =>
    layout.dates === 'year' ? String(year) : `${year}-${String(month).padStart(2, '0')}`;
  return {
    name: person.name,
    email: person.email,
    phone: person.phone,
    ...(layout.head === 'none' ? {} : { location: person.place }),
    jobs: person.jobs.map((job) => ({
      title: job.title,
      company: job.employer,
      start: date(job.start),
      end: job.end === null ? null : date(job.end),
      current: job.end === null,
    })),
    schools: person.studies.map(({ school, degree, field }) => ({
      institution: school,
      degree: degree.replace(/[\s,]*(?:\b(?:in|en|em|di|i)\b)?[\s,]*$/u, ''),
      field,
    })),
    skills: person.skills,
  };
}
