import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRESENT_TITLES } from './present-titles.ts';

/** Titles for the same work. `near` are groups of related work, never pushed apart in training. */
export type TitleGroup = {
  id: string;
  source: 'onet' | 'esco' | 'own';
  titles: string[];
  near: Set<string>;
  family: string;
};

function tsv(file: string): string[][] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => line.replace(/\r$/, '').split('\t'));
}

/** Reads the occupations of O*NET and ESCO with all their titles from `folder/onet` and `folder/esco`. */
export function readTitles(folder: string): TitleGroup[] {
  const groups = new Map<string, TitleGroup>();
  for (const [code, title] of tsv(join(folder, 'onet/occupations.tsv'))) {
    groups.set(code!, {
      id: code!,
      source: 'onet',
      titles: [title!],
      near: new Set(),
      family: `soc${code!.slice(0, 6)}`,
    });
  }
  for (const [code, title, short] of tsv(join(folder, 'onet/alternate_titles_dev.tsv'))) {
    const group = groups.get(code!);
    group?.titles.push(title!);
    if (short && short !== 'n/a') group?.titles.push(short);
  }
  for (const [code, related] of tsv(join(folder, 'onet/related_occupations.tsv'))) {
    groups.get(code!)?.near.add(related!);
    groups.get(related!)?.near.add(code!);
  }
  for (const [uri, isco, label, alternatives] of tsv(join(folder, 'esco/occupations_en.tsv'))) {
    const titles = [label!, ...(alternatives ?? '').split('|')].filter((title) => title !== '');
    groups.set(uri!, { id: uri!, source: 'esco', titles, near: new Set(), family: `isco${isco}` });
  }
  for (const line of PRESENT_TITLES.trim().split('\n')) {
    const [name = '', rest = ''] = line.split(': ');
    const [titles = '', near = ''] = rest.split('~');
    const id = `own:${name}`;
    groups.set(id, {
      id,
      source: 'own',
      titles: titles.split('|').map((title) => title.trim()),
      near: new Set(near.split(',').map((other) => `own:${other.trim()}`)),
      family: id,
    });
  }
  for (const group of groups.values()) for (const id of group.near) groups.get(id)?.near.add(group.id);
  return [...groups.values()];
}
