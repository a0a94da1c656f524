import { titleTokens } from '../../src/modules/job-text/embedding/title-tokens.ts';
import type { TitleGroup } from './read-titles.ts';

/** A title kept aside, and the occupation it belongs to. */
export type HeldOutTitle = { title: string; group: string };

/** One title in ten, chosen by its words, the same on every run. */
function isHeldOut(title: string): boolean {
  let value = 7;
  for (const letter of titleTokens(title).join(' ')) value = (value * 31 + letter.charCodeAt(0)) % 1_000_003;
  return value % 10 === 0;
}

/** The groups without the titles kept aside; a group's first title, its official one, always stays. */
export function heldOutTitles(everything: readonly TitleGroup[]): {
  groups: TitleGroup[];
  aside: HeldOutTitle[];
} {
  const aside: HeldOutTitle[] = [];
  const groups = everything.map((group) => {
    const [official, ...others] = group.titles;
    for (const title of others) if (isHeldOut(title)) aside.push({ title, group: group.id });
    return { ...group, titles: [official!, ...others.filter((title) => !isHeldOut(title))] };
  });
  return { groups, aside };
}
