import type { Resume, SourceLine, SourceSpan } from '@contract/resumes.ts';

/** What somebody wants to see in their resume: a value, and the lines that it was read from. */
export type Looked = { label: string; spans: readonly SourceSpan[] };

/** More lines than these are only counted. */
export const MAX_QUOTED = 3;

type Sourced = { source: SourceSpan | null };

const keyOf = ({ page, line }: SourceSpan) => `${page}:${line}`;

/** Where these values were read, each line once and in the order of the file. */
export function spansOf(...values: readonly (Sourced | null | undefined)[]): SourceSpan[] {
  const sources = values.flatMap((value) => value?.source ?? []);
  return [...new Map(sources.map((source) => [keyOf(source), source])).values()].sort(
    (a, b) => a.page - b.page || a.line - b.line,
  );
}

/** The lines themselves, as far as they were kept with the resume. */
export function linesAt(
  { source_lines }: Pick<Resume, 'source_lines'>,
  spans: readonly SourceSpan[],
): SourceLine[] {
  const wanted = new Set(spans.map(keyOf));
  return source_lines.filter((line) => wanted.has(keyOf(line)));
}

/** As it is read out: "Phone, page 1: +1 617 555 0142". */
export function inWords(resume: Pick<Resume, 'source_lines'>, { label, spans }: Looked): string {
  const lines = linesAt(resume, spans).slice(0, MAX_QUOTED);
  const at = `${label}, page ${spans[0]?.page ?? 1}`;
  return lines.length === 0 ? at : `${at}: ${lines.map(({ text }) => text).join(', ')}`;
}

export function isSame(a: Looked | null, b: Looked | null): boolean {
  return a?.label === b?.label && a?.spans.map(keyOf).join() === b?.spans.map(keyOf).join();
}
