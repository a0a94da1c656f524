import { readTitles } from '../../../functions/scripts/embedding/read-titles.ts';
import { embedText } from '../../../functions/src/modules/job-text/embedding/embed-text.ts';

/** Microseconds of processor time that a title takes to embed: all known titles once, and the best of three more times. */
export function microsecondsATitle(folder: string): { first: number; again: number } {
  const titles = readTitles(folder).flatMap((group) => group.titles);
  const once = () => {
    const started = process.cpuUsage();
    for (const title of titles) embedText(title);
    return process.cpuUsage(started).user / titles.length;
  };
  return { first: once(), again: Math.min(once(), once(), once()) };
}
