/** Something that a check has found. An error refuses the deploy; a warning is printed and lets it pass. */
export type Finding = {
  level: 'error' | 'warning';
  /** What is wrong, with the name of the thing. */
  what: string;
  /** What to do about it. */
  fix: string;
};

export const error = (what: string, fix: string): Finding => ({ level: 'error', what, fix });
export const warning = (what: string, fix: string): Finding => ({ level: 'warning', what, fix });

/** One part of the deploy check: figures and facts to print, and what is wrong. */
export type CheckResult = { notes: string[]; findings: Finding[] };

/** The message of whatever was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
