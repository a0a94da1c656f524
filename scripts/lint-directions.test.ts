import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

const MODULE = 'functions/src/modules/wallet/change-credits.ts';
const ROUTES = 'functions/src/modules/wallet/wallet.routes.ts';
const TEXT = 'functions/src/modules/job-text/titles/seniority.ts';
const FEATURE = 'web/src/features/matches/match-list.tsx';
const PART = 'web/src/features/landing/sections/faq.tsx';

const FORBIDDEN = [
  ['functions/src/contract/wallet.ts', 'express'],
  ['functions/src/platform/lease.ts', '../modules/wallet/change-credits.ts'],
  ['functions/src/platform/lease.ts', '../tasks/queue.ts'],
  ['functions/src/http/audit.ts', '../modules/wallet/change-credits.ts'],
  ['functions/src/http/audit.ts', '../composition/api.ts'],
  ['functions/src/tasks/queue.ts', '../modules/wallet/change-credits.ts'],
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
  [FEATURE, '../jobs/job-facts.tsx'],
  [FEATURE, '@/features/jobs/job-facts.tsx'],
  [FEATURE, '@/app/app.tsx'],
  [PART, '../../jobs/job-facts.tsx'],
  ['web/src/ui/icon.tsx', '@/features/jobs/job-facts.tsx'],
] as const;

const ALLOWED = [
  ['functions/src/contract/wallet.ts', './common.ts'],
  ['functions/src/http/audit.ts', '../platform/logger.ts'],
  ['functions/src/composition/api.ts', '../modules/wallet/change-credits.ts'],
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
};

let folder: string;
let refused: Set<string>;
let circles: Set<string>;

/** Files of the probes' folder that a rule refuses. */
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

it('files may not import each other, be it for a type', () => {
  const [a, b, c] = Object.keys(CIRCLE);
  expect([...circles].filter((file) => file.includes('round-')).sort()).toEqual([a, b]);
  expect([...circles]).not.toContain(c);
});
