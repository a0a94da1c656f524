/** How a posting names one of its skills. */
export type SkillUse = {
  /** How many times. */
  count: number;
  /** In its title. */
  in_title: boolean;
  preferred: boolean;
};

/** More mentions say no more: some postings repeat every requirement among the duties. */
const MOST_COUNTED = 5;
const IN_TITLE = 1.5;
/** Of one that is required. */
export const PREFERRED = 0.6;
const STEPS = 40;

/**
 * How central a skill is to a posting, about 0.6–4: what it names often, and in its title. The order of its lines says
 * nothing: one of a list has to be first.
 */
export function emphasisOf({ count, in_title, preferred }: SkillUse): number {
  const often = 1 + Math.log(Math.min(MOST_COUNTED, Math.max(1, count)));
  return often * (in_title ? IN_TITLE : 1) * (preferred ? PREFERRED : 1);
}

/** A byte for each skill in the given order, in base64. */
export function packEmphasis(emphasis: readonly number[]): string {
  const bytes = emphasis.map((value) => Math.max(1, Math.min(255, Math.round(value * STEPS))));
  return Buffer.from(bytes).toString('base64');
}

/** Reverses `packEmphasis` for so many skills; as if each was named once if it is of another number. */
export function unpackEmphasis(packed: string, required: number, preferred: number): Float64Array {
  const bytes = Buffer.from(packed, 'base64');
  const emphasis = new Float64Array(required + preferred).fill(PREFERRED).fill(1, 0, required);
  if (bytes.byteLength === emphasis.length)
    for (let i = 0; i < emphasis.length; i++) emphasis[i] = bytes[i]! / STEPS;
  return emphasis;
}
