import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { DEMO_PIXEL_ID, DEMO_TOKEN } from '../../emulators/reddit/server.ts';
import { DEMO_ACCOUNTS } from '../../emulators/seed/demo-accounts.ts';
import { PROJECT_ID } from '../../emulators/stack/project.ts';

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A local host with a port, as emulators are named. Libraries use `localhost` alone as a placeholder. */
const EMULATOR_HOST = /(?:127\.0\.0\.1|localhost|\[::1\]):\d+/;

/** The same in bundled packages: a placeholder, and the scripts of a package's own tests. */
const NAMED_BY_PACKAGES = /http:\/\/localhost:9999|FIRESTORE_EMULATOR_HOST=localhost:8080/g;

/** What appears only in code, accounts and settings of the local stack. */
function localOnly(root: string): { name: string; pattern: RegExp }[] {
  const web = parseEnv(readFileSync(join(root, 'web/.env.emulator'), 'utf8'));
  const settings = Object.entries(web)
    // The consent mode has the same values everywhere.
    .filter(([name]) => name !== 'VITE_CONSENT')
    .map(([name, value]) => ({ name, text: value ?? '' }));
  const named = [
    ...DEMO_ACCOUNTS.map(({ email }) => ({ name: 'a demo account', text: email })),
    { name: 'the local project', text: PROJECT_ID },
    { name: 'the demo pixel', text: DEMO_PIXEL_ID },
    { name: 'the demo token', text: DEMO_TOKEN },
    { name: 'the account chooser', text: 'account-chooser' },
  ];
  return [
    ...named.map(({ name, text }) => ({ name, pattern: new RegExp(literally(text)) })),
    ...settings.map(({ name, text }) => ({ name, pattern: new RegExp(`[\`'"]${literally(text)}[\`'"]`) })),
    { name: 'an emulator host', pattern: EMULATOR_HOST },
  ];
}

/** Traces of the local stack in a deployed file, as `NAME: the text found`; there should be none. */
export function findLocalOnly(root: string, content: string): string[] {
  return localOnly(root).flatMap(({ name, pattern }) => {
    const [found] = pattern.exec(content.replaceAll(NAMED_BY_PACKAGES, '')) ?? [];
    return found === undefined ? [] : [`${name}: ${found}`];
  });
}

/** Whether a value points at this machine. */
export function namesThisMachine(value: string): boolean {
  return EMULATOR_HOST.test(value) || /\/\/(?:127\.0\.0\.1|localhost)\b/.test(value);
}
