import type { QuestionGroup } from '../../../contract/applications-questions.ts';
import { AppError, type FieldError } from '../../../platform/app-error.ts';
import { problemOf } from '../answers/check-answers.ts';
import type { ApplicationDeps } from '../application-deps.ts';
import { settle } from './continue-waiting.ts';
import { groupQuestions, questionId } from './group-questions.ts';

/** Applications looked at together; more than these wait for the next answer. */
const MOST_APPLICATIONS = 50;

type Answers = ReadonlyMap<string, string>;

/** Every open question of the user’s applications, each once. */
export async function readQuestions(
  deps: Pick<ApplicationDeps, 'applications'>,
  uid: string,
): Promise<{ items: QuestionGroup[] }> {
  return {
    items: groupQuestions(await deps.applications.withStatus(uid, ['needs_input'], MOST_APPLICATIONS)),
  };
}

/**
 * Answers questions for all applications that ask them. The answers are checked and remembered first; then each
 * application changes in a transaction of its own, so that one that has moved on holds up no other.
 */
export async function answerGroups(
  deps: ApplicationDeps,
  uid: string,
  given: readonly { id: string; value: string }[],
): Promise<{ items: QuestionGroup[]; continued: string[] }> {
  const waiting = await deps.applications.withStatus(uid, ['needs_input'], MOST_APPLICATIONS);
  const groups = groupQuestions(waiting);
  check(groups, given);
  const answers: Answers = new Map(given.map(({ id, value }) => [id, value]));
  const answered = groups.filter(({ id }) => answers.has(id));
  await remember(deps, uid, answered, answers);
  const continued: string[] = [];
  for (const { id, questions } of waiting) {
    const settled = questions.filter((question) => answers.has(questionId(question)));
    if (settled.length > 0 && (await settle(deps, uid, id, settled))) continued.push(id);
  }
  return { ...(await readQuestions(deps, uid)), continued };
}

function check(groups: readonly QuestionGroup[], given: readonly { id: string; value: string }[]): void {
  const errors = given.flatMap(({ id, value }, at): FieldError[] => {
    const group = groups.find((one) => one.id === id);
    if (!group) throw new AppError('conflict', 'No form asks this anymore. Reload to see what’s still open.');
    const message = problemOf(group, value);
    return message ? [{ path: `answers.${at}.value`, message }] : [];
  });
  if (errors[0]) throw new AppError('invalid_request', errors[0].message, { errors });
}

function remember(
  deps: ApplicationDeps,
  uid: string,
  answered: readonly QuestionGroup[],
  answers: Answers,
): Promise<void> {
  return deps.runTransaction(async (tx) => {
    for (const { id, applications, ...asked } of answered) {
      const value = answers.get(id);
      const asked_by = applications[0]?.company ?? null;
      if (value !== undefined)
        deps.answers.remember(tx, uid, { ...asked, value, pay: null, asked_by, at: deps.clock() });
    }
  });
}
