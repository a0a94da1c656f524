import { CreateProfileBody, type Profile } from '../../../contract/profile.ts';
import { newProfile, toProfile } from '../profile-rules.ts';

const WRITTEN_AT = '2026-01-01T00:00:00.000Z';

/** Ada Example's profile as the API creates it, with changes. For tests. */
export function profileWith(changes: Partial<Profile> = {}): Profile {
  const created = newProfile(CreateProfileBody.parse({}), { email: 'ada@example.com', name: 'Ada Example' });
  const unanswered = created.unanswered.filter((field) => changes[field] === undefined);
  const stored = { ...created, unanswered, ...changes, created_at: WRITTEN_AT, updated_at: WRITTEN_AT };
  return { ...toProfile('u1', stored), ...changes };
}
