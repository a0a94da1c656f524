import { compileRules } from './compile-rules.ts';
import type { Doc, RulesDataAccess, RulesRequest } from './types.ts';

export const DATABASE = '(default)';

/** A document by its path, `users/u1`. */
export function docAt(path: string, data: Doc['data'] = {}): Doc {
  const name = `projects/demo-rules/databases/${DATABASE}/documents/${path}`;
  return { id: path.split('/').at(-1)!, name, data };
}

/** Rules whose documents block holds `body`. */
export function rulesWith(body: string): string {
  return `rules_version = '2';\nservice cloud.firestore {\nmatch /databases/{database}/documents {\n${body}\n}\n}\n`;
}

/** A read of the missing document /t/a by the user u1, changed by `overrides`; `path` may be written with slashes. */
export function requestFor(
  overrides: Partial<Omit<RulesRequest, 'path'>> & { path?: string } = {},
): RulesRequest {
  const { path = 't/a', ...rest } = overrides;
  return {
    method: 'get',
    database: DATABASE,
    auth: { uid: 'u1', token: { sub: 'u1', user_id: 'u1', email: 'a@b.c', exp: 9_999_999_999 } },
    resource: null,
    newResource: null,
    time: new Date('2026-03-04T05:06:07.089Z'),
    path: path.split('/'),
    ...rest,
  };
}

/** Serves these documents, as they are before and after the write alike, and counts the reads. */
export function accessTo(...docs: Doc[]): RulesDataAccess & { reads: string[] } {
  const reads: string[] = [];
  const read = async (path: string[]) => {
    reads.push(path.join('/'));
    return docs.find((doc) => doc.name.endsWith(`/documents/${path.join('/')}`)) ?? null;
  };
  return { reads, get: read, getAfter: read };
}

/** Whether `allow read, write: if condition` on /t/{id} allows the request. */
export async function holds(
  condition: string,
  request: RulesRequest = requestFor(),
  access: RulesDataAccess = accessTo(),
): Promise<boolean> {
  const rules = compileRules(rulesWith(`match /t/{id} { allow read, write: if ${condition}; }`));
  return rules.allows(request, access);
}
