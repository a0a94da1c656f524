import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

const MODULE = 'functions/src/modules/wallet/change-credits.ts';
const ROUTES = 'functions/src/modules/wallet/wallet.routes.ts';
const FEATURE = 'web/src/features/matches/match-list.tsx';
const PART = 'web/src/features/landing/sections/faq.tsx';

const FORBIDDEN = [
  ['functions/src/contract/wallet.ts', 'express'],
  ['functions/src/platform/lane.ts', '../modules/wallet/change-credits.ts'],
  ['functions/src/platform/lane.ts', '../tasks/queue.ts'],
  ['functions/src/http/audit.ts', '../modules/wallet/change-credits.ts'],
  ['functions/src/http/audit.ts', '../composition/api.ts'],
  ['functions/src/tasks/queue.ts', '../modules/wallet/change-credits.ts'],
  [MODULE, '../../http/route.ts'],
  [MODULE, '../../tasks/cloud-task-queue.ts'],
  [MODULE, '../../composition/services.ts'],
  [MODULE, '../profile/profile.repository.ts'],
  [MODULE, 'firebase-functions/v2'],
  [ROUTES, '../../http/create-app.ts'],
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
  [FEATURE, './filters.ts'],
  [FEATURE, '@/ui/icon.tsx'],
  [PART, '../section-frame.tsx'],
] as const;

/** The places of a folder like this one, each import in a file of its own beside where it stands for. */
const PROBES = [...FORBIDDEN, ...ALLOWED].map(([file, imported], index) => ({
  probe: file.replace(/(\.routes)?\.(tsx?)$/, `-${index}$1.$2`),
  imported,
}));

let folder: string;
let refused: Set<string>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'huntwell-lint-'));
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
  for (const { probe, imported } of PROBES) {
    mkdirSync(dirname(join(folder, probe)), { recursive: true });
    writeFileSync(join(folder, probe), `import { x } from '${imported}';\nx();\n`);
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [
    biome,
    'lint',
    '--only=style/noRestrictedImports',
    '--reporter=json',
    '--max-diagnostics=none',
  ];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { location: { path: string } }[] };
  refused = new Set(diagnostics.map(({ location }) => location.path));
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
