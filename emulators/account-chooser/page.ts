import { html, jsonForScript } from '../support/html.ts';

export type DemoAccount = { email: string; name: string };

/** The chooser for a page at `origin`, the only page that receives the choice. */
export function chooserPage(origin: string, accounts: DemoAccount[]): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Choose an account</title><link rel="stylesheet" href="/client/chooser.css"></head><body><main>
<h1>Choose an account</h1><p>Stands in for a sign-in provider on this machine. You don’t need a password.</p>
<p id="message" class="error" role="alert" hidden></p>
<ul id="list"><li><button type="button" class="account" id="use-other"><b class="badge" aria-hidden="true">+</b><div><strong>Use another account</strong></div></button></li></ul>
<form id="other" hidden>
<label for="email">Email</label><input id="email" name="email" type="email" autocomplete="email" required>
<label for="name">Name</label><input id="name" name="name" type="text" autocomplete="name" maxlength="100">
<div class="row"><button type="button" id="back">Back</button><button type="submit" class="primary">Continue</button></div>
</form></main>
<script id="settings" type="application/json">${jsonForScript({ origin, accounts })}</script>
<script type="module" src="/client/chooser.js"></script></body></html>`.html;
}

export function refusalPage(): string {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Not available</title>
<link rel="stylesheet" href="/client/chooser.css"></head><body><main><h1>You can’t use this window here</h1>
<p>It works only for pages on this machine. Its URL needs <code>?origin=</code> with one of them, or the link from a reset email.</p></main></body></html>`
    .html;
}
