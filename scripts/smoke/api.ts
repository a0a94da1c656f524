import type { z } from 'zod';
import { type ErrorCode, Problem } from '../../functions/src/contract/errors.ts';
import { getHealth } from '../../functions/src/contract/health.ts';
import { listPostings } from '../../functions/src/contract/postings.ts';
import { getProfile } from '../../functions/src/contract/profile.ts';
import { type Answer, ask, type Check, excerpt, expect } from './check.ts';

const LOGS = 'Look into the logs of the function: firebase functions:log --only api.';

/** The body, checked against the contract; throws a `Failure` for a page or anything else. */
export function parseAnswer<S extends z.ZodType>(
  schema: S,
  { status, headers, body }: Answer,
  path: string,
): z.output<S> {
  const type = headers.get('content-type') ?? '';
  expect(
    type.includes('json'),
    `${path} answers ${status} ${type} instead of JSON`,
    `Is the function deployed, and may everybody call it? ${LOGS}`,
  );
  const parsed = schema.safeParse(JSON.parse(body));
  expect(parsed.success, `${path} answers something that the contract does not know: ${excerpt(body)}`, LOGS);
  return parsed.data;
}

function expectProblem(answer: Answer, path: string, code: ErrorCode): void {
  const type = answer.headers.get('content-type') ?? '';
  expect(type.includes('application/problem+json'), `${path} answers ${answer.status} ${type}`, LOGS);
  const problem = parseAnswer(Problem, answer, path);
  expect(problem.code === code, `${path} answers ${problem.code} instead of ${code}`, LOGS);
}

/** The API behind Hosting, as any visitor can call it. */
export function apiChecks(origin: string): Check[] {
  return [
    {
      name: 'API',
      look: async () => {
        const answer = await ask(origin + getHealth.path);
        parseAnswer(getHealth.response, answer, getHealth.path);
        const cache = answer.headers.get('cache-control') ?? '';
        expect(
          cache.includes('no-store'),
          `Its answers may be kept: Cache-Control is ${cache}`,
          'See the headers of firebase.json: they must leave /api/ alone.',
        );
        return 'answers';
      },
    },
    {
      name: 'API, wrong calls',
      look: async () => {
        const nowhere = '/api/no/such/thing';
        expectProblem(await ask(origin + nowhere), nowhere, 'not_found');
        expectProblem(await ask(origin + getProfile.path), getProfile.path, 'unauthenticated');
        const headers = { authorization: 'Bearer not-a-token' };
        expectProblem(await ask(origin + getProfile.path, { headers }), getProfile.path, 'unauthenticated');
        return 'refused as problem+json';
      },
    },
    {
      name: 'jobs',
      look: async () => {
        const answer = await ask(origin + listPostings.path);
        expect(
          answer.status === 200,
          `${listPostings.path} answers ${answer.status}: ${excerpt(answer.body)}`,
          `Is an index still being built? firebase firestore:indexes --pretty. ${LOGS}`,
        );
        const { items } = parseAnswer(listPostings.response, answer, listPostings.path);
        expect(
          items.length > 0,
          'There are no jobs',
          'Are there boards? npm run boards -- FILE --project ID. Run the sources on the admin page, or wait for the hourly run, and look at their health there.',
        );
        return `${items.length} on the first page, the newest "${items[0]?.title}"`;
      },
    },
  ];
}
