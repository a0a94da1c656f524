/** The script injected into the employer's page: the filler as one object. Bundled separately as `filler.js`. */

import { markOf } from '../dom/marks.ts';
import { waitFor } from '../dom/wait-for.ts';
import { fillForm, showsUpload } from '../fill/fill-form.ts';
import { formRoot } from '../form/form-root.ts';
import { readForm, readLaterSteps } from '../form/read-form.ts';
import type { PageActions } from '../types.ts';
import { vendorOn } from '../vendors/detect-vendor.ts';
import { VENDORS } from '../vendors/vendors.ts';
import { findNextButton, shownStep } from './next-button.ts';
import { findOpener, isFormShown } from './opener.ts';
import type {} from './page-api.ts';
import { complaintsOf, findObstacle, readSubmissionState } from './page-state.ts';
import { findSendButton } from './send-button.ts';

const CHALLENGED_FORM_MS = 3_000;

const actions: PageActions = {
  click: (mark) => globalThis.huntwellPageActions('click', mark, ''),
  type: (mark, text) => globalThis.huntwellPageActions('type', mark, text),
  search: (mark, text) => globalThis.huntwellPageActions('search', mark, text),
  press: (mark, key) => globalThis.huntwellPageActions('press', mark, key),
  attachResume: (mark) => globalThis.huntwellPageActions('attachResume', mark, ''),
};

globalThis.huntwellFiller = {
  vendor: () => vendorOn(document, new URL(location.href)),
  settle: async (kind, timeout_ms) => {
    const vendor = VENDORS[kind];
    const opener = () => vendor.opener !== null && findOpener(document, vendor) !== null;
    const shown = () => (vendor.opener ? isFormShown(document, vendor) : formRoot(document, vendor) !== null);
    const form = () => (shown() || opener() ? true : null);
    const obstacle = () => findObstacle(document, vendor);
    const found = await waitFor(() => form() ?? (obstacle() ? true : null), timeout_ms);
    // A challenge may be mounted before its form is rendered.
    if (obstacle() === 'captcha') await waitFor(form, CHALLENGED_FORM_MS);
    return found ?? false;
  },
  opener: (kind) => {
    const button = findOpener(document, VENDORS[kind]);
    return button && markOf(button);
  },
  isOpened: async (kind, timeout_ms) => {
    const vendor = VENDORS[kind];
    const opened = () => isFormShown(document, vendor) || findObstacle(document, vendor) !== null;
    return (await waitFor(() => opened() || null, timeout_ms)) ?? false;
  },
  obstacle: (kind) => findObstacle(document, VENDORS[kind]),
  read: async (kind) => (await readForm(document, VENDORS[kind], actions)).map(({ field }) => field),
  readHeld: async (kind) => (await readForm(document, VENDORS[kind], null)).map(({ field }) => field),
  readLaterSteps: async (kind) =>
    findNextButton(document, VENDORS[kind]) ? readLaterSteps(document, VENDORS[kind]) : [],
  fill: (kind, answers) => fillForm(document, VENDORS[kind], answers, actions),
  showsUpload: (kind, file_name) => showsUpload(document, VENDORS[kind], file_name),
  sendButton: (kind) => {
    const button = findSendButton(document, VENDORS[kind]);
    return button && { mark: markOf(button), complaints: complaintsOf(document, VENDORS[kind]) };
  },
  nextButton: (kind) => {
    const button = findNextButton(document, VENDORS[kind]);
    return button && markOf(button);
  },
  step: (kind) => shownStep(document, VENDORS[kind]),
  complaints: (kind) => complaintsOf(document, VENDORS[kind]),
  submission: (kind, seen) => readSubmissionState(document, VENDORS[kind], seen),
};
