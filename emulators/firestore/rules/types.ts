import type { RulesValue } from './value-types.ts';

/** A stored document. `name` is its full resource name: `projects/P/databases/D/documents/a/b`. */
export type Doc = { id: string; name: string; data: Record<string, RulesValue> };

export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** What is known about a query; only for the method `list`. */
export type RulesQuery = {
  limit?: number;
  offset?: number;
  orderBy?: string;
  /**
   * Top-level fields (no dotted paths) that every result must equal because of an `==` filter that is not under an OR;
   * the only fields of `resource.data` a query's rule can rely on.
   */
  equalTo?: Record<string, RulesValue>;
  /** True for a collection group query (`allDescendants`). */
  collectionGroup?: boolean;
};

export type RulesRequest = {
  method: RulesMethod;
  /**
   * Segments after `/documents`. A document path (even length) for get, create, update, delete. For `list` either
   * the collection path (odd length, e.g. `['users', 'u1', 'resumes']`; judged once for the whole query, so a rule
   * that depends on a field the query does not fix is denied), or the path of one result with its `resource`.
   */
  path: string[];
  /** The database id, e.g. `(default)`. */
  database: string;
  auth: null | { uid: string; token: Record<string, unknown> };
  /** The document as it is before the request; null when it does not exist. */
  resource: Doc | null;
  /** The document as it would be after the write; null for reads and deletes. */
  newResource: Doc | null;
  time: Date;
  query?: RulesQuery;
};

/** How rules read other documents; paths are the segments after `/documents`. */
export type RulesDataAccess = {
  get(path: string[]): Promise<Doc | null>;
  /** As the document would be after the whole commit that is being judged. */
  getAfter(path: string[]): Promise<Doc | null>;
};

export type Ruleset = {
  /** True when at least one `allow` that matches the request's path and method holds. Never throws for a rule's own error. */
  allows(request: RulesRequest, access: RulesDataAccess): Promise<boolean>;
};
