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

function refusals(document: Document, vendor: Vendor): { key: string | null; message: string }[] {
  return vendor.refusal
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .filter(isVisible)
    .map((element) => {
      const described = element.getAttribute('aria-errormessage') ?? element.getAttribute('aria-describedby');
      const message = element.matches('[aria-invalid=true]')
        ? wordsOf(described ? document.getElementById(described) : null)
        : wordsOf(element);
      const key = element.getAttribute('name') || element.id.replace(/-error$/, '') || null;
      return { key, message: message || 'The form marks this field as wrong.' };
    });
}

/**
 * What became of the press. `confirmed` only with positive proof: the vendor's own confirmation, by address or
 * element, and its words. A page that merely changed is `pending`.
 */
export function readSubmissionState(document: Document, vendor: Vendor): SubmissionState {
  const { path, selector } = vendor.success;
  const atConfirmation =
    path?.test(document.location.pathname) ??
    (selector ? visible(document, selector) !== null : !formRoot(document, vendor));
  const text = atConfirmation ? confirmationText(document, vendor) : null;
  if (text) return { kind: 'confirmed', text };
  const obstacle = findObstacle(document, vendor);
  if (obstacle && obstacle !== 'closed') return { kind: 'obstacle', obstacle };
  const errors = refusals(document, vendor);
  return errors.length > 0 ? { kind: 'refused', errors } : { kind: 'pending' };
}
