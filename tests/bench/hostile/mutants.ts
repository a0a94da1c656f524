import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { generateResumes } from '../../resume-generator/generate.ts';
import { Random } from '../../resume-generator/random.ts';
import { mutateOffice } from './mutate-office.ts';
import { mutatePdf } from './mutate-pdf.ts';
import { mutateRtf, mutateTxt } from './mutate-text.ts';

export type Source = { kind: 'pdf' | 'docx' | 'odt' | 'rtf' | 'txt'; bytes: Uint8Array };

/** Resumes of invented people of all formats, and those in the folders: files by their extension, and lines of JSON with a `text`. */
export async function readSources(folders: readonly string[]): Promise<Source[]> {
  const generated: Source[] = [];
  for await (const { extension, bytes } of generateResumes(7, 60)) generated.push({ kind: extension, bytes });
  const found = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .toSorted()
      .flatMap((name): Source[] => {
        const bytes = () => new Uint8Array(readFileSync(join(folder, name)));
        const kind = (['pdf', 'docx', 'odt', 'rtf', 'txt'] as const).find(
          (one) => `.${one}` === extname(name),
        );
        if (kind !== undefined) return [{ kind, bytes: bytes() }];
        if (!name.endsWith('.jsonl')) return [];
        const lines = readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean);
        return lines.map((line) => ({
          kind: 'txt',
          bytes: Buffer.from((JSON.parse(line) as { text: string }).text),
        }));
      }),
  );
  return [...generated, ...found];
}

/** A file with faults that follow from the seed and the sources alone. Half are PDFs, a quarter are from word processors. */
export async function mutantOf(
  sources: readonly Source[],
  seed: number,
): Promise<{ name: string; bytes: Uint8Array }> {
  const random = new Random(seed);
  const kind = random.pick(['pdf', 'pdf', 'pdf', 'pdf', 'docx', 'odt', 'rtf', 'txt'] as const);
  const source = random.pick(sources.filter((one) => one.kind === kind)).bytes;
  const { how, bytes } = await changed(kind, source, random);
  return { name: `${kind}, ${how}, ${seed}`, bytes };
}

async function changed(kind: Source['kind'], source: Uint8Array, random: Random) {
  switch (kind) {
    case 'pdf':
      return await mutatePdf(source, random);
    case 'docx':
    case 'odt':
      return mutateOffice(source, random);
    case 'rtf':
      return mutateRtf(source, random);
    case 'txt':
      return mutateTxt(source, random);
  }
}
