import type { JobSource } from './sources/job-source.ts';

/** Reads each source up to its first posting and stores nothing; throws with the first part that cannot be read. */
export async function checkSources(job_sources: readonly JobSource[]): Promise<string> {
  if (job_sources.length === 0) throw new Error('No job board is configured: there are no jobs to list');
  return (await Promise.all(job_sources.map(readFirst))).join('; ');
}

async function readFirst({ attribution, fetchPostings }: JobSource): Promise<string> {
  const failures: string[] = [];
  let found = 'nothing open';
  for await (const _ of fetchPostings(({ reason }) => failures.push(reason))) {
    found = 'a posting read';
    break;
  }
  if (failures[0] !== undefined) throw new Error(`${attribution.name}: ${failures[0]}`);
  return `${attribution.name}: ${found}`;
}
