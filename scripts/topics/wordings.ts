import { readdirSync, readFileSync } from 'node:fs';

/** One wording of a topic, as written: with alternatives (`[my|your]`) and slots (`{city}`) still in it. */
export type Wording = {
  topic: string;
  language: string;
  pattern: string;
  options: string[];
  kind: string | null;
  section: string | null;
};

export type Names = { topic: string; names: string[]; autocomplete: string[] };

const FOLDER = new URL('wordings/', import.meta.url);

/** All wordings of the folder: `# topic`, then one per line, with ` = option|option`, `@kind=` and `@section=`. */
export function readWordings(): Wording[] {
  const found: Wording[] = [];
  for (const file of readdirSync(FOLDER).sort()) {
    let topic = '';
    for (const line of readFileSync(new URL(file, FOLDER), 'utf8').split('\n')) {
      if (line.startsWith('# ')) topic = line.slice(2).trim();
      else if (line.trim()) found.push(readLine(line, topic, file.replace('.txt', '')));
    }
  }
  return found;
}

function readLine(line: string, topic: string, language: string): Wording {
  const kind = /@kind=(\w+)/.exec(line)?.[1] ?? null;
  const section = /@section=(\w+)/.exec(line)?.[1] ?? null;
  const [pattern = '', options = ''] = line.replace(/ ?@\w+=\w+/g, '').split(/ = (?=\S)/);
  return {
    topic,
    language,
    pattern: pattern.trim(),
    options: options.split('|').filter(Boolean),
    kind,
    section,
  };
}

/** The machine names and autocomplete tokens of the topics. */
export function readNames(): Names[] {
  const lines = readFileSync(new URL('names.txt', import.meta.url), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [, topic, names = '', autocomplete = ''] = /^(\w+): ([^^]*)(?:\^(.*))?$/.exec(line) ?? [];
    const words = (text: string) => text.split(' ').filter(Boolean);
    return topic ? [{ topic, names: words(names), autocomplete: words(autocomplete) }] : [];
  });
}

/** Number of concrete wordings of a pattern, ignoring slots. */
export function variants(pattern: string): number {
  return [...pattern.matchAll(/\[([^[\]]*)\]/g)].reduce(
    (product, [, inner = '']) => product * inner.split('|').length,
    1,
  );
}

/** The concrete wording with this number, slots still in it. */
export function variant(pattern: string, number: number): string {
  let rest = number;
  const text = pattern.replace(/\[([^[\]]*)\]/g, (_, inner: string) => {
    const choices = inner.split('|');
    const choice = choices[rest % choices.length] ?? '';
    rest = Math.floor(rest / choices.length);
    return choice;
  });
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([?.,!])/g, '$1')
    .trim();
}
