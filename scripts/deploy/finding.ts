/** A problem found by a check. An error stops the deploy; a warning is only printed. */
export type Finding = {
  level: 'error' | 'warning';
  /** What is wrong, and where. */
  what: string;
  /** What to do about it. */
  fix: string;
};

export const error = (what: string, fix: string): Finding => ({ level: 'error', what, fix });
export const warning = (what: string, fix: string): Finding => ({ level: 'warning', what, fix });

/** The result of one check: figures and facts to print, and problems. */
export type CheckResult = { notes: string[]; findings: Finding[] };

/** The message of anything thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
