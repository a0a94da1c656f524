import { Timestamp } from 'firebase-admin/firestore';
import { applyWrite, type DocState, nameOf } from './apply-write.ts';
import type { Caller } from './caller.ts';
import type { Database } from './database.ts';
import type { QueryPlan } from './query-plan.ts';
import { compileRules } from './rules/compile-rules.ts';
import type { Doc, RulesDataAccess, Ruleset, RulesMethod, RulesRequest } from './rules/types.ts';
import type { RulesValue } from './rules/value-types.ts';
import { fromProtoFields } from './rules/values.ts';
import { denied } from './status.ts';
import type { StoredDoc } from './stored-doc.ts';
import type { NativeMap } from './values.ts';
import type { Write } from './wire.ts';
import { encodeFields } from './wire-values.ts';

const noOne: Ruleset = { allows: async () => false };
const refusal = 'Missing or insufficient permissions.';

/** Checks callers other than the owner against each project's rules. Without rules everything is denied. */
export class Authoriser {
  readonly #rulesets = new Map<string, Ruleset>();
  #fallback: Ruleset = noOne;

  /**
   * Sets the rules of a project, or (undefined) of all projects that have none. Throws RulesSyntaxError and keeps the
   * old rules.
   */
  setRules(projectId: string | undefined, source: string): void {
    const ruleset = compileRules(source);
    if (projectId === undefined) this.#fallback = ruleset;
    else this.#rulesets.set(projectId, ruleset);
  }

  async #judge(
    database: Database,
    request: Omit<RulesRequest, 'database' | 'time' | 'auth'> & { time?: Date },
    caller: Caller,
    access: RulesDataAccess,
  ) {
    if (caller.owner) return;
    const [, projectId = '', , databaseId = ''] = database.name.split('/');
    const ruleset = this.#rulesets.get(projectId) ?? this.#fallback;
    const whole: RulesRequest = { time: new Date(), ...request, database: databaseId, auth: caller.auth };
    if (!(await ruleset.allows(whole, access))) throw denied(refusal);
  }

  /** Throws PERMISSION_DENIED unless the caller may read the document (undefined: it does not exist). */
  async mayGet(database: Database, caller: Caller, path: string, doc: StoredDoc | undefined): Promise<void> {
    const resource = doc ? ruleDoc(database, doc) : null;
    await this.#judge(
      database,
      { method: 'get', path: path.split('/'), resource, newResource: null },
      caller,
      reader(database),
    );
  }

  /**
   * Throws PERMISSION_DENIED unless the caller may run the query. Rules are evaluated once per query, not per document.
   */
  async mayList(database: Database, caller: Caller, plan: QueryPlan): Promise<void> {
    if (caller.owner) return;
    const path = [...plan.parent.split('/'), plan.collectionId ?? ''].filter((segment) => segment !== '');
    const query = {
      limit: plan.nearest ? undefined : plan.limit,
      offset: plan.offset,
      orderBy: plan.orderBy.map(({ field, sign }) => `${field} ${sign > 0 ? 'ASC' : 'DESC'}`).join(', '),
      equalTo: fromProtoFields(Object.fromEntries(plan.filter.equalTo)) as Record<string, RulesValue>,
      collectionGroup: plan.allDescendants,
    };
    const request = { method: 'list', path, resource: null, newResource: null, query } as const;
    await this.#judge(database, request, caller, reader(database));
  }

  /** Throws PERMISSION_DENIED unless the caller is the owner. For calls that rules do not cover. */
  ownerOnly(caller: Caller): void {
    if (!caller.owner) throw denied(refusal);
  }

  /** Throws PERMISSION_DENIED unless the caller may perform all of the writes. */
  async mayWrite(database: Database, caller: Caller, writes: Write[]): Promise<void> {
    if (caller.owner) return;
    const changing = writes.filter((write) => !write.verify);
    // A serverTimestamp() resolves to what rules see as request.time, which has no finer resolution.
    const time = database.now().toDate();
    const after = outcomeOf(database, changing, time);
    const access: RulesDataAccess = {
      ...reader(database),
      getAfter: async (path) => {
        const key = path.join('/');
        return after.has(key) ? (after.get(key) ?? null) : currentDoc(database, key);
      },
    };
    for (const write of writes) {
      const path = pathOf(database, write);
      const resource = currentDoc(database, path);
      const newResource = write.verify ? null : (after.get(path) ?? null);
      const method = methodOf(write, resource !== null);
      const request = { method, path: path.split('/'), resource, newResource, time };
      await this.#judge(database, request, caller, access);
    }
  }
}

/** Each document as it would be after the writes. Preconditions are checked later, when the writes are applied. */
function outcomeOf(database: Database, writes: Write[], time: Date): Map<string, Doc | null> {
  const states = new Map<string, DocState | undefined>();
  for (const write of writes) {
    const path = pathOf(database, write);
    const before = states.has(path) ? states.get(path) : database.get(path);
    states.set(path, applyWrite(write, before, Timestamp.fromDate(time)).after);
  }
  return new Map(
    [...states].map(([path, state]) => [path, state ? docOf(database, path, state.data) : null]),
  );
}

const pathOf = (database: Database, write: Write) => database.documentPathOf(nameOf(write));

function methodOf(write: Write, exists: boolean): RulesMethod {
  if (write.verify) return 'get';
  if (write.delete) return 'delete';
  return exists ? 'update' : 'create';
}

function docOf(database: Database, path: string, data: NativeMap): Doc {
  return {
    id: path.slice(path.lastIndexOf('/') + 1),
    name: `${database.root}/${path}`,
    data: fromProtoFields(encodeFields(data)) as Record<string, RulesValue>,
  };
}

const ruleDoc = (database: Database, doc: StoredDoc) => docOf(database, doc.path, doc.data);

function currentDoc(database: Database, path: string): Doc | null {
  const doc = database.get(path);
  return doc ? ruleDoc(database, doc) : null;
}

function reader(database: Database): RulesDataAccess {
  const get = async (path: string[]) => currentDoc(database, path.join('/'));
  return { get, getAfter: get };
}
