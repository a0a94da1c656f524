/** What goes wrong with requests to the API, for tests of whoever calls it. */
export type ApiFault = {
  /** Only requests of this method, in lower case. */
  method?: string;
  /** Only requests whose path begins so. */
  path?: string;
  /** Answers so, without doing anything. */
  status?: number;
  /** Breaks the connection before or after the work is done. */
  drop?: 'before' | 'after';
  delay_ms?: number;
  /** How many requests it meets; one if left out. */
  times?: number;
};

export class ApiFaults {
  private planned: ApiFault[] = [];

  set(faults: ApiFault[]): void {
    this.planned = faults.map((fault) => ({ ...fault, times: fault.times ?? 1 }));
  }

  /** The fault that this request meets, if one is planned for it. */
  next(method: string, path: string): ApiFault | undefined {
    const fault = this.planned.find(
      (planned) => (planned.method ?? method) === method && path.startsWith(planned.path ?? ''),
    );
    if (fault?.times !== undefined) {
      fault.times -= 1;
      if (fault.times <= 0) this.planned = this.planned.filter((planned) => planned !== fault);
    }
    return fault;
  }
}
