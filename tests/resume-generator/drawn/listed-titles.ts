import { readOccupations } from '../../../functions/src/modules/job-text/title-search/occupation-file.ts';

let listed: string[] | undefined;

/** Titles of O*NET and ESCO that look like titles on a resume. */
export function listedTitles(): readonly string[] {
  listed ??= readOccupations()
    .flatMap(({ titles }) => titles)
    .filter((title) => /^[\p{L} '-]{4,40}$/u.test(title) && title.split(' ').length <= 5);
  return listed;
}
