/** What was pressed before the app could react to it. */
type EarlyInput = {
  /** The app reacts now: presses the last control again. */
  replay: () => void;
  /** The app can't come for now: a link that waits is followed, and further clicks do what the browser does. */
  giveUp: () => void;
};

/** The same control in HTML that replaced the one where it was pressed. */
function twinOf(control: HTMLElement, root: HTMLElement): HTMLElement | undefined {
  const { tagName, textContent } = control;
  const same = (one: HTMLElement, name: string) => one.getAttribute(name) === control.getAttribute(name);
  return [...root.querySelectorAll<HTMLElement>(tagName)].find(
    (one) => one.textContent === textContent && same(one, 'href') && same(one, 'aria-label'),
  );
}

/** What a press can be meant for. Elsewhere, as where a finger begins to scroll, nothing is pressed. */
const CONTROLS = 'a, button, input, select, textarea, label, summary';

/**
 * Holds clicks on what needs the app: buttons (a form is submitted by its button, also with Enter) except those of forms that
 * the browser can send, links that do more than lead somewhere, and every link of an address with a query that says where the
 * visitor came from and would be lost with the page. Only the last press counts, from when it begins: pressing an earlier
 * control again could move the page under the pointer.
 */
export function holdEarlyInput(root: HTMLElement): EarlyInput {
  const buttons = 'button:not([data-works-without-app])';
  const held =
    location.search && root.dataset.ownQuery === undefined
      ? `${buttons}, a[href^="/"]:not([target])`
      : `${buttons}, a[data-needs-app]`;
  let pressed: HTMLElement | null = null;
  /** What was pressed before the press that has begun, should that turn into scrolling. */
  let before: HTMLElement | null = null;

  function holdClick(event: MouseEvent): void {
    // A new tab or window is the browser's.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(held) : null;
    if (!control) return;
    event.preventDefault();
    pressed = control;
  }
  function beginPress({ target }: Event): void {
    before = null;
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    if (!control || !pressed || control === pressed) return;
    before = pressed;
    pressed = null;
  }
  function abandonPress(): void {
    pressed ??= before;
  }
  addEventListener('click', holdClick, true);
  addEventListener('pointerdown', beginPress, true);
  addEventListener('pointercancel', abandonPress, true);
  const stop = () => {
    removeEventListener('click', holdClick, true);
    removeEventListener('pointerdown', beginPress, true);
    removeEventListener('pointercancel', abandonPress, true);
  };
  const follow = () => {
    if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
  };

  return {
    replay() {
      stop();
      if (!pressed) return;
      const control = pressed.isConnected ? pressed : twinOf(pressed, root);
      if (control) control.click();
      else follow();
    },
    giveUp() {
      stop();
      follow();
    },
  };
}
