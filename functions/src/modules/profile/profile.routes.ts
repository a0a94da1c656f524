import {
  createProfile,
  getProfile,
  readCountry,
  updateProfile,
  updateProfileSettings,
} from '../../contract/profile.ts';
import { type Route, route } from '../../http/route.ts';
import { choiceOf, hasGpc } from '../conversions/consent.ts';
import { honourGpc } from '../conversions/store-attribution.ts';
import { countryOfProfile } from './profile-rules.ts';
import { changeProfile, createProfileOnce, type ProfileDeps, requireProfile } from './profiles.ts';

/** Fields that employers' forms ask for. */
const ASKED_BY_FORMS = [
  'full_name',
  'phone_number',
  'location',
  'links',
  'work_authorization',
  'needs_sponsorship',
] as const;

type AfterChange = {
  /** Requeues what waited while the user's applications were paused. */
  onUnpaused: (uid: string) => Promise<void>;
  /** Continues applications whose forms ask for what the user has now added. */
  onAnswered: (uid: string) => Promise<unknown>;
};

export function profileRoutes(deps: ProfileDeps, { onUnpaused, onAnswered }: AfterChange): Route[] {
  return [
    route(getProfile, async ({ caller, header }) => {
      // Requested on every visit, so the browser's "no" (GPC) needs no call of its own.
      if (hasGpc(header)) await honourGpc(deps.conversions, caller.uid);
      return requireProfile(deps, caller.uid);
    }),
    route(readCountry, async ({ query }) => ({
      country: countryOfProfile({ location: query.location, unanswered: [] }),
    })),
    route(createProfile, ({ caller, body }) => createProfileOnce(deps, caller, body)),
    route(updateProfile, async ({ caller, body, header }) => {
      const profile = await changeProfile(deps, caller.uid, body, choiceOf(header));
      if (body.applications_paused === false) await onUnpaused(caller.uid);
      if (ASKED_BY_FORMS.some((field) => body[field] !== undefined)) await onAnswered(caller.uid);
      return profile;
    }),
    route(updateProfileSettings, async ({ caller, body }) => {
      await changeProfile(deps, caller.uid, body);
      return { success: true };
    }),
  ];
}
