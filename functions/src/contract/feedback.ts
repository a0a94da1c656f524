import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';

export const sendFeedback = endpoint({
  name: 'sendFeedback',
  summary: 'Stores a message to the team.',
  method: 'POST',
  path: '/api/feedback',
  auth: 'optional',
  affects: ['listFeedback'],
  body: z.object({
    message: z.string().trim().min(1, MESSAGES.feedback_empty).max(LIMITS.feedback_message),
    email: z.email(MESSAGES.email_invalid),
  }),
  response: z.object({ success: z.boolean() }),
  rate_limit: 10,
});
