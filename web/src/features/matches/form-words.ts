import type { HandOverReason } from '@contract/applications.ts';
import type { getFormPreview, PreviewedField } from '@contract/applications-form.ts';
import type { ResponseOf } from '@contract/endpoint.ts';
import type { z } from 'zod';
import { plural, timeAgo } from '@/lib/format.ts';

type Preview = ResponseOf<typeof getFormPreview>;

/** The questions by who answers them. */
export function byState(
  fields: readonly PreviewedField[],
): Record<PreviewedField['state'], PreviewedField[]> {
  const of = (state: PreviewedField['state']) => fields.filter((field) => field.state === state);
  return { answered: of('answered'), asked: of('asked'), left_empty: of('left_empty') };
}

/** How much of the form is left to the user, in one sentence. */
export function summaryOf(fields: readonly PreviewedField[]): string {
  const { answered, asked, left_empty } = byState(fields);
  const ours = plural(answered.length, 'question');
  if (answered.length === 0)
    return asked.length === 0 ? 'No questions for you.' : `${plural(asked.length, 'question')} for you.`;
  if (asked.length === 0) {
    const whole = answered.length > 1 && left_empty.length === 0;
    if (!whole) return `We can answer ${ours}.`;
    return answered.length === 2 ? 'We can answer both questions.' : `We can answer all ${ours}.`;
  }
  return `We can answer ${ours}. You answer the other ${asked.length === 1 ? 'one' : asked.length}.`;
}

/** Where the questions are from, or why there are none. */
export function basisWords({ basis, read_at }: Pick<Preview, 'basis' | 'read_at'>, company: string): string {
  const when = read_at ? timeAgo(read_at) : '';
  switch (basis) {
    case 'published':
      return `From the form ${company} publishes, checked ${when}.`;
    case 'this_form':
      return `From when we last opened this form, ${when}.`;
    case 'other_form':
      return `From another job at ${company}, ${when}. This form may ask different questions.`;
    case 'nothing':
      return 'We’ll see the questions when we open the form, and ask you whatever we can’t answer.';
    case 'external':
      return `${company} takes applications on its own site, so you fill out this form yourself.`;
  }
}

const OBSTACLES: Partial<Record<z.infer<typeof HandOverReason>, string>> = {
  captcha: 'This form had a CAPTCHA last time. We never solve CAPTCHAs, so that step would be yours.',
  email_code: 'This form asked for a code sent by email last time. You’d enter it yourself.',
  login: 'This form required an account last time. You’d sign in and finish it yourself.',
  payment: 'This form asked for a payment last time. We never make payments, so check it carefully.',
  identity: 'This form asked for proof of identity last time. That step would be yours.',
  file: 'This form required another file last time. You’d add it yourself.',
  external: 'You fill out this form yourself, with our answers ready to copy.',
};

/** What is left to the user besides questions; null if unknown. */
export function obstacleWords(obstacle: Preview['obstacle']): string | null {
  return (obstacle && OBSTACLES[obstacle]) ?? null;
}
