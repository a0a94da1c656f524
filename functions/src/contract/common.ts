import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** An instant, ISO 8601 in UTC: `2026-11-21T10:00:00.000Z`. */
export const Instant = z.iso.datetime();
/** A month: `2024-03`. */
export const YearMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
/** ISO 3166-1 alpha-2, upper case. */
export const CountryCode = z.string().regex(/^[A-Z]{2}$/);
/** ISO 4217. */
export const Currency = z.string().regex(/^[A-Z]{3}$/);

export const Workplace = z.enum(['onsite', 'hybrid', 'remote']);
export type Workplace = z.infer<typeof Workplace>;

export const EmploymentType = z.enum(['full_time', 'part_time', 'contract', 'temporary', 'internship']);
export type EmploymentType = z.infer<typeof EmploymentType>;

/** Seniority levels in ascending order. */
export const SENIORITIES = ['intern', 'entry', 'mid', 'senior', 'lead', 'director', 'executive'] as const;
export const Seniority = z.enum(SENIORITIES);
export type Seniority = z.infer<typeof Seniority>;

export const SalaryPeriod = z.enum(['year', 'month', 'week', 'day', 'hour']);
export type SalaryPeriod = z.infer<typeof SalaryPeriod>;

/** Pay of a posting, in integer minor units (cents) of `currency` per `period`. */
export const Salary = z.object({
  min: z.number().int().nonnegative().nullable(),
  max: z.number().int().nonnegative().nullable(),
  currency: Currency,
  period: SalaryPeriod,
  /** `stated` by the source as a field, or `parsed` from the text. */
  origin: z.enum(['stated', 'parsed']),
});
export type Salary = z.infer<typeof Salary>;

/** Query of every list: the cursor of the previous response and the page size. */
export const PageQuery = z.object({
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(LIMITS.page_size_max).default(LIMITS.page_size),
});

/** Shape of every list response. `next_cursor` is null on the last page. */
export function page<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), next_cursor: z.string().nullable() });
}
