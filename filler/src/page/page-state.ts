import { wordsOf } from '../dom/text.ts';
import { isVisible } from '../dom/visible.ts';
import { formRoot } from '../form/form-root.ts';
import type { Obstacle, SubmissionState, SubmitTraffic } from '../types.ts';
import type { Vendor } from '../vendors/vendors.ts';

/** A mounted widget is a challenge; the word alone, in a page or its policy, is not. */
const CAPTCHA =
  '.h-captcha, .g-recaptcha, .cf-turnstile, iframe[src*="hcaptcha"], iframe[src*="recaptcha/"][src*="anchor"], iframe[src*="challenges.cloudflare.com"], iframe[title*="captcha" i]';
const CODE_WORDS = /(?:security|verification|confirmation) code|code (?:we )?(?:sent|e-?mailed)/i;
const PAYMENT =
  'input[autocomplete^=cc-], input[name*=cardnumber i], input[name*=iban i], iframe[src*="js.stripe.com"]';
const IDENTITY_WORDS = /social security number|\bSSN\b|passport number|bank account|routing number/i;

function visible(document: Document, selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find(isVisible) ?? null;
}

/** The obstacle on this page that only the user can clear; null if there is none. */
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

/** The words of a page, with its headings on lines of their own: "Success" and what stands below it are no one sentence. */
function wordsInLines(element: Element): string {
  let text = wordsOf(element);
  for (const heading of element.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const words = wordsOf(heading);
    if (words) text = text.replace(`${words} `, () => `${words}\n`);
  }
  return text;
}

/**
 * The employer's confirmation text. At a URL that the vendor uses only for confirmations, any text counts, because
 * employers write their own. Elsewhere the text must be a confirmation.
 */
function confirmationText(document: Document, vendor: Vendor): string | null {
  const { path, selector, text: words } = vendor.success;
  const root = formRoot(document, vendor);
  if (path) {
    // A page that is still loading may not show all of it yet.
    const there = path.test(document.location.pathname) && !root && document.readyState !== 'loading';
    return there ? wordsInLines(document.querySelector('main') ?? document.body).slice(0, 600) || null : null;
  }
  const box = selector ? visible(document, selector) : null;
  if (selector ? !box : root) return null;
  const shown = box ?? document.querySelector('main') ?? document.body;
  return words.test(wordsOf(shown)) ? wordsInLines(shown).slice(0, 600) : null;
}

/** The form's own validation messages next to its fields. */
function fieldErrors(document: Document, vendor: Vendor): string[] {
  return vendor.field_errors
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .filter(isVisible)
    .map((element) => {
      const described = element.getAttribute('aria-errormessage') ?? element.getAttribute('aria-describedby');
      const message = element.matches('[aria-invalid=true]')
        ? wordsOf(described ? document.getElementById(described) : null)
        : wordsOf(element);
      return message || 'The form marked a field as invalid.';
    });
}

/** The text of an alert on the page. */
function alertText(document: Document): string {
  return wordsOf(visible(document, '[role=alert]:not(:empty), .error-banner:not(:empty)')).slice(0, 300);
}

/** All error messages currently on the form. */
export function complaintsOf(document: Document, vendor: Vendor): string[] {
  return [...new Set([...fieldErrors(document, vendor), alertText(document)].filter(Boolean))];
}

/**
 * The result of the click. `confirmed` requires positive proof: the vendor's confirmation URL, or its element and
 * words. `refused` requires positive proof too: the vendor's element for it, field errors that were not there before,
 * an alert on a form that is still there while the server rejected something, or a page with an error message returned
 * by the server as a rejection. Anything else is `pending`: a missing form, or an alert that "something went wrong",
 * may follow an application that arrived.
 */
export function readSubmissionState(
  document: Document,
  vendor: Vendor,
  { turned_away, complaints }: SubmitTraffic,
): SubmissionState {
  const text = confirmationText(document, vendor);
  if (text) return { kind: 'confirmed', text };
  const obstacle = findObstacle(document, vendor);
  if (obstacle) return { kind: 'obstacle', obstacle };
  const refused = vendor.refused ? visible(document, vendor.refused) : null;
  if (refused) return { kind: 'refused', messages: [wordsOf(refused)] };
  const messages = fieldErrors(document, vendor).filter((message) => !complaints.includes(message));
  if (messages.length === 0 && turned_away) {
    const root = formRoot(document, vendor);
    const alert = root && isVisible(root) ? alertText(document) : '';
    const page =
      turned_away === 'page' && !root ? wordsOf(document.querySelector('main') ?? document.body) : '';
    messages.push(
      ...[alert, page.slice(0, 300)].filter((message) => message && !complaints.includes(message)),
    );
  }
  return messages.length > 0 ? { kind: 'refused', messages: [...new Set(messages)] } : { kind: 'pending' };
}
