import { z } from 'zod';
import { Instant, PageQuery, page } from './common.ts';
import { endpoint } from './endpoint.ts';
import { SourceName } from './postings.ts';

/** `retired`: no longer read, until someone asks for it. */
export const BoardStatus = z.enum(['never', 'ok', 'partial', 'failed', 'retired']);
export type BoardStatus = z.infer<typeof BoardStatus>;

/** `gone`: its vendor no longer has it. `never_anything`: it never had a job. `asked`: by an administrator. */
export const RetiredFor = z.enum(['gone', 'failing', 'never_anything', 'asked']);

/** One employer's board at a vendor, and how reading it goes. */
export const AdminBoard = z.object({
  source: SourceName,
  board: z.string(),
  company: z.string().nullable(),
  status: BoardStatus,
  /** Null until it was read. */
  open_postings: z.number().int().nullable(),
  errors: z.array(z.string()),
  last_success_at: Instant.nullable(),
  next_run_at: Instant.nullable(),
  /** Whether it has jobs of the kinds and countries that people look for. */
  wanted: z.boolean(),
  retired: z.object({ reason: RetiredFor, at: Instant }).nullable(),
});
export type AdminBoard = z.infer<typeof AdminBoard>;

const BoardRef = z.object({ source: SourceName, board: z.string().trim().min(1).max(200) });

const ListBoards = PageQuery.extend({ source: SourceName, status: BoardStatus });
export type ListBoardsQuery = z.infer<typeof ListBoards>;

export const listBoards = endpoint({
  name: 'listBoards',
  summary: 'Boards of a source in one state, by name.',
  method: 'GET',
  path: '/api/admin/boards',
  auth: 'admin',
  query: ListBoards,
  response: page(AdminBoard),
});

export const addBoard = endpoint({
  name: 'addBoard',
  summary: 'Adds the board that a careers link names, or takes it up again, and reads it now.',
  method: 'POST',
  path: '/api/admin/boards',
  auth: 'admin',
  affects: ['listBoards', 'listSources', 'listAudit'],
  success_status: 202,
  body: z.object({ url: z.string().trim().min(1, 'Paste a link to a careers page.').max(2000) }),
  response: AdminBoard,
  rate_limit: 60,
});

export const readBoard = endpoint({
  name: 'readBoard',
  summary: 'Reads a board now. One that was retired is taken up again.',
  method: 'POST',
  path: '/api/admin/boards/read',
  auth: 'admin',
  affects: ['listBoards', 'listSources', 'listAudit'],
  success_status: 202,
  body: BoardRef,
  response: AdminBoard,
  errors: ['not_found'],
  rate_limit: 60,
});

export const retireBoard = endpoint({
  name: 'retireBoard',
  summary: 'Stops reading a board. Its next two runs close its jobs.',
  method: 'POST',
  path: '/api/admin/boards/retire',
  auth: 'admin',
  affects: ['listBoards', 'listSources', 'listAudit'],
  success_status: 202,
  body: BoardRef,
  response: AdminBoard,
  errors: ['not_found'],
  rate_limit: 60,
});
