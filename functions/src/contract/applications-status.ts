import { z } from 'zod';
import { Application, UserSetStatus } from './applications.ts';
import { endpoint } from './endpoint.ts';

export const setApplicationStatus = endpoint({
  name: 'setApplicationStatus',
  summary:
    'Records what has happened since it was sent: interview, offer, rejection, withdrawal, or manual submission after a hand-over.',
  method: 'POST',
  path: '/api/applications/:application_id/status',
  auth: 'user',
  affects: [
    'getApplication',
    'listApplications',
    'getActivity',
    'getDashboard',
    'getWallet',
    'listLedger',
    'listOutcomes',
    'listQuestions',
    // Withdrawn before it was sent, it is a match to apply to again.
    'listMatches',
    'getMatch',
  ],
  replaces: 'getApplication',
  body: z.object({ status: UserSetStatus }),
  response: Application,
  errors: ['not_found', 'illegal_transition'],
});

export const undoApplicationStatus = endpoint({
  name: 'undoApplicationStatus',
  summary: 'Undoes the last status that the user set, unless something has happened since.',
  method: 'POST',
  path: '/api/applications/:application_id/undo',
  auth: 'user',
  affects: ['getApplication', 'listApplications', 'getActivity', 'getDashboard', 'listOutcomes'],
  replaces: 'getApplication',
  response: Application,
  errors: ['not_found', 'illegal_transition'],
});
