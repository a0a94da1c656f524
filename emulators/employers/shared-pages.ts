import { type Html, html, raw } from '../support/html.ts';
import type { Job } from './job.ts';
import { brandColor } from './posting-text.ts';

/** The layout of a vendor's page. `assets` are file names in the vendor's client folder. */
export function layout(
  job: Pick<Job, 'vendor' | 'slug'>,
  title: string,
  body: Html,
  assets: { styles?: string[]; scripts?: string[] } = {},
): string {
  const styles = ['/assets/common.css', ...(assets.styles ?? [])];
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>${styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}
<style>:root { --brand: ${raw(brandColor(job))} }</style></head>
<body class="${job.vendor}">${body}
${(assets.scripts ?? []).map((src) => html`<script type="module" src="${src}"></script>`)}</body></html>`
    .html;
}

/** The sign-in wall of a form that requires an account. */
export function loginPage(job: Job): string {
  return layout(
    job,
    `Sign in - ${job.company}`,
    html`<main class="narrow"><h1>Sign in to apply</h1><p>Candidates of ${job.company} need an account to apply for ${job.title}.</p>
<form method="post" class="stack"><label for="login-email">E-mail</label><input id="login-email" name="username" type="email" autocomplete="username" required>
<label for="login-password">Password</label><input id="login-password" name="password" type="password" autocomplete="current-password" required>
<button type="submit">Sign in</button></form><p><a href="#">Create an account</a></p></main>`,
  );
}

export function messagePage(job: Job, title: string, text: string): string {
  return layout(
    job,
    `${title} - ${job.company}`,
    html`<main class="narrow"><h1>${title}</h1><p>${text}</p></main>`,
  );
}

const CAPTCHA_KINDS = { recaptcha: 'reCAPTCHA', hcaptcha: 'hCaptcha', turnstile: 'Turnstile' } as const;
const CAPTCHA_ELEMENTS = {
  recaptcha: ['g-recaptcha', 'g-recaptcha-response'],
  hcaptcha: ['h-captcha', 'h-captcha-response'],
  turnstile: ['cf-turnstile', 'cf-turnstile-response'],
} as const;
type CaptchaKind = keyof typeof CAPTCHA_KINDS;

/** A mounted widget as vendors' scripts create it: a container, a frame, and a hidden field for the token. */
export function captchaWidget(kind: CaptchaKind): Html {
  const [holder, field] = CAPTCHA_ELEMENTS[kind];
  return html`<div class="${holder}" data-sitekey="demo-site-key"><iframe title="${CAPTCHA_KINDS[kind]} challenge" width="304" height="78" src="/captcha/${kind}/frame?sitekey=demo-site-key"></iframe>
<textarea name="${field}" aria-hidden="true" tabindex="-1" hidden></textarea></div><script type="module" src="/assets/captcha-host.js"></script>`;
}

/** The content of the widget's frame. Only a real click passes. */
export function captchaFrame(name: string): string {
  const kind = (Object.keys(CAPTCHA_KINDS) as CaptchaKind[]).find((known) => known === name) ?? 'recaptcha';
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${CAPTCHA_KINDS[kind]}</title>
<link rel="stylesheet" href="/assets/captcha-frame.css"></head><body>
<label><input type="checkbox" id="human"> I am a person</label><span>${CAPTCHA_KINDS[kind]} (demo)</span>
<script type="module" src="/assets/captcha-frame.js"></script></body></html>`.html;
}

/** The inputs for an emailed code, one character each. */
export function securityCodeBoxes(length: number): Html {
  return html`<fieldset class="security-code" id="security-code"><legend>Security code<span aria-hidden="true">*</span></legend>
<p>We sent a code to your e-mail address. Enter its ${length} characters and submit again.</p>
<div class="security-code__boxes">${Array.from(
    { length },
    (_, index) =>
      html`<input id="security-input-${index}" aria-label="Security code character ${index + 1}" maxlength="1" autocomplete="${index === 0 ? 'one-time-code' : 'off'}" inputmode="text">`,
  )}</div><div id="security-code-error" class="error-message"></div></fieldset>`;
}
