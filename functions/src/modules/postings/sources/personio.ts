import { z } from 'zod';
import type { Seniority } from '../../../contract/common.ts';
import { formAddress } from '../../form-vendors/form-vendors.ts';
import { workplaceNamed } from '../../job-text/places/workplace.ts';
import type { CanonicalPosting } from '../posting.ts';
import { parseJob, readInOnePiece, readJobs } from './board-request.ts';
import { canonicalPosting, payPeriod, section, statedPay } from './canonical-posting.ts';
import { type BoardRequest, boardAddress, type JobSource, type SourceOptions } from './job-source.ts';
import { childrenOf, parseXml, textOf, type XmlElement } from './xml.ts';

export const PERSONIO_API = 'https://{board}.jobs.personio.com';
export const PERSONIO_HOSTS = ['*.jobs.personio.com', '*.jobs.personio.de', '*.personio.com', 'personio.com'];

const Position = z.object({
  id: z.string().min(1),
  name: z.string(),
  subcompany: z.string().nullish(),
  offices: z.array(z.string()),
  sections: z.array(z.object({ name: z.string().nullish(), value: z.string().nullish() })),
  employmentType: z.string().nullish(),
  seniority: z.string().nullish(),
  schedule: z.string().nullish(),
  createdAt: z.string().nullish(),
  pay: z
    .object({
      min: z.string().nullish(),
      max: z.string().nullish(),
      currency: z.string().nullish(),
      type: z.string().nullish(),
    })
    .nullish(),
});

/** `experienced` covers everything between. */
const LEVELS: Record<string, Seniority> = {
  'entry-level': 'entry',
  student: 'intern',
  executive: 'executive',
};

/** A position of the XML feed as an object. */
export function positionOf(element: XmlElement): z.input<typeof Position> {
  const [descriptions] = childrenOf(element, 'jobDescriptions');
  const [additional] = childrenOf(element, 'additionalOffices');
  const [pay] = childrenOf(element, 'salaryInformation');
  return {
    id: textOf(element, 'id') ?? '',
    name: textOf(element, 'name') ?? '',
    subcompany: textOf(element, 'subcompany'),
    offices: [...childrenOf(element, 'office'), ...childrenOf(additional, 'office')].map(({ text }) => text),
    sections: childrenOf(descriptions, 'jobDescription').map((part) => ({
      name: textOf(part, 'name'),
      value: textOf(part, 'value'),
    })),
    employmentType: textOf(element, 'employmentType'),
    seniority: textOf(element, 'seniority'),
    schedule: textOf(element, 'schedule'),
    createdAt: textOf(element, 'createdAt'),
    pay: pay && {
      min: textOf(pay, 'min'),
      max: textOf(pay, 'max'),
      currency: textOf(pay, 'currencyCode'),
      type: textOf(pay, 'type'),
    },
  };
}

/** Positions of a feed; the same one may be repeated. */
export function positionsOf(text: string): z.input<typeof Position>[] {
  const positions = childrenOf(parseXml(text, 'workzag-jobs'), 'position').map(positionOf);
  return [...new Map(positions.map((position) => [position.id, position])).values()];
}

/** Throws BadPosting for an invalid position. */
export function personioPosting(
  request: Pick<BoardRequest, 'board' | 'company'>,
  raw: unknown,
  base_url = PERSONIO_API,
): CanonicalPosting {
  const position = parseJob(Position, raw);
  // The feed has no addresses; this is the pattern of all.
  const url = `${boardAddress(base_url, request.board)}/job/${encodeURIComponent(position.id)}`;
  // Someone with a permanent contract may work part time, an intern full time.
  const kind = /^(?:intern|trainee|freelance)/.test(position.employmentType ?? '')
    ? position.employmentType
    : (position.schedule ?? position.employmentType);
  return canonicalPosting('personio', request, {
    id: position.id,
    url,
    title: position.name,
    company: position.subcompany,
    markup: position.sections.map(({ name, value }) => section(name, value)).join(''),
    locations: position.offices,
    workplace: workplaceNamed(position.offices[0]?.replace(/home ?office/i, 'remote')),
    employment: kind === 'trainee' ? 'internship' : kind,
    seniority: LEVELS[position.seniority ?? ''],
    salary: position.pay
      ? statedPay({
          min: position.pay.min,
          max: position.pay.max,
          currency: position.pay.currency,
          period: payPeriod(position.pay.type),
        })
      : null,
    apply: { kind: 'personio', url: formAddress('personio', url) },
    posted: position.createdAt,
  });
}

/** Postings of Personio careers sites, named by their subdomains. Those without a feed redirect to Personio's own site. */
export function personioSource({ send, base_url = PERSONIO_API }: SourceOptions): JobSource {
  return {
    name: 'personio',
    readBoard(request) {
      const url = `${boardAddress(base_url, request.board)}/xml?language=en`;
      return readInOnePiece(
        send,
        url,
        request,
        (text) =>
          readJobs(request.board, positionsOf(text), (position) =>
            personioPosting(request, position, base_url),
          ),
        { accept: 'application/xml, text/xml' },
      );
    },
  };
}
