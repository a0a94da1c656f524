import { describe, expect, it } from 'vitest';
import { compileRules } from './compile-rules.ts';
import { accessTo, docAt, requestFor, rulesWith } from './test-support.ts';
import type { RulesMethod, RulesRequest } from './types.ts';

const METHODS: RulesMethod[] = ['get', 'list', 'create', 'update', 'delete'];

const ask = async (body: string, request: RulesRequest = requestFor(), access = accessTo()) =>
  compileRules(rulesWith(body)).allows(request, access);

describe('allow', () => {
  it.each([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get', ['get']],
    ['list', ['list']],
    ['create', ['create']],
    ['update', ['update']],
    ['delete', ['delete']],
    ['get, create', ['get', 'create']],
    ['read, write', METHODS],
  ])('%s covers %s and nothing else', async (names, covered) => {
    const rules = compileRules(rulesWith(`match /t/{id} { allow ${names}; }`));
    for (const method of METHODS) {
      expect(await rules.allows(requestFor({ method }), accessTo())).toBe(covered.includes(method));
    }
  });

  it('denies what no allow covers', async () => {
    expect(await ask('')).toBe(false);
    expect(await ask('match /t/{id} { }')).toBe(false);
    expect(await ask('match /t/{id} { allow read: if false; }')).toBe(false);
  });

  it('allows when one of several holds, whatever fails beside it', async () => {
    const failing = 'allow read: if resource.data.x == 1;';
    expect(await ask(`match /t/{id} { ${failing} allow get; }`)).toBe(true);
    expect(await ask(`match /t/{id} { ${failing} } match /{any=**} { allow get; }`)).toBe(true);
    expect(await ask(`match /t/{id} { ${failing} }`)).toBe(false);
  });

  it.each(['1', 'null', "'true'", '[true]', 'resource'])(
    'denies a condition that is no bool: %s',
    async (condition) => {
      expect(
        await ask(`match /t/{id} { allow get: if ${condition}; }`, requestFor({ resource: docAt('t/a') })),
      ).toBe(false);
    },
  );
});

describe('match', () => {
  it.each([
    ['/t/{id}', 't/a', true],
    ['/t/{id}', 't/a/s/b', false],
    ['/t/{id}', 'u/a', false],
    ['/t/a', 't/a', true],
    ['/t/a', 't/b', false],
    ['/t/{id}/s/{sid}', 't/a/s/b', true],
    ['/t/{id}/s/{sid}', 't/a', false],
    ['/{all=**}', 't/a', true],
    ['/{all=**}', 't/a/s/b', true],
    ['/t/{rest=**}', 't/a/s/b', true],
    ['/t/{rest=**}', 'u/a', false],
    ['/t/{id}/{rest=**}', 't/a', true],
    ['/t/{id}/{rest=**}', 't/a/s/b', true],
    ['/{above=**}/s/{sid}', 's/b', true],
    ['/{above=**}/s/{sid}', 't/a/s/b', true],
    ['/{above=**}/s/{sid}', 't/a/r/b', false],
    ['/t/{id=*}', 't/a', true],
  ])('%s on %s: %s', async (pattern, path, matches) => {
    expect(await ask(`match ${pattern} { allow get; }`, requestFor({ path }))).toBe(matches);
  });

  it('judges a nested match by its whole path, and its parent not', async () => {
    const body = 'match /t/{id} { match /s/{sid} { allow get: if id == "a" && sid == "b"; } }';
    expect(await ask(body, requestFor({ path: 't/a/s/b' }))).toBe(true);
    expect(await ask(body, requestFor({ path: 't/b/s/b' }))).toBe(false);
    expect(await ask(body, requestFor({ path: 't/a' }))).toBe(false);
  });

  it('binds a recursive wildcard as a path', async () => {
    const body = "match /{above=**}/s/{sid} { allow get: if above == path('t/a') && above is path; }";
    expect(await ask(body, requestFor({ path: 't/a/s/b' }))).toBe(true);
  });

  it('knows the database', async () => {
    const body = "match /t/{id} { allow get: if database == 'other'; }";
    expect(await ask(body)).toBe(false);
    expect(await ask(body, requestFor({ database: 'other' }))).toBe(true);
  });
});

describe('functions', () => {
  it('see the wildcards around their declaration, the request and the resource', async () => {
    const body = `
      function signedIn() { return request.auth != null; }
      match /t/{id} {
        function isOwner(name) { let owner = resource.data[name]; return signedIn() && owner == id; }
        match /s/{sid} { allow get: if isOwner('owner'); }
      }`;
    const resource = docAt('t/a/s/b', { owner: 'a' });
    expect(await ask(body, requestFor({ path: 't/a/s/b', resource }))).toBe(true);
    expect(await ask(body, requestFor({ path: 't/a/s/b', resource, auth: null }))).toBe(false);
    expect(await ask(body, requestFor({ path: 't/c/s/b', resource }))).toBe(false);
  });

  it('may stand at the top of the file and be declared after their use', async () => {
    const rules = compileRules(`rules_version = '2';
      function yes() { return later(1); }
      function later(n) { return n == 1; }
      service cloud.firestore { match /databases/{database}/documents/t/{id} { allow get: if yes(); } }`);
    expect(await rules.allows(requestFor(), accessTo())).toBe(true);
  });

  it('leave an argument or a let alone that they do not use', async () => {
    const body = `function ignores(a) { let b = resource.data.x; let c = 1; return c == 1; }
      match /t/{id} { allow get: if ignores(resource.data.x); }`;
    expect(await ask(body)).toBe(true);
  });

  it('let a parameter hide a wildcard, and an inner function an outer one', async () => {
    const body = `function f() { return false; }
      match /t/{id} { function f() { return g('z'); } function g(id) { return id == 'z'; } allow get: if f(); }`;
    expect(await ask(body)).toBe(true);
  });

  it('may call each other 20 deep and no deeper', async () => {
    const chain = (length: number) =>
      Array.from(
        { length },
        (_, i) => `function f${i}() { return ${i + 1 < length ? `f${i + 1}()` : 'true'}; }`,
      ).join('\n');
    expect(await ask(`${chain(20)} match /t/{id} { allow get: if f0(); }`)).toBe(true);
    expect(await ask(`${chain(21)} match /t/{id} { allow get: if f0(); }`)).toBe(false);
    expect(await ask(`${chain(21)} match /t/{id} { allow get: if f0() || true; }`)).toBe(false);
  });
});

describe('other documents', () => {
  const there = docAt('users/u1', { role: 'admin' });
  const path = '/databases/$(database)/documents/users/$(request.auth.uid)';

  it.each([
    [`exists(${path})`, true],
    [`get(${path}).data.role == 'admin'`, true],
    [`get(${path}).id == 'u1' && get(${path}).__name__ == ${path}`, true],
    [`existsAfter(${path}) && getAfter(${path}).data.role == 'admin'`, true],
    ['exists(/databases/$(database)/documents/users/nobody)', false],
    ['get(/databases/$(database)/documents/users/nobody) == null', true],
    ["get(/databases/$(database)/documents/users/nobody).data.role != 'x'", false],
    ['exists(/databases/other/documents/users/u1)', false],
    ['!exists(/databases/other/documents/users/u1)', false],
    ["!exists(/databases/$(database)/documents/users/$('u1/secrets/s1'))", false],
    ["!exists(/databases/$(database)/documents/users/$(''))", false],
  ])('%s is %s', async (condition, expected) => {
    expect(await ask(`match /t/{id} { allow get: if ${condition}; }`, requestFor(), accessTo(there))).toBe(
      expected,
    );
  });

  it('reads the document as it will be with getAfter, and as it is with get', async () => {
    const before = docAt('users/u1', { n: 1n });
    const after = docAt('users/u1', { n: 2n });
    const rules = compileRules(
      rulesWith(
        `match /t/{id} { allow create: if get(${path}).data.n == 1 && getAfter(${path}).data.n == 2; }`,
      ),
    );
    const access = { get: async () => before, getAfter: async () => after };
    expect(await rules.allows(requestFor({ method: 'create' }), access)).toBe(true);
  });

  it('reads the same document once, ten at most, and not more even behind ||', async () => {
    const exists = (count: number) =>
      Array.from({ length: count }, (_, i) => `!exists(/databases/$(database)/documents/x/d${i})`).join(
        ' && ',
      );
    const access = accessTo();
    const repeated = `match /t/{id} { allow get: if ${exists(10)} && ${exists(10)}; }`;
    expect(await ask(repeated, requestFor(), access)).toBe(true);
    expect(access.reads).toHaveLength(10);
    expect(await ask(`match /t/{id} { allow get: if ${exists(11)}; }`)).toBe(false);
    expect(await ask(`match /t/{id} { allow get: if (${exists(11)}) || true; }`)).toBe(false);
  });

  it('passes a failure of the database on instead of judging', async () => {
    const broken = {
      get: () => Promise.reject(new Error('disk')),
      getAfter: () => Promise.reject(new Error('disk')),
    };
    const rules = compileRules(rulesWith(`match /t/{id} { allow get: if exists(${path}) || true; }`));
    await expect(rules.allows(requestFor(), broken)).rejects.toThrow('disk');
  });
});

describe('limits', () => {
  it('evaluates 1000 expressions at most', async () => {
    const ones = (count: number) => `[${Array(count).fill('1').join(', ')}].size() > 0`;
    expect(await ask(`match /t/{id} { allow get: if ${ones(900)}; }`)).toBe(true);
    expect(await ask(`match /t/{id} { allow get: if ${ones(1000)}; }`)).toBe(false);
    expect(await ask(`match /t/{id} { allow get: if ${ones(1000)} || true; }`)).toBe(false);
  });

  it('does not evaluate a failing right side twice', async () => {
    const nested = (depth: number): string =>
      depth === 0 ? 'resource.data.x' : `true && (${nested(depth - 1)})`;
    expect(await ask(`match /t/{id} { allow get: if (${nested(40)}) || true; }`)).toBe(true);
  });
});

describe('queries as a whole', () => {
  const query = (path: string, rest: Partial<RulesRequest['query']> = {}) =>
    requestFor({ method: 'list', path, query: { ...rest } });

  it.each([
    ['true', {}, true],
    ["resource.data.own == 'u1'", {}, false],
    ["resource.data.own == 'u1'", { equalTo: { own: 'u1' } }, true],
    ["resource.data.own == 'u1'", { equalTo: { own: 'u2' } }, false],
    ["resource.data['a.b'] == 'u1'", { equalTo: { 'a.b': 'u1' } }, false],
    ["!('secret' in resource.data)", { equalTo: { own: 'u1' } }, false],
    ["resource.data.get('secret', false) == false", { equalTo: { own: 'u1' } }, false],
    ['resource.data != null', {}, false],
    ["id == 'a'", {}, false],
    ["id != 'a'", {}, false],
    ['id is string', {}, false],
    ["[id] != ['a']", {}, false],
    ["resource.id != 'a'", {}, false],
    ['request.query.limit <= 10', { limit: 10 }, true],
    ['request.query.limit <= 10', { limit: 11 }, false],
    ['request.query.limit <= 10', {}, false],
    ['request.query.limit == null && request.query.offset == 0', {}, true],
    ["request.query.orderBy == 'n'", { orderBy: 'n' }, true],
    ['request.path == /databases/$(database)/documents/t', {}, true],
  ])('%s with %o: %s', async (condition, rest, expected) => {
    expect(await ask(`match /t/{id} { allow list: if ${condition}; }`, query('t', rest))).toBe(expected);
  });

  it('matches the documents of the collection, not those of one id', async () => {
    expect(await ask('match /t/a { allow list; }', query('t'))).toBe(false);
    expect(await ask('match /t/{id}/s/{sid} { allow list: if id == "a"; }', query('t/a/s'))).toBe(true);
    expect(await ask('match /t/{id} { allow list; }', query('u'))).toBe(false);
  });

  it('allows a collection group only under a recursive wildcard', async () => {
    const group = query('s', { collectionGroup: true });
    expect(await ask('match /s/{sid} { allow list; }', group)).toBe(false);
    expect(await ask('match /t/{id}/s/{sid} { allow list; }', group)).toBe(false);
    expect(await ask('match /{above=**}/s/{sid} { allow list; }', group)).toBe(true);
    expect(await ask('match /{above=**}/r/{rid} { allow list; }', group)).toBe(false);
    expect(await ask('match /{all=**} { allow list; }', group)).toBe(true);
    expect(await ask("match /{above=**}/s/{sid} { allow list: if above != path('x'); }", group)).toBe(false);
  });

  it('judges one known result by its id and data', async () => {
    const one = requestFor({ method: 'list', path: 't/a', resource: docAt('t/a', { own: 'u1' }) });
    expect(await ask("match /t/{id} { allow list: if id == 'a' && resource.data.own == 'u1'; }", one)).toBe(
      true,
    );
  });
});
