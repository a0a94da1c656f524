import { createProfile, getProfile, updateProfile, updateProfileSettings } from '../../contract/profile.ts';
import { type Route, route } from '../../http/route.ts';
import { choiceOf } from '../conversions/consent.ts';
import { changeProfile, createProfileOnce, type ProfileDeps, requireProfile } from './profiles.ts';

export function profileRoutes(deps: ProfileDeps): Route[] {
  return [
    route(getProfile, ({ caller }) => requireProfile(deps, caller.uid)),
    route(createProfile, ({ caller, body }) => createProfileOnce(deps, caller, body)),
    route(updateProfile, ({ caller, body, header }) =>
      changeProfile(deps, caller.uid, body, choiceOf(header)),
    ),
    route(updateProfileSettings, async ({ caller, body }) => {
      await changeProfile(deps, caller.uid, body);
      return { success: true };
    }),
  ];
}
