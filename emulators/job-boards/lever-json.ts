import type { GeneratedPosting } from './generator/generate-posting.ts';
import { type Block, escapeHtml, htmlOf, textOf } from './generator/grammar/blocks.ts';
import type { Employment } from './generator/terms.ts';

const COMMITMENT: Record<Employment, string> = {
  full_time: 'Full-time',
  part_time: 'Part-time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
};

/** Lever's three parts: an opening, titled lists and a closing. */
function split(blocks: readonly Block[]): {
  opening: Block[];
  lists: [string, string[]][];
  closing: Block[];
} {
  const listAt = (at: number): [string, string[]] | null => {
    const [heading, list] = [blocks[at], blocks[at + 1]];
    return heading?.kind === 'heading' && list?.kind === 'bullets' ? [heading.text, list.items] : null;
  };
  let start = blocks.findIndex((_, at) => listAt(at) !== null);
  if (start === -1) start = blocks.length;
  const lists: [string, string[]][] = [];
  let end = start;
  for (let list = listAt(end); list; list = listAt(end)) {
    lists.push(list);
    end += 2;
  }
  return { opening: blocks.slice(0, start), lists, closing: blocks.slice(end) };
}

/** A posting as returned with `?mode=json`. */
export function leverPosting({
  job,
  id,
  url,
  apply_url,
  blocks,
  locations,
  ...posting
}: GeneratedPosting): Record<string, unknown> {
  const { opening, lists, closing } = split(blocks);
  const [first = [], rest = []] = [opening.slice(0, 1), opening.slice(1)];
  const team = job.occupation.teams[job.company.size % job.occupation.teams.length] ?? 'Team';
  return {
    additional: htmlOf(closing),
    additionalPlain: textOf(closing),
    categories: {
      ...(posting.employment ? { commitment: COMMITMENT[posting.employment] } : {}),
      department: team,
      location: locations[0] ?? '',
      team,
      allLocations: locations,
    },
    createdAt: posting.posted_at.getTime(),
    descriptionPlain: textOf(opening),
    description: htmlOf(opening),
    id,
    lists: lists.map(([text, items]) => ({
      text,
      content: `\n${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')}\n`,
    })),
    text: job.title,
    country: job.country,
    workplaceType: posting.workplace ?? 'unspecified',
    opening: htmlOf(first),
    openingPlain: textOf(first),
    descriptionBody: htmlOf(rest),
    descriptionBodyPlain: textOf(rest),
    hostedUrl: url,
    applyUrl: apply_url,
    ...(job.pay_shown === 'field'
      ? {
          salaryRange: {
            min: job.pay.min / 100,
            max: job.pay.max / 100,
            currency: job.pay.currency,
            interval: job.pay.period === 'hour' ? 'per-hour-wage' : 'per-year-salary',
          },
        }
      : {}),
  };
}
