import type { Clock } from '../../../platform/clock.ts';
import type { EmbedText } from '../posting.ts';
import type { Demand } from './demand.ts';
import type { HostsRepository } from './hosts.repository.ts';

export type DemandDeps = {
  hosts: Pick<HostsRepository, 'readDemand' | 'saveDemand'>;
  /** The newest profiles: what they look for, and where. */
  wishes: () => Promise<readonly { titles: readonly string[]; country: string | null }[]>;
  embedText: EmbedText;
  familyOf: (vector: ArrayLike<number>) => string | null;
  clock: Clock;
};

const EVERY_MS = 24 * 3_600_000;
/** Families and countries that make a board wanted. */
const MOST = { families: 40, countries: 12 };

/** Once a day: which kinds of jobs people look for, and in which countries. */
export async function measureDemand(deps: DemandDeps): Promise<void> {
  const now = deps.clock();
  const known = await deps.hosts.readDemand();
  if (known && now.getTime() - Date.parse(known.measured_at) < EVERY_MS) return;
  const families = new Map<string, number>();
  const countries = new Map<string, number>();
  for (const { titles, country } of await deps.wishes()) {
    for (const title of titles) add(families, deps.familyOf(deps.embedText(title)));
    add(countries, country);
  }
  const demand: Demand = {
    families: mostWanted(families, MOST.families),
    countries: mostWanted(countries, MOST.countries),
  };
  await deps.hosts.saveDemand({ ...demand, measured_at: now.toISOString() });
}

function add(counts: Map<string, number>, name: string | null): void {
  if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
}

const mostWanted = (counts: ReadonlyMap<string, number>, most: number): string[] =>
  [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([name]) => name);
