import { shortDate } from '@/lib/format.ts';

export type FollowUpFacts = {
  company: string;
  title: string;
  /** ISO 8601. */
  sent_at: string;
  /** The sender. */
  name: string;
  /** The recipient, as noted by the user. */
  contact: { name: string; email: string } | null;
};

export type Email = { to: string; subject: string; body: string };

/** A short email that asks about an application's status, built from facts only. */
export function followUpEmail({ company, title, sent_at, name, contact }: FollowUpFacts): Email {
  const first = contact?.name.trim().split(/\s+/)[0];
  const greeting = first ? `Hi ${first},` : `Hi ${company} team,`;
  const body = [
    greeting,
    `I applied for the ${title} role at ${company} on ${shortDate(sent_at)} and I’m still very interested. Could you tell me where my application stands, and whether you need anything else from me?`,
    'Thank you for your time,',
  ];
  return {
    to: contact?.email ?? '',
    subject: `Following up on my ${title} application`,
    body: `${body.join('\n\n')}\n${name}`.trim(),
  };
}

/** The link that opens it in the user's email app. */
export function mailto({ to, subject, body }: Email): string {
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?${query}`;
}
