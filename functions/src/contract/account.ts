import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What a person types to say that the account shall go. */
export const DELETE_CONFIRMATION = 'delete my account';
/** A sign-in older than this is not proof enough to delete an account. */
export const RECENT_SIGN_IN_SECONDS = 300;

/** `deleted`: nothing is left to remove. `deleting`: the rest goes within minutes, without the user. */
export const DeletionState = z.enum(['deleted', 'deleting']);
export type DeletionState = z.infer<typeof DeletionState>;

export const exportAccount = endpoint({
  name: 'exportAccount',
  summary: 'Everything that is kept about the user: a zip of one JSON file and the original files.',
  method: 'GET',
  path: '/api/account/export',
  auth: 'user',
  binary_response: ['application/zip'],
  rate_limit: 3,
});

export const deleteAccount = endpoint({
  name: 'deleteAccount',
  summary: 'Removes the account with all documents and files; asks for a sign-in of the last five minutes.',
  method: 'POST',
  path: '/api/account/deletion',
  auth: 'user',
  body: z.object({
    confirmation: z
      .string()
      .trim()
      .toLowerCase()
      .pipe(z.literal(DELETE_CONFIRMATION, `Type “${DELETE_CONFIRMATION}” to confirm`)),
  }),
  response: z.object({ state: DeletionState }),
  errors: ['recent_sign_in_required'],
  rate_limit: 5,
});

export const signOutEverywhere = endpoint({
  name: 'signOutEverywhere',
  summary: 'Ends every session of the user, this one included.',
  method: 'POST',
  path: '/api/account/sign-out-everywhere',
  auth: 'user',
  success_status: 204,
  rate_limit: 5,
});
