// The account chooser: hands the chosen identity to the window that opened this one, and to no other.
const REMEMBERED = 'account-chooser.accounts';
const settings = JSON.parse(document.getElementById('settings').textContent);
const element = (id) => document.getElementById(id);

function remembered() {
  try {
    const accounts = JSON.parse(localStorage.getItem(REMEMBERED) ?? '[]');
    return Array.isArray(accounts) ? accounts.filter((account) => account?.email && account?.name) : [];
  } catch {
    return [];
  }
}

function remember(account) {
  const known = [...settings.accounts, ...remembered()].some(({ email }) => email === account.email);
  if (!known) localStorage.setItem(REMEMBERED, JSON.stringify([account, ...remembered()].slice(0, 8)));
}

/** The same address is the same person at every sign-in, so the subject is computed from it. */
async function subjectOf(email) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`account-chooser:${email}`));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `1${BigInt(`0x${hex}`).toString().slice(0, 20)}`;
}

async function choose(account) {
  if (!window.opener) {
    element('message').textContent = 'Open this window from the sign-in page of the app.';
    element('message').hidden = false;
    return;
  }
  remember(account);
  const sub = await subjectOf(account.email);
  const identity = { sub, email: account.email, email_verified: true, name: account.name };
  window.opener.postMessage({ type: 'account-chooser', id_token: JSON.stringify(identity) }, settings.origin);
  // A moment later: a key that is still down, or a program that drives this page, gets to its end first.
  setTimeout(() => window.close(), 150);
}

function accountButton(account) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'account';
  const badge = document.createElement('b');
  badge.className = 'badge';
  badge.ariaHidden = 'true';
  badge.textContent = account.name.trim().charAt(0).toUpperCase();
  const label = document.createElement('div');
  const name = document.createElement('strong');
  name.textContent = account.name;
  const email = document.createElement('span');
  email.textContent = account.email;
  label.append(name, email);
  button.append(badge, label);
  button.addEventListener('click', () => choose(account));
  return button;
}

function showForm(visible) {
  element('list').hidden = visible;
  element('other').hidden = !visible;
  element(visible ? 'email' : 'use-other').focus();
}

const byEmail = new Map([...settings.accounts, ...remembered()].map((account) => [account.email, account]));
for (const account of byEmail.values()) {
  const item = document.createElement('li');
  item.append(accountButton(account));
  element('use-other').parentElement.before(item);
}
element('use-other').addEventListener('click', () => showForm(true));
element('back').addEventListener('click', () => showForm(false));
element('other').addEventListener('submit', (event) => {
  event.preventDefault();
  const email = element('email').value.trim().toLowerCase();
  const name = element('name').value.trim() || email.split('@')[0];
  void choose({ email, name });
});
