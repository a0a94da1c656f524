import type { Clock } from '../../../platform/clock.ts';
import { type CountedPosting, groupCounter } from './count-groups.ts';
import type { DirectoryRepository } from './directory.repository.ts';
import { type Directory, PART_SIZE, type PostingAddress } from './directory.ts';

export type BuildDirectoryDeps = {
  directory: Pick<DirectoryRepository, 'read' | 'saveAddresses' | 'save'> & {
    openPostings(): AsyncIterable<CountedPosting>;
  };
  clock: Clock;
};

/**
 * Counts the open postings by place, title, and company, and stores the addresses of those that search engines should have for the
 * sitemaps. Costs a read per open posting. Running it twice stores the same.
 */
export async function buildDirectory({ directory, clock }: BuildDirectoryDeps): Promise<Directory> {
  const before = (await directory.read())?.parts ?? 0;
  const counter = groupCounter();
  let open = 0;
  let parts = 0;
  let part: PostingAddress[] = [];
  const savePart = async () => {
    if (part.length === 0) return;
    await directory.saveAddresses(parts, part);
    parts += 1;
    part = [];
  };
  for await (const posting of directory.openPostings()) {
    open += 1;
    counter.add(posting);
    if (posting.thin) continue;
    part.push({ id: posting.id, changed: posting.changed });
    if (part.length === PART_SIZE) await savePart();
  }
  await savePart();
  const built: Directory = { open, counted_at: clock(), ...counter.groups(), parts };
  await directory.save(built, before);
  return built;
}
