import { formRoot } from './find-controls.ts';
import type { Obstacle, SubmissionState } from './types.ts';
import type { Vendor } from './vendors.ts';
import { isVisible, wordsOf } from './visible.ts';

/** A mounted widget is a challenge; the mere word in a page or its policy is not. */
const CAPTCHA =
  '.h-captcha, .g-recaptcha, .cf-turnstile, iframe[src*="hcaptcha"], iframe[src*="recaptcha/"][src*="anchor"], iframe[src*="challenges.cloudflare.com"], iframe[title*="captcha" i]';
const CODE_WORDS = /(?:security|verification|confirmation) code|code (?:we )?(?:sent|e-?mailed)/i;
const PAYMENT =
  'input[autocomplete^=cc-], input[name*=cardnumber i], input[name*=iban i], iframe[src*="js.stripe.com"]';
const IDENTITY_WORDS = /social security number|\bSSN\b|passport number|bank account|routing number/i;

function visible(document: Document, selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find(isVisible) ?? null;
}

/** What stops Huntwell on this page and needs the person; null when the way is free. */
export function findObstacle(document: Document, vendor: Vendor): Obstacle | null {
  const mounted = [...document.querySelectorAll(CAPTCHA)].some(
    (element) => isVisible(element) || element.querySelector('iframe') !== null,
  );
  if (mounted) return 'captcha';
  const codeBox = [...document.querySelectorAll<HTMLInputElement>('input')].some(
    (input) => isVisible(input) && (input.autocomplete === 'one-time-code' || input.maxLength === 1),
  );
  if (codeBox && CODE_WORDS.test(wordsOf(document.body))) return 'email_code';
  const root = formRoot(document, vendor);
  if (visible(document, 'input[type=password]')) return 'login';
  if (visible(document, PAYMENT)) return 'payment';
  if (
    root &&
    [...root.querySelectorAll('label, legend')].some((label) => IDENTITY_WORDS.test(wordsOf(label)))
  ) {
    return 'identity';
  }
  if (!root && vendor.closed.test(`${document.title} ${wordsOf(document.body)}`)) return 'closed';
  return null;
}

/** A sentence around the words of thanks, as the employer wrote it. */
function confirmationText(document: Document, vendor: Vendor): string | null {
  const box = vendor.success.selector ? visible(document, vendor.success.selector) : null;
  const text = wordsOf(box ?? document.querySelector('main') ?? document.body);
  return vendor.success.text.test(text) ? text.slice(0, 600) : null;
}

/** Messages of the form's own checks beside its fields. */
function fieldErrors(document: Document, vendor: Vendor): string[] {
  return vendor.field_errors
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .filter(isVisible)
    .map((element) => {
      const described = element.getAttribute('aria-errormessage') ?? element.getAttribute('aria-describedby');
      const message = element.matches('[aria-invalid=true]')
        ? wordsOf(described ? document.getElementById(described) : null)
        : wordsOf(element);
      return message || 'The form marks a field as wrong.';
    });
}

/** What the page says loudest, for a sending that the server refused. */
function complaint(document: Document, vendor: Vendor): string {
  const alert = visible(document, '[role=alert]:not(:empty), .error-banner:not(:empty)');
  const page = formRoot(document, vendor) ? null : (document.querySelector('main') ?? document.body);
  return wordsOf(alert ?? page).slice(0, 300);
}

/**
 * What became of the press. `confirmed` only with positive proof: the vendor's own confirmation, by address or
 * element, and its words. `refused` only with the form's own field errors, or with the words of a page whose server
 * answered that it did not take the form (`turned_away`). Anything else is `pending`: an alert that "something went
 * wrong" may follow an application that arrived.
 */
export function readSubmissionState(
  document: Document,
  vendor: Vendor,
  turned_away: boolean,
): SubmissionState {
  const { path, selector } = vendor.success;
  const atConfirmation =
    path?.test(document.location.pathname) ??
    (selector ? visible(document, selector) !== null : !formRoot(document, vendor));
  const text = atConfirmation ? confirmationText(document, vendor) : null;
  if (text) return { kind: 'confirmed', text };
  const obstacle = findObstacle(document, vendor);
  if (obstacle) return { kind: 'obstacle', obstacle };
  const refused = vendor.refused ? visible(document, vendor.refused) : null;
  const errors = refused ? [wordsOf(refused)] : fieldErrors(document, vendor);
  if (turned_away && errors.length === 0) errors.push(complaint(document, vendor));
  const messages = [...new Set(errors.filter(Boolean))];
  return messages.length > 0 ? { kind: 'refused', messages } : { kind: 'pending' };
}
