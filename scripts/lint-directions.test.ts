import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

const MODULE = 'functions/src/modules/wallet/reserve-credit.ts';
const ROUTES = 'functions/src/modules/wallet/wallet.routes.ts';
const TEXT = 'functions/src/modules/job-text/titles/seniority.ts';
const FEATURE = 'web/src/features/matches/match-list.tsx';
const DOMAIN = 'web/src/domain/applications/follow.ts';
const UI = 'web/src/ui/icon.tsx';
const PART = 'web/src/features/landing/sections/faq.tsx';

const FORBIDDEN = [
  ['filler/src/form/read-form.ts', '../../../functions/src/contract/common.ts'],
  ['filler/src/form/read-form.ts', 'node:crypto'],
  ['filler/src/form/read-form.ts', 'playwright-core'],
  ['functions/src/contract/wallet.ts', 'express'],
  ['functions/src/platform/lease.ts', '../modules/wallet/reserve-credit.ts'],
  ['functions/src/platform/lease.ts', '../tasks/queue.ts'],
  ['functions/src/http/audit.ts', '../modules/wallet/reserve-credit.ts'],
  ['functions/src/http/audit.ts', '../composition/api.ts'],
  ['functions/src/tasks/queue.ts', '../modules/wallet/reserve-credit.ts'],
  [MODULE, '../../http/route.ts'],
  [MODULE, '../../tasks/cloud-task-queue.ts'],
  [MODULE, '../../composition/services.ts'],
  [MODULE, '../profile/profile.repository.ts'],
  [MODULE, '../applications/answers/answers.repository.ts'],
  [MODULE, 'firebase-functions/v2'],
  [ROUTES, '../../http/create-app.ts'],
  [TEXT, '../../postings/posting.ts'],
  [TEXT, '../../../http/route.ts'],
  [TEXT, '../../../integrations/chromium.ts'],
  [TEXT, 'firebase-admin/firestore'],
  ['functions/src/modules/job-text/company.ts', '../postings/posting.ts'],
  [FEATURE, '../postings/job-facts.tsx'],
  [FEATURE, '@/features/postings/job-facts.tsx'],
  [FEATURE, '@/app/app.tsx'],
  [PART, '../../postings/job-facts.tsx'],
  [DOMAIN, '@/app/app.tsx'],
  [DOMAIN, '@/features/matches/match-list.tsx'],
  [DOMAIN, '../profile/profile.ts'],
  [UI, '@/features/matches/match-list.tsx'],
  [UI, '@/domain/profile/profile.ts'],
  [UI, '@contract/profile.ts'],
  [UI, '@tanstack/react-query'],
  [UI, '@/lib/api-client.ts'],
  [UI, 'react-router-dom'],
  ['web/src/lib/format.ts', '@/domain/profile/profile.ts'],
  ['web/src/lib/format.ts', '@/ui/icon.tsx'],
  ['web/src/theme/theme.ts', '@/ui/icon.tsx'],
] as const;

const ALLOWED = [
  ['filler/src/form/read-form.ts', '../dom/visible.ts'],
  [MODULE, '@huntwell/filler'],
  ['functions/src/contract/wallet.ts', './common.ts'],
  ['functions/src/http/audit.ts', '../platform/logger.ts'],
  ['functions/src/composition/api.ts', '../modules/wallet/reserve-credit.ts'],
  [MODULE, '../../tasks/queue.ts'],
  [MODULE, '../profile/profiles.ts'],
  [MODULE, './wallet.repository.ts'],
  [ROUTES, '../../http/route.ts'],
  [TEXT, '../../../contract/common.ts'],
  [TEXT, '../../../platform/hash.ts'],
  [TEXT, '../places/market.ts'],
  ['functions/src/modules/job-text/company.ts', '../../contract/common.ts'],
  [FEATURE, './filters.ts'],
  [FEATURE, '@/ui/icon.tsx'],
  [FEATURE, '@/domain/applications/follow.ts'],
  [DOMAIN, '@/domain/profile/profile.ts'],
  [DOMAIN, '@contract/applications.ts'],
  [DOMAIN, './status-words.ts'],
  [UI, './logo.tsx'],
  [UI, '@/lib/format.ts'],
  [PART, '../section-frame.tsx'],
] as const;

/** The places of a folder like this one, each import in a file of its own beside where it stands for. */
const PROBES = [...FORBIDDEN, ...ALLOWED].map(([file, imported], index) => ({
  probe: file.replace(/(\.routes)?\.(tsx?)$/, `-${index}$1.$2`),
  imported,
}));

/** Two files that import each other, one of them a type alone, and one that both would be right to import. */
const CIRCLE = {
  'functions/src/modules/wallet/round-a.ts': "import { b } from './round-b.ts';\nexport const a = () => b;\n",
  'functions/src/modules/wallet/round-b.ts':
    "import type { a } from './round-a.ts';\nimport { c } from './round-c.ts';\nexport const b: typeof a = () => c;\n",
  'functions/src/modules/wallet/round-c.ts': 'export const c = null as never;\n',
  'web/src/domain/wallet/round-a.ts':
    "import { b } from '@/domain/profile/round-b.ts';\nexport const a = () => b;\n",
  'web/src/domain/profile/round-b.ts':
    "import type { a } from '@/domain/wallet/round-a.ts';\nimport { c } from './round-c.ts';\nexport const b: typeof a = () => c;\n",
  'web/src/domain/profile/round-c.ts': 'export const c = null as never;\n',
};

let folder: string;
let refused: Set<string>;
let circles: Set<string>;

/** Files in the probe folder that a rule rejects. */
function refusedBy(rule: string): Set<string> {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', `--only=${rule}`, '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { location: { path: string } }[] };
  return new Set(diagnostics.map(({ location }) => location.path));
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'huntwell-lint-'));
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
  // They say what `@/` is.
  for (const file of ['tsconfig.base.json', 'web/tsconfig.json', 'web/package.json']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  for (const { probe, imported } of PROBES) {
    mkdirSync(dirname(join(folder, probe)), { recursive: true });
    writeFileSync(join(folder, probe), `import { x } from '${imported}';\nx();\n`);
  }
  for (const [file, text] of Object.entries(CIRCLE)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  refused = refusedBy('style/noRestrictedImports');
  circles = refusedBy('suspicious/noImportCycles');
});
afterAll(() => rmSync(folder, { recursive: true }));

const probeAt = (index: number) => PROBES[index]?.probe ?? '';

it.each(FORBIDDEN.map(([file, imported], index) => [file, imported, probeAt(index)]))(
  '%s may not import %s',
  (_file, _imported, probe) => expect([...refused]).toContain(probe),
);

it.each(ALLOWED.map(([file, imported], index) => [file, imported, probeAt(FORBIDDEN.length + index)]))(
  '%s may import %s',
  (_file, _imported, probe) => expect([...refused]).not.toContain(probe),
);

it('files may not import each other, be it for a type or by an alias', () => {
  const files = Object.keys(CIRCLE);
  const right = files.filter((file) => file.endsWith('round-c.ts'));
  const wrong = files.filter((file) => !right.includes(file));
  expect([...circles].filter((file) => file.includes('round-')).sort()).toEqual(wrong.sort());
});
