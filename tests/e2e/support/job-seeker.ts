import type { Application } from '../../../functions/src/contract/applications.ts';
import {
  type ApiUser,
  eventually,
  findMatches,
  giveResume,
  readApplication,
  runSearch,
  signUpComplete,
} from './accounts.ts';
import { nurseResume } from './resumes.ts';
import { MAIN_STACK } from './stacks.ts';

/** A user with data: a resume, matches, and an application with questions or answers. */
export async function busyUser(): Promise<{ user: ApiUser; application: Application; match: string }> {
  const user = await signUpComplete(MAIN_STACK);
  await giveResume(user, nurseResume().bytes);
  await runSearch(user);
  const { items } = await findMatches(user);
  const posting_id = items[0]?.posting.id ?? '';
  const { id } = await user.call<Application>('POST', '/api/applications', { json: { posting_id } });
  const application = await eventually('the form is read', 90, async () => {
    const now = await readApplication(user, id);
    return ['queued', 'preparing'].includes(now.status) ? null : now;
  });
  return { user, application, match: items[1]?.posting.id ?? '' };
}
