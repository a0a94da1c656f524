import type { CrashForm } from './crash-forms.ts';
import { type Fault, TROUBLES } from './worker-run.ts';

export type CrashPoint = { form: CrashForm; fault: Fault };

/**
 * Every fault that a worker on this path can meet. One that is killed or stalls before a step is the same as after the one
 * before; a step that fails may or may not have had its effect. What arrives by itself can only be the last thing that a
 * worker lives to see.
 */
export function crashPoints(form: CrashForm, path: readonly string[]): CrashPoint[] {
  return TROUBLES.flatMap((trouble) =>
    path.flatMap((step) => {
      const arrives = step.includes(': response to ');
      if (arrives)
        return trouble === 'killed' ? [{ form, fault: { step, trouble, when: 'after' as const } }] : [];
      const before = { form, fault: { step, trouble, when: 'before' as const } };
      return trouble === 'fails'
        ? [before, { form, fault: { ...before.fault, when: 'after' as const } }]
        : [before];
    }),
  );
}

/** The points between the decision to send and what is stored of it, where an application can be lost or doubled. */
export function nearTheClick({ fault: { step } }: CrashPoint): boolean {
  return /^submit: (?:files\.put|page\.evaluate (?:sendButton|submission)|response to POST)/.test(step);
}
