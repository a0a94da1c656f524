import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;
const TICKS_A_SECOND = 100;
const MB = 1024 * 1024;

/** What this process and its children hold and have used, now (Linux: read from /proc). */
export type Usage = {
  /** Resident memory of all of them, and of the children alone. */
  resident_mb: number;
  children_mb: number;
  /** Processor time that the children have used since they began. */
  children_ms: number;
};

export function usageNow(): Usage {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);
  let children_ms = 0;
  const resident = [String(process.pid), ...children].map((pid, index) => {
    try {
      if (index > 0) children_ms += processorMs(readFileSync(`/proc/${pid}/stat`, 'utf8'));
      return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    } catch {
      return 0; // it ended meanwhile
    }
  });
  const sumMb = (pages: number[]) => (pages.reduce((sum, count) => sum + count, 0) * PAGE_BYTES) / MB;
  return { resident_mb: sumMb(resident), children_mb: sumMb(resident.slice(1)), children_ms };
}

/** User and system time; the fields are counted from behind the command in brackets, which may hold blanks. */
function processorMs(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_A_SECOND;
}
