import { titleName } from '../directory/count-groups.ts';
import { companySlug, placeGroups, titleSlug } from '../directory/posting-groups.ts';
import type { PostingContent, PostingRecord } from '../posting.ts';
import { SUMMARY_SELECTION } from '../posting-document.ts';
import { searchWords } from '../text/search-terms.ts';
import { ANY_JOB, groupToken, KIND, tokenOf } from './tokens.ts';

/** What the list shows of a posting, as `toSummary` reads it. */
export type Card = { id: string } & Record<string, unknown>;

/** A posting as the index stores it; without `shown` it is closed. */
export type IndexDocument = {
  id: string;
  shown: {
    /** Hours since 1970; newer ones are listed first. */
    hour: number;
    tokens: string;
    /** Words of title, company, and skills, as people may type them. */
    words: string[];
    groups: [token: string, slug: string, name: string][];
    card: Card;
  } | null;
};

const HOUR = 3_600_000;
/** Different words of a description; the longest have about two thousand. */
const MOST_WORDS = 3000;

type Indexed = Omit<PostingRecord, 'origins' | 'fingerprint' | 'content_hash' | 'embedding_model'>;

/** What the index knows of a posting. */
export function indexDocument(
  record: Indexed,
  { description_text }: Pick<PostingContent, 'description_text'>,
): IndexDocument {
  if (record.status !== 'open') return { id: record.id, shown: null };
  const title = searchWords(record.title);
  const names = [...new Set([...title, ...searchWords([record.company, ...record.skills].join(' '))])];
  const all = new Set([...names, ...searchWords(description_text)]);
  const groups = groupsOf(record);
  // As shown: what a posting states, or what it is likely to mean.
  const level = record.seniority ?? record.seniority_estimate;
  const tokens = new Set([
    ANY_JOB,
    ...[...all].slice(0, MOST_WORDS).map(tokenOf),
    ...names.map((word) => KIND.name + tokenOf(word)),
    ...title.map((word) => KIND.title + tokenOf(word)),
    ...groups.map(([token]) => token),
    ...(record.workplace ? [KIND.workplace + record.workplace] : []),
    ...(level ? [KIND.seniority + level] : []),
    ...(record.employment_type ? [KIND.employment_type + record.employment_type] : []),
    `${KIND.has_salary}${record.salary !== null}`,
  ]);
  return {
    id: record.id,
    shown: {
      hour: hourOf(record),
      tokens: [...tokens].join(' '),
      words: names,
      groups,
      card: cardOf(record),
    },
  };
}

const cardOf = (record: Indexed): Card => ({
  id: record.id,
  ...Object.fromEntries(Object.entries(record).filter(([field]) => SUMMARY_SELECTION.includes(field))),
});

/** A posting without a date counts from when it was first seen, and none from later than it was last seen: no date is in the future. */
function hourOf({
  posted_at,
  first_seen_at,
  last_seen_at,
}: Pick<PostingRecord, 'posted_at' | 'first_seen_at' | 'last_seen_at'>): number {
  const posted = Date.parse(posted_at ?? first_seen_at);
  return Math.max(0, Math.floor(Math.min(posted, Date.parse(last_seen_at)) / HOUR));
}

function groupsOf(
  record: Pick<PostingRecord, 'title' | 'company' | 'features'>,
): [token: string, slug: string, name: string][] {
  const title = titleSlug(record.features.title);
  const company = companySlug(record.company);
  return [
    ...placeGroups(record.features).map(({ slug, name }): [string, string, string] => [
      groupToken('place', slug),
      slug,
      name,
    ]),
    ...(title
      ? [[groupToken('title_group', title), title, titleName(record)] as [string, string, string]]
      : []),
    ...(company
      ? [[groupToken('company', company), company, record.company] as [string, string, string]]
      : []),
  ];
}
