import { countryName } from '@huntwell/filler/countries';
import { z } from 'zod';
import type { OutgoingFetch } from '../../../platform/outgoing.ts';
import { formAddress } from '../../form-vendors/form-vendors.ts';
import { workplaceNamed } from '../../job-text/places/workplace.ts';
import type { CanonicalPosting } from '../posting.ts';
import { MAX_POSTINGS_OF_A_BOARD } from '../posting-limits.ts';
import { parseAnswer, parseJob, readJobs, requestPage } from './board-request.ts';
import { canonicalPosting, payPeriod, placeOf, statedPay } from './canonical-posting.ts';
import {
  answerOf,
  type BoardAnswer,
  type BoardRequest,
  boardAddress,
  type JobSource,
  type SourceOptions,
} from './job-source.ts';
import { childrenOf, parseXml, textOf, type XmlElement } from './xml.ts';

export const TEAMTAILOR_API = 'https://{board}.teamtailor.com';
/** Employers run these sites on their own domains, to which Teamtailor's redirect. */
export const TEAMTAILOR_HOSTS = ['*'];

const Item = z.object({
  id: z.string().min(1),
  title: z.string(),
  url: z.string(),
  date_published: z.string().nullish(),
  description: z.string().nullish(),
  remote_status: z.string().nullish(),
  company: z.string().nullish(),
  locations: z.array(
    z.object({
      name: z.string().nullish(),
      city: z.string().nullish(),
      country: z.string().nullish(),
    }),
  ),
});

const Amount = z.union([z.number(), z.string()]).nullish();
const Address = z.object({
  addressLocality: z.string().nullish(),
  addressCountry: z.string().nullish(),
});

/** An item of the JSON feed, which says less about the workplace and more about pay. */
const JsonItem = z.object({
  title: z.string(),
  url: z.string(),
  date_published: z.string().nullish(),
  content_html: z.string().nullish(),
  _jobposting: z.object({
    identifier: z.object({ value: z.union([z.number(), z.string()]) }).nullish(),
    description: z.string().nullish(),
    hiringOrganization: z.object({ name: z.string().nullish() }).nullish(),
    jobLocation: z.array(z.object({ address: Address.nullish() })).nullish(),
    baseSalary: z
      .object({
        currency: z.string().nullish(),
        value: z.object({ minValue: Amount, maxValue: Amount, unitText: z.string().nullish() }).nullish(),
      })
      .nullish(),
  }),
});

const JsonFeed = z.object({ items: z.array(z.unknown()), next_url: z.string().nullish() });

/** Items that a feed gives by itself; more are given on request. */
const PAGE = 200;

const WORKPLACES = { fully: 'remote', hybrid: 'hybrid', none: 'onsite' } as const;

/** An item of the feed as an object. */
export function itemOf(element: XmlElement, company: string | null): z.input<typeof Item> {
  const link = textOf(element, 'link') ?? '';
  const [places] = childrenOf(element, 'tt:locations');
  return {
    // The number in the address is the one that applications carry.
    id: /\/jobs\/(\d+)/.exec(link)?.[1] ?? textOf(element, 'guid') ?? '',
    title: textOf(element, 'title') ?? '',
    url: link,
    date_published: textOf(element, 'pubDate'),
    description: textOf(element, 'description'),
    remote_status: textOf(element, 'remoteStatus'),
    company,
    locations: childrenOf(places, 'tt:location').map((place) => ({
      name: textOf(place, 'tt:name'),
      city: textOf(place, 'tt:city'),
      country: textOf(place, 'tt:country'),
    })),
  };
}

/** Items of a feed. */
export function itemsOf(text: string): z.input<typeof Item>[] {
  const [channel] = childrenOf(parseXml(text, 'rss'), 'channel');
  return childrenOf(channel, 'item').map((item) => itemOf(item, textOf(channel, 'title')));
}

function jsonPosting(request: Pick<BoardRequest, 'board' | 'company'>, raw: unknown): CanonicalPosting {
  const { _jobposting: posting, ...item } = parseJob(JsonItem, raw);
  const places = (posting.jobLocation ?? []).map(({ address }) => address);
  const pay = posting.baseSalary;
  return canonicalPosting('teamtailor', request, {
    id: posting.identifier?.value ?? /\/jobs\/(\d+)/.exec(item.url)?.[1] ?? item.url,
    url: item.url,
    title: item.title,
    company: request.company ?? posting.hiringOrganization?.name,
    markup: item.content_html ?? posting.description ?? '',
    // Regions are groups of countries ("Europe"), or repeat the country.
    locations: places.map((address) =>
      placeOf(address?.addressLocality, countryName(address?.addressCountry ?? '')),
    ),
    countries: places.map((address) => address?.addressCountry),
    workplace: workplaceNamed(item.title),
    employment: null,
    salary: pay?.value
      ? statedPay({
          min: pay.value.minValue,
          max: pay.value.maxValue,
          currency: pay.currency,
          period: payPeriod(pay.value.unitText),
        })
      : null,
    apply: { kind: 'teamtailor', url: formAddress('teamtailor', item.url) },
    posted: item.date_published,
  });
}

/** Throws BadPosting for an invalid item, be it of the RSS or the JSON feed. */
export function teamtailorPosting(
  request: Pick<BoardRequest, 'board' | 'company'>,
  raw: unknown,
): CanonicalPosting {
  if (typeof raw === 'object' && raw !== null && '_jobposting' in raw) return jsonPosting(request, raw);
  const item = parseJob(Item, raw);
  const named = WORKPLACES[item.remote_status as keyof typeof WORKPLACES];
  return canonicalPosting('teamtailor', request, {
    id: item.id,
    url: item.url,
    title: item.title,
    company: request.company ?? item.company,
    markup: item.description ?? '',
    locations: item.locations.map(({ name, city, country }) => placeOf(city, country) || name),
    countries: item.locations.map(({ country }) => country),
    workplace: named ?? workplaceNamed(item.title),
    employment: null,
    salary: null,
    apply: { kind: 'teamtailor', url: formAddress('teamtailor', item.url) },
    posted: item.date_published,
  });
}

/** The host of a board: `acme` is at Teamtailor, `jobs.acme.com` an employer's own domain. */
function addressOf(base_url: string, board: string): string {
  return board.includes('.') && base_url === TEAMTAILOR_API
    ? `https://${board}`
    : boardAddress(base_url, board);
}

/** Postings of Teamtailor careers sites, named by their subdomains or own domains. */
export function teamtailorSource({ send, base_url = TEAMTAILOR_API }: SourceOptions): JobSource {
  return {
    name: 'teamtailor',
    most_pages: MOST_PAGES,
    async readBoard(request) {
      const feed = `${addressOf(base_url, request.board)}/jobs.rss`;
      const items: unknown[] = [];
      const texts: string[] = [];
      let etag: string | null = null;
      for (let some = PAGE; some === PAGE && items.length < MAX_POSTINGS_OF_A_BOARD; ) {
        const page = await requestPage(send, `${feed}?per_page=${PAGE}&offset=${items.length}`, request, {
          etag: items.length === 0 ? request.etag : null,
          accept: 'application/rss+xml, text/xml',
        });
        if (page === null) return { kind: 'unchanged' };
        if (page === 'gone') return readJsonFeed(send, feed.replace(/rss$/, 'json'), request);
        const found = itemsOf(page.text);
        some = found.length;
        etag = items.length === 0 && some < PAGE ? page.etag : null;
        texts.push(page.text);
        items.push(...found);
      }
      return answerOf(request, { texts, etag, complete: true }, () =>
        readJobs(request.board, items, (item) => teamtailorPosting(request, item)),
      );
    },
  };
}

/** More pages than this would be a feed that never ends. */
const MOST_PAGES = 80;

/** For sites that have only the JSON feed. */
async function readJsonFeed(send: OutgoingFetch, feed: string, request: BoardRequest): Promise<BoardAnswer> {
  const items: unknown[] = [];
  const texts: string[] = [];
  let next: string | null = feed;
  for (let at = 0; next !== null && at < MOST_PAGES; at += 1) {
    const page = await requestPage(send, next, request);
    if (page === null || page === 'gone') return { kind: 'gone' };
    const read = parseAnswer(page.text, JsonFeed);
    texts.push(page.text);
    items.push(...read.items);
    next = read.next_url && new URL(read.next_url, feed).host === new URL(feed).host ? read.next_url : null;
  }
  return answerOf(request, { texts, complete: true }, () =>
    readJobs(request.board, items, (item) => teamtailorPosting(request, item)),
  );
}
