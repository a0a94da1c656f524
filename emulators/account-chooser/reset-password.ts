import { html } from '../support/html.ts';

/** The emulator URL that a reset link points to, if it is on this machine; else `undefined`. */
export function resetLink(value: unknown): URL | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const link = new URL(value);
  const ours = link.hostname === '127.0.0.1' || link.hostname === 'localhost';
  return ours && link.pathname === '/emulator/action' && link.searchParams.get('mode') === 'resetPassword'
    ? link
    : undefined;
}

/** Sets the password for a reset link. Returns null on success, or the reason for failure. */
export async function setPassword(link: URL, password: string): Promise<string | null> {
  const address = new URL(link);
  address.searchParams.set('newPassword', password);
  const answer = await fetch(address, { redirect: 'manual' });
  if (answer.status < 400) return null;
  const text = await answer.text();
  if (text.includes('WEAK_PASSWORD')) return 'Use at least 6 characters.';
  return 'This link has already been used or has expired. Ask for a new one.';
}

const page = (title: string, body: ReturnType<typeof html>) =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="/client/chooser.css"></head><body><main><h1>${title}</h1>${body}</main></body></html>`
    .html;

/** Asks for the new password, in place of the page that Identity Platform hosts. */
export function resetPage(link: URL, problem: string | null): string {
  return page(
    'Choose a new password',
    html`<form method="post" action="/reset-password">${problem && html`<p class="error" role="alert">${problem}</p>`}
<input type="hidden" name="link" value="${link.href}">
<label for="password">New password</label><input id="password" name="password" type="password" autocomplete="new-password" required>
<div class="row"><button type="submit" class="primary">Save</button></div></form>`,
  );
}

export function resetDonePage(link: URL): string {
  const app = link.searchParams.get('continueUrl');
  return page(
    'Your password has been changed',
    html`<p>Sign in with the new one.</p>${app && html`<p><a href="${app}">Go to the sign-in page</a></p>`}`,
  );
}
