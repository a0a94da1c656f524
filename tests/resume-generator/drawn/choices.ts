import type { Random } from '../random.ts';

export type Part = 'tuned' | 'measured';
type Options = Readonly<Record<string, number>>;

/** One option in this many is kept for measuring alone. */
const KEPT_SHARE = 5;

/**
 * What a layout is drawn from: each choice has options with weights, and what was chosen is written down, so that faults can be
 * counted by choice. Which options are kept for measuring follows from their names.
 */
export class Choices {
  readonly made: string[] = [];
  readonly kept: string[] = [];
  readonly #random: Random;
  readonly #part: Part;

  constructor(random: Random, part: Part) {
    this.#random = random;
    this.#part = part;
  }

  /** One of the options, by their weights; kept ones come up twice as often where they may. */
  of<T extends string>(name: string, options: Readonly<Record<T, number>>): T {
    const kept = keptOf(name, options);
    const weights = Object.entries<number>(options).map(
      ([option, weight]) =>
        [option, kept.has(option) ? (this.#part === 'tuned' ? 0 : 2 * weight) : weight] as const,
    );
    let left = this.#random.next() * weights.reduce((sum, [, weight]) => sum + weight, 0);
    let chosen = weights[0]![0];
    for (const [option, weight] of weights) {
      if (weight > 0) chosen = option;
      left -= weight;
      if (left < 0) break;
    }
    this.made.push(`${name}=${chosen}`);
    if (kept.has(chosen)) this.kept.push(`${name}=${chosen}`);
    // Object.entries loses which keys the record has.
    return chosen as T;
  }

  chance(name: string, share: number): boolean {
    return this.of(name, { no: 1 - share, yes: share }) === 'yes';
  }
}

/** Choices of three options and more lose some to measuring; the first option, the usual one, never. */
function keptOf(name: string, options: Options): Set<string> {
  const usual = Object.keys(options).slice(1);
  const ordered = usual.toSorted((a, b) => hash(`${name}=${a}`) - hash(`${name}=${b}`));
  return new Set(ordered.slice(0, Math.floor((usual.length + 1) / KEPT_SHARE + 0.4)));
}

/** FNV-1a. */
function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (const sign of text) mixed = Math.imul(mixed ^ sign.codePointAt(0)!, 0x01000193) >>> 0;
  return mixed;
}
