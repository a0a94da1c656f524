import { readdirSync, readFileSync } from 'node:fs';

/** One wording of a topic, as written: with alternatives (`[my|your]`) and slots (`{city}`) still in it. */
export type Wording = {
  topic: string;
  pattern: string;
  options: string[];
  kind: string | null;
  section: string | null;
};

export type Names = { topic: string; names: string[]; autocomplete: string[] };

const FOLDER = new URL('wordings/', import.meta.url);

/** Beginnings that many wordings of a file share: `<your> := [your|what is your|please enter your]`. */
type Frames = Map<string, string>;

/** Puts the alternatives of a frame in its place; within alternatives, they are more of them. */
function framed(line: string, frames: Frames): string {
  let depth = 0;
  return line.replace(/\[|\]|<(\w+)>/g, (found, name?: string) => {
    if (found === '[') depth += 1;
    else if (found === ']') depth -= 1;
    else {
      const alternatives = frames.get(name ?? '');
      if (alternatives === undefined) throw new Error(`There is no frame ${found} in "${line}"`);
      return depth > 0 ? alternatives : `[${alternatives}]`;
    }
    return found;
  });
}

/**
 * All wordings of the folder: `# topic`, then one per line, with ` = option|option`, `@kind=` and `@section=`. A line
 * `<name> := [one|other]` defines a frame for the lines after it.
 */
export function readWordings(): Wording[] {
  const found: Wording[] = [];
  for (const file of readdirSync(FOLDER).sort()) {
    let topic = '';
    const frames: Frames = new Map();
    for (const line of readFileSync(new URL(file, FOLDER), 'utf8').split('\n')) {
      const [, name, alternatives] = /^<(\w+)> := \[(.*)\]$/.exec(line) ?? [];
      if (name !== undefined && alternatives !== undefined) frames.set(name, alternatives);
      else if (line.startsWith('# ')) topic = line.slice(2).trim();
      else if (line.trim()) found.push(readLine(framed(line, frames), topic));
    }
  }
  return found;
}

function readLine(line: string, topic: string): Wording {
  const kind = /@kind=(\w+)/.exec(line)?.[1] ?? null;
  const section = /@section=(\w+)/.exec(line)?.[1] ?? null;
  const [pattern = '', options = ''] = line.replace(/ ?@\w+=\w+/g, '').split(/ = (?=\S)/);
  return {
    topic,
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
