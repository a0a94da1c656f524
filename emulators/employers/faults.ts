/** Faults that a test enables for one job id, across all vendors. */
type Fault = {
  /** Delay before the page is served. */
  page_delay_ms?: number;
  /**
   * Delay before a submission is processed: if the sender is killed meanwhile, it has sent, but nothing is received
   * yet.
   */
  delay_ms?: number;
  /** Delay between recording an application and confirming it. */
  answer_delay_ms?: number;
  /** `server_error`: 500, not received. `drop`: connection cut, not received. `confirm_lost`: received, then cut. */
  submit?: 'normal' | 'server_error' | 'drop' | 'confirm_lost';
  status?: 'open' | 'closed';
  /** Number of submissions this applies to; default all. */
  times?: number;
};

const NUMBERS = ['page_delay_ms', 'delay_ms', 'answer_delay_ms', 'times'] as const;
const SUBMIT = ['normal', 'server_error', 'drop', 'confirm_lost'] as const;
const STATUS = ['open', 'closed'] as const;

export class Faults {
  readonly #byJob = new Map<string, Fault>();

  set(jobId: string, fault: Fault): void {
    this.#byJob.set(jobId, fault);
  }

  get(jobId: string): Fault {
    return this.#byJob.get(jobId) ?? {};
  }

  /** The fault for the next submission, which is counted. */
  nextSubmitFault(jobId: string): Fault {
    const fault = this.get(jobId);
    if (fault.times !== undefined) {
      if (fault.times <= 1) this.#byJob.delete(jobId);
      else this.#byJob.set(jobId, { ...fault, times: fault.times - 1 });
    }
    return fault;
  }

  clear(jobId?: string): void {
    if (jobId) this.#byJob.delete(jobId);
    else this.#byJob.clear();
  }
}

/** Parses the body of `POST /api/control`; a string is an error message. */
export function parseFault(body: unknown): { job_id: string; fault: Fault } | string {
  const input = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  if (typeof input.job_id !== 'string' || !input.job_id) return 'job_id is needed';
  const fault: Fault = {};
  for (const name of NUMBERS) {
    const value = input[name];
    if (value === undefined) continue;
    if (typeof value !== 'number' || value < 0) return `${name} must be a number`;
    fault[name] = value;
  }
  if (input.submit !== undefined) {
    fault.submit = SUBMIT.find((name) => name === input.submit);
    if (!fault.submit) return `submit must be one of ${SUBMIT.join(', ')}`;
  }
  if (input.status !== undefined) {
    fault.status = STATUS.find((name) => name === input.status);
    if (!fault.status) return `status must be one of ${STATUS.join(', ')}`;
  }
  return { job_id: input.job_id, fault };
}
