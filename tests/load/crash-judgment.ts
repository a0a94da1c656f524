import type { Reception } from '../../emulators/employers/reception-store.ts';
import { isRunning } from '../../functions/src/modules/applications/lifecycle/status-transitions.ts';
import type { Answer } from '../support/api.ts';
import type { CrashForm } from './crash-forms.ts';
import type { Fault, WorkerRun } from './worker-run.ts';

export type Wrong = 'lost' | 'doubled' | 'unpaid';
/** What is wrong with how an application ended; null if nothing is. */
export type Judgment = { wrong: Wrong | null; why: string };

export type CrashEnd = {
  form: CrashForm;
  fault: Fault | null;
  run: WorkerRun;
  was_preparing: boolean;
  /** How many applications two tabs made of one job. */
  applications: number;
};

type Found = {
  application: Answer['body'];
  wallet: { available: number; reserved: number; spent: number };
  received: readonly Reception[];
};

const fine: Judgment = { wrong: null, why: '' };

/**
 * Lost: an application that does not settle, is given up, or says that it was sent although the employer has nothing. Doubled:
 * more than one application, or one that arrived twice. Unpaid: the credit is not spent although the employer confirmed, or
 * is spent or kept although they did not. `unconfirmed` is honest only from the moment at which the form may have been sent.
 */
export function judge(end: CrashEnd, { application, wallet, received }: Found): Judgment {
  const { status } = application;
  const credits = `${wallet.available} available, ${wallet.reserved} reserved, ${wallet.spent} spent`;
  const told = `${status} ${application.failure ?? ''}, received ${received.length} times, ${credits}`;
  if (end.applications !== 1 || received.length > 1) return { wrong: 'doubled', why: told };
  if (isRunning(status)) return { wrong: 'lost', why: told };
  if (end.was_preparing) {
    if (status !== 'ready_for_review' || received.length > 0) return { wrong: 'lost', why: told };
    return wallet.available === 9 && wallet.reserved === 1 ? fine : { wrong: 'unpaid', why: told };
  }
  if (!mayEndSo(end, status, received.length)) return { wrong: 'lost', why: told };
  const spent = status === 'submitted' ? 1 : 0;
  if (wallet.spent !== spent || wallet.reserved !== 0 || wallet.available !== 10 - spent)
    return { wrong: 'unpaid', why: told };
  const missing = status === 'submitted' ? notOnReceipt(application.receipt.fields, received) : null;
  return missing ? { wrong: 'lost', why: `The receipt lacks ${missing}` } : fine;
}

function mayEndSo({ form, run, fault }: CrashEnd, status: string, received: number): boolean {
  if (status === 'submitted') return form.ends === 'submitted' && received === 1;
  if (status === 'unconfirmed') return form.ends === 'unconfirmed' || isAfterIntent(run, fault);
  return status === form.ends && received === 0;
}

/** The picture is stored right before the intent. */
function isAfterIntent({ path }: WorkerRun, fault: Fault | null): boolean {
  const intent = path.findIndex((step) => step.startsWith('submit: files.put'));
  const at = fault ? path.indexOf(fault.step) : -1;
  return intent >= 0 && at >= intent;
}

function notOnReceipt(fields: { value: string }[], received: readonly Reception[]): string | null {
  const told = new Set(fields.map(({ value }) => value));
  const one = received[0]?.fields.find(({ name, value }) => !/itude$/.test(name) && !told.has(value));
  return one ? `${one.label} = ${one.value}` : null;
}
