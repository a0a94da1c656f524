import { type Integration, missingIntegrations } from '../../functions/src/composition/configuration.ts';
import { missingVariables, webVariables } from '../../web/build/env.ts';
import { type CheckResult, error, type Finding, warning } from './finding.ts';
import { namesThisMachine } from './local-only.ts';
import type { Target, Values } from './target.ts';

/** A param as a codebase declares it to firebase-tools. */
export type WireParam = {
  name: string;
  type: 'string' | 'int' | 'float' | 'boolean' | 'list' | 'secret';
  default?: string | number | boolean;
  label?: string;
  description?: string;
};

/** Values that must match on both sides, and what goes wrong if they do not. */
const PAIRS = [
  { ours: 'CONSENT', web: 'VITE_CONSENT', otherwise: 'server and browser measure by different rules' },
  {
    ours: 'REDDIT_PIXEL_ID',
    web: 'VITE_REDDIT_PIXEL_ID',
    otherwise: 'conversions count twice or not at all',
  },
  {
    ours: 'IDENTITY_API_KEY',
    web: 'VITE_FIREBASE_API_KEY',
    otherwise: 'mails may come from another project',
  },
];

/** Each param with its value or default; omitted if it has neither. */
export function withDefaults(params: readonly WireParam[], values: Values): Values {
  const given = params.flatMap(({ name, type, default: usual }) => {
    const value = values[name] ?? (usual === undefined ? undefined : String(usual));
    return type === 'secret' || value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(given);
}

function checkParam(param: WireParam, values: Values, file: string): Finding[] {
  const { name, type, label = name, description = '' } = param;
  const value = values[name];
  if (type === 'secret') return [];
  if (value === undefined || (value.trim() === '' && param.default === undefined)) {
    if (param.default !== undefined) return [];
    return [error(`${name} is missing: ${label}`, `${description} Write it into ${file}.`)];
  }
  if (type === 'int' && !/^\d+$/.test(value)) {
    return [error(`${name} is "${value}", not a whole number: ${label}`, `Correct it in ${file}.`)];
  }
  if (namesThisMachine(value)) {
    return [error(`${name} points at this machine: ${value}`, `Take it out of ${file}. ${description}`)];
  }
  return [];
}

function checkIntegration(
  one: Integration & { missing: string[] },
  reported: string,
  file: string,
): Finding[] {
  // A missing required param has already been reported with its own meaning.
  if (one.missing.every((name) => reported.includes(`${name} is missing`))) return [];
  const names = one.missing.join(' and ');
  const what = `${one.name}: ${names} not set. Without it ${one.without}`;
  return [
    one.required
      ? error(what, `Write it into ${file}.`)
      : warning(what, `Optional. To have it, write it into ${file}.`),
  ];
}

function checkWeb(web: Values, target: Target): Finding[] {
  const file = `web/.env.${target.web_mode}`;
  const missing = missingVariables(web).map(({ name, purpose, source }) =>
    error(`${name} is missing: ${purpose}`, `${source} Write it into ${file}, or set it in the environment.`),
  );
  const off = webVariables
    .filter(({ name, without }) => without && !web[name])
    .map(({ name, purpose, without, source }) =>
      warning(`${name} is not set: ${purpose}. Without it ${without}`, `Optional. ${source}`),
    );
  const project = web.VITE_FIREBASE_PROJECT_ID;
  const other =
    project && project !== target.project
      ? [
          error(
            `VITE_FIREBASE_PROJECT_ID is ${project}, but the deploy goes to ${target.project}`,
            `Correct ${file}, or choose another with --mode: people would sign in to the wrong project.`,
          ),
        ]
      : [];
  return [...missing, ...other, ...off];
}

/**
 * Whether a target has every value that the product needs. @param params declared by the codebases @param values as
 * firebase-tools would read them for the target @param web as Vite would read them for the target's mode
 */
export function checkParams(
  params: readonly WireParam[],
  values: Values,
  web: Values,
  target: Target,
): CheckResult {
  const file = `functions/.env.${target.project}`;
  const own = params.flatMap((param) => checkParam(param, values, file));
  const known = new Set(params.map(({ name }) => name));
  const unknown = Object.keys(values)
    .filter((name) => !known.has(name))
    .map((name) =>
      warning(`${name} is in the functions' dotenv files, but no function reads it`, 'Is it mistyped?'),
    );
  const complete = withDefaults(params, values);
  const secrets = params.filter(({ type }) => type === 'secret').map(({ name }) => name);
  const reported = own.map(({ what }) => what).join('\n');
  const parts = missingIntegrations(({ name }) =>
    secrets.includes(name) ? 'in Secret Manager' : complete[name],
  );
  const different = PAIRS.filter(({ ours, web: theirs }) => {
    // Unset on both sides is equal: each has a default.
    return (complete[ours] ?? '') !== (web[theirs] || (theirs === 'VITE_CONSENT' ? 'opt-in' : ''));
  })
    .filter(({ ours, web: theirs }) => !reported.includes(ours) && (web[theirs] || theirs === 'VITE_CONSENT'))
    .map(({ ours, web: theirs, otherwise }) =>
      error(`${ours} and ${theirs} differ: ${otherwise}`, `Give both the same value.`),
    );
  return {
    notes: secrets.map((name) => `${name} is a secret: npm run deploy looks for it in Secret Manager`),
    findings: [
      ...own,
      ...parts.flatMap((one) => checkIntegration(one, reported, file)),
      ...unknown,
      ...checkWeb(web, target),
      ...different,
    ],
  };
}
