import { readdirSync, readFileSync } from 'node:fs';

export type ProcessInfo = {
  pid: number;
  parent: number;
  /** The command line, its words joined by spaces. */
  command: string;
  /** All its pages in memory, also those that it shares (RSS). */
  resident_mb: number;
  /** The same with each shared page divided by its users (PSS): these can be added up. */
  proportional_mb: number;
};

function processes(): ProcessInfo[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const read = (name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8');
        const number = (text: string, field: string) =>
          Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
        const status = read('status');
        return [
          {
            pid: Number(pid),
            parent: number(status, 'PPid'),
            command: read('cmdline').replaceAll('\0', ' ').trim(),
            resident_mb: number(status, 'VmRSS') / 1024,
            proportional_mb: number(read('smaps_rollup'), 'Pss') / 1024,
          },
        ];
      } catch {
        return []; // it ended meanwhile
      }
    });
}

function descendants(pid: number, all: ProcessInfo[]): ProcessInfo[] {
  const own = all.filter((one) => one.pid === pid);
  return [...own, ...all.filter((one) => one.parent === pid).flatMap((one) => descendants(one.pid, all))];
}

/** A process and everything below it, now (Linux: read from /proc). */
export const processTree = (pid: number): ProcessInfo[] => descendants(pid, processes());
