import { z } from 'zod';
import { Problem } from '../../functions/src/contract/errors.ts';
import { getProfile } from '../../functions/src/contract/profile.ts';
import { parseAnswer } from './api.ts';
import { ask, type Check, excerpt, expect } from './check.ts';
import { assetsIn } from './pages.ts';

export type SignInOptions = {
  /** Identity Platform's REST service. */
  identity_origin: string;
  /** A test account, to sign in with. */
  account: { email: string; password: string } | null;
};

/** What the built page contains about its project. */
type WebConfig = { apiKey: string; authDomain: string; projectId: string; appId: string };

const BUILD_FIX =
  'Fill in web/.env.production and deploy again: npm run deploy:check -- --project ID lists what is missing.';

/** Reads the Firebase configuration from the scripts that the page loads, directly or through others. */
async function readWebConfig(origin: string): Promise<WebConfig> {
  const seen = new Set<string>();
  let waiting = assetsIn((await ask(`${origin}/`)).body);
  while (waiting.length > 0) {
    const scripts = waiting.filter((path) => path.endsWith('.js') && !seen.has(path));
    for (const path of scripts) seen.add(path);
    const contents = await Promise.all(scripts.map(async (path) => (await ask(origin + path)).body));
    for (const content of contents) {
      const value = (name: string) =>
        new RegExp(`\\b${name}:["'\`]([^"'\`]+)["'\`]`).exec(content)?.[1] ?? '';
      if (!content.includes('authDomain:')) continue;
      const found = {
        apiKey: value('apiKey'),
        authDomain: value('authDomain'),
        projectId: value('projectId'),
        appId: value('appId'),
      };
      if (Object.values(found).some(Boolean)) return found;
    }
    waiting = contents.flatMap(assetsIn);
  }
  return { apiKey: '', authDomain: '', projectId: '', appId: '' };
}

const ProjectConfig = z.object({ authorizedDomains: z.array(z.string()).default([]) });
const SignedIn = z.object({ idToken: z.string() });

/** Checks whether people can sign in: the page's configuration, its project, and a test account. */
export function signInChecks(origin: string, { identity_origin, account }: SignInOptions): Check[] {
  let config: Promise<WebConfig> | undefined;
  const webConfig = () => {
    config ??= readWebConfig(origin);
    return config;
  };
  const checks: Check[] = [
    {
      name: 'sign-in configuration',
      look: async () => {
        const found = await webConfig();
        for (const [name, value] of Object.entries(found)) {
          expect(value !== '', `The page was built without ${name}: nobody can sign in`, BUILD_FIX);
        }
        return `of the project ${found.projectId}`;
      },
    },
    {
      name: 'sign-in service',
      look: async () => {
        const { apiKey } = await webConfig();
        const answer = await ask(`${identity_origin}/v1/projects?key=${encodeURIComponent(apiKey)}`);
        expect(
          answer.status === 200,
          `Identity Platform refuses the page's key: ${excerpt(answer.body)}`,
          'Is Authentication set up in the project, and does the API key allow Identity Toolkit? docs/deploy.md, "Authentication".',
        );
        const { authorizedDomains } = parseAnswer(ProjectConfig, answer, '/v1/projects');
        const { hostname } = new URL(origin);
        const allowed = authorizedDomains.some(
          (domain) => hostname === domain || hostname.endsWith(`.${domain}`),
        );
        expect(
          allowed,
          `${hostname} is not an authorised domain, so the Google pop-up refuses to open`,
          'Firebase console, Authentication, Settings, Authorised domains: add it.',
        );
        return `knows the key; ${hostname} is an authorised domain`;
      },
    },
  ];
  if (origin.startsWith('https:')) checks.push(popUpCheck(webConfig));
  if (account) checks.push(accountCheck(origin, identity_origin, account, webConfig));
  return checks;
}

/** Whether headers prevent our pages from framing the response. */
export function isFramable(headers: Headers): boolean {
  const policy = headers.get('content-security-policy') ?? '';
  return !headers.has('x-frame-options') && !/frame-ancestors/.test(policy);
}

/** Firebase's pop-up talks to our page through a frame of the authDomain; a header of Hosting could forbid it. */
function popUpCheck(webConfig: () => Promise<WebConfig>): Check {
  return {
    name: 'sign-in pop-up',
    look: async () => {
      const { authDomain } = await webConfig();
      const url = `https://${authDomain}/__/auth/iframe`;
      const { status, headers } = await ask(url);
      expect(
        status === 200,
        `${url} answers ${status}`,
        'VITE_FIREBASE_AUTH_DOMAIN is PROJECT.firebaseapp.com, or a domain of this Hosting site.',
      );
      expect(
        isFramable(headers),
        `${url} forbids frames, so "Continue with Google" hangs`,
        'Take X-Frame-Options and frame-ancestors away from /__/ in the headers of firebase.json.',
      );
      return `opens on ${authDomain}`;
    },
  };
}

function accountCheck(
  origin: string,
  identity_origin: string,
  { email, password }: { email: string; password: string },
  webConfig: () => Promise<WebConfig>,
): Check {
  return {
    name: 'test account',
    look: async () => {
      const { apiKey } = await webConfig();
      const answer = await ask(
        `${identity_origin}/v1/accounts:signInWithPassword?key=${encodeURIComponent(apiKey)}`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password, returnSecureToken: true }),
        },
      );
      expect(
        answer.status === 200,
        `It cannot sign in: ${excerpt(answer.body)}`,
        'Does the account exist, and is the e-mail/password provider on?',
      );
      const { idToken } = parseAnswer(SignedIn, answer, 'signInWithPassword');
      const profile = await ask(origin + getProfile.path, {
        headers: { authorization: `Bearer ${idToken}` },
      });
      if (profile.status === 404) {
        const { code } = parseAnswer(Problem, profile, getProfile.path);
        expect(
          code === 'profile_not_found',
          `${getProfile.path} answers ${code}`,
          'Look into the logs of the function.',
        );
        return 'signed in; it has no profile yet';
      }
      expect(
        profile.status === 200,
        `${getProfile.path} answers ${profile.status}: ${excerpt(profile.body)}`,
        'Look into the logs of the function.',
      );
      parseAnswer(getProfile.response, profile, getProfile.path);
      return 'signed in; its profile was read';
    },
  };
}
