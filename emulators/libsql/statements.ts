import type Database from 'libsql';
import { fromWire, type SqlValue, toWire, type WireValue } from './values.ts';

/** A statement with its arguments, as in Hrana 3. */
export type Stmt = {
  sql?: string | null;
  sql_id?: number | null;
  args?: WireValue[];
  named_args?: { name: string; value: WireValue }[];
  want_rows?: boolean;
};

export type StmtResult = {
  cols: { name: string | null; decltype: string | null }[];
  rows: WireValue[][];
  affected_row_count: number;
  last_insert_rowid: string | null;
};

/** When a step of a batch runs, by what became of earlier ones. */
export type BatchCond =
  | { type: 'ok' | 'error'; step: number }
  | { type: 'not'; cond: BatchCond }
  | { type: 'and' | 'or'; conds: BatchCond[] }
  | { type: 'is_autocommit' };

export type BatchStep = { condition?: BatchCond | null; stmt: Stmt };

export type WireError = { message: string; code: string };

/** What SQLite says went wrong, with the code that libSQL gives it. */
export function wireError(error: unknown): WireError {
  const { message = String(error), code = 'ERROR' } = error as { message?: string; code?: string };
  return { message, code };
}

/** SQL that a stream has stored under a number. */
export type StoredSql = ReadonlyMap<number, string>;

function sqlOf({ sql, sql_id }: Stmt, stored: StoredSql): string {
  const text = sql ?? (sql_id == null ? undefined : stored.get(sql_id));
  if (text === undefined) throw new Error('The statement has no SQL');
  return text;
}

export function execute(db: Database.Database, stmt: Stmt, stored: StoredSql): StmtResult {
  const prepared = db.prepare(sqlOf(stmt, stored)).safeIntegers(true);
  const args = (stmt.args ?? []).map(fromWire);
  const named = Object.fromEntries((stmt.named_args ?? []).map(({ name, value }) => [name, fromWire(value)]));
  const given = Object.keys(named).length > 0 ? [named] : args;
  const columns = prepared.columns();
  if (columns.length === 0) {
    const { changes, lastInsertRowid } = prepared.run(...given);
    return {
      cols: [],
      rows: [],
      affected_row_count: Number(changes),
      last_insert_rowid: String(lastInsertRowid),
    };
  }
  const rows = prepared.raw(true).all(...given) as SqlValue[][];
  return {
    cols: columns.map(({ name, type }) => ({ name, decltype: type })),
    rows: stmt.want_rows === false ? [] : rows.map((row) => row.map(toWire)),
    affected_row_count: 0,
    last_insert_rowid: null,
  };
}

/** What became of each step: nothing if its condition was not met. */
export type StepOutcome = { result: StmtResult } | { error: WireError } | null;

function holds(db: Database.Database, condition: BatchCond, before: readonly StepOutcome[]): boolean {
  switch (condition.type) {
    case 'ok':
      return before[condition.step] != null && 'result' in (before[condition.step] ?? {});
    case 'error':
      return 'error' in (before[condition.step] ?? {});
    case 'not':
      return !holds(db, condition.cond, before);
    case 'and':
      return condition.conds.every((one) => holds(db, one, before));
    case 'or':
      return condition.conds.some((one) => holds(db, one, before));
    case 'is_autocommit':
      return !db.inTransaction;
  }
}

/** Runs the steps in order. A step that fails stops no other: their conditions decide. */
export function runBatch(
  db: Database.Database,
  steps: readonly BatchStep[],
  stored: StoredSql,
): StepOutcome[] {
  const outcomes: StepOutcome[] = [];
  for (const { condition, stmt } of steps) {
    if (condition && !holds(db, condition, outcomes)) {
      outcomes.push(null);
      continue;
    }
    try {
      outcomes.push({ result: execute(db, stmt, stored) });
    } catch (error) {
      outcomes.push({ error: wireError(error) });
    }
  }
  return outcomes;
}
