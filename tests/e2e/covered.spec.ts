import type { Page } from '@playwright/test';
import { paths } from '../../web/src/lib/paths.ts';
import { signUpComplete } from './support/accounts.ts';
import { appliedUser } from './support/application-stages.ts';
import { settled } from './support/inspect-page.ts';
import { ONBOARDING_PAGES, signUpIntoOnboarding } from './support/onboarding.ts';
import { DESKTOP, PHONE } from './support/screens.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { mainNavigation, signInBefore } from './support/steps.ts';
import { expect, test } from './support/test.ts';

// The cookie question hasn't been answered yet.
test.use({ storageState: { cookies: [], origins: [] } });

const consentBar = (page: Page) => page.getByRole('region', { name: 'Privacy choice' });
const feedback = (page: Page) => page.getByRole('button', { name: 'Feedback', exact: true });

/** Opens a page and waits for everything that could cover it. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await settled(page);
  await expect(consentBar(page)).toBeVisible();
  await expect(feedback(page)).toBeAttached();
}

/**
 * Lists the controls that can't be reached at their center because something else is on top: main buttons as the page
 * opens and once they've been scrolled to, fields once they have the focus.
 */
async function covered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const isDrawn = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ||
      (element as HTMLInputElement).labels?.[0]?.textContent ||
      element.textContent ||
      element.outerHTML.slice(0, 80);
    /** What covers it; null if nothing does, or if its center is outside the window. */
    const coverOf = (element: Element): string | null => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!hit) return null;
      const labels = [...((element as HTMLInputElement).labels ?? []), element.closest('label')];
      // The thumb of a slider is drawn around its input.
      return [element, ...labels].some((one) => one?.contains(hit)) || hit === element.parentElement
        ? null
        : hit.outerHTML.slice(0, 120);
    };
    const problems: string[] = [];
    const check = (when: string, element: Element) => {
      const cover = coverOf(element);
      if (cover) problems.push(`${nameOf(element)} ${when}: ${cover}`);
    };
    const mainButtons = () =>
      [...document.querySelectorAll('main .MuiButton-contained:not(:disabled)')].filter(isDrawn);
    for (const button of mainButtons()) check('as the page opens', button);
    for (let at = 0; at < mainButtons().length; at += 1) {
      mainButtons()[at]?.scrollIntoView({ block: 'nearest' });
      await painted();
      // Prerendered sections that come near are rendered anew.
      const button = mainButtons()[at];
      if (button) check('scrolled to', button);
    }
    const selector =
      'main :is(input:not([type=file], [aria-hidden=true]), textarea, select, [role=combobox])';
    const fields = () => [...document.querySelectorAll<HTMLElement>(selector)].filter(isDrawn);
    for (let at = 0; at < fields().length; at += 1) {
      fields()[at]?.focus();
      await painted();
      // The same as above: what had the focus may be another element now.
      const field = fields()[at];
      field?.focus();
      await painted();
      if (field) check('focused', field);
    }
    return problems;
  });
}

/** Lists the words, links and pictures that reach as far to the right as the feedback tab, and so pass under it. */
async function underFeedback(page: Page): Promise<string[]> {
  return feedback(page).evaluate((tab) => {
    const edge = tab.getBoundingClientRect().left;
    /** Where an element or a line of text ends, as far as what it scrolls in lets it be seen. */
    const seenRight = (right: number, from: Element | null) => {
      let seen = right;
      for (let around = from; around; around = around.parentElement)
        if (getComputedStyle(around).overflowX !== 'visible' && around !== document.body)
          seen = Math.min(seen, around.getBoundingClientRect().right);
      return seen;
    };
    const reaching: string[] = [];
    for (const part of document.querySelectorAll('main, footer')) {
      const lines = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (lines.nextNode()) {
        const { textContent, parentElement } = lines.currentNode;
        if (!textContent?.trim()) continue;
        range.selectNodeContents(lines.currentNode);
        for (const { right } of range.getClientRects())
          if (right > edge && seenRight(right, parentElement) > edge) reaching.push(textContent.trim());
      }
      for (const control of part.querySelectorAll('a, button, input, textarea, select, img, [role=img]')) {
        const { right, width } = control.getBoundingClientRect();
        if (width > 1 && right > edge && seenRight(right, control.parentElement) > edge)
          reaching.push(control.outerHTML.slice(0, 120));
      }
    }
    return reaching;
  });
}

/** Back to how a page opens: at its top, without the focus anywhere. */
async function returnToTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
}

/** Opens each page once, and looks at it on a phone and on a desktop. */
async function coveredOn(page: Page, urls: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const url of urls) {
    await page.setViewportSize(PHONE);
    await open(page, url);
    for (const [size, viewport] of Object.entries({ 'a phone': PHONE, 'a desktop': DESKTOP })) {
      await page.setViewportSize(viewport);
      await returnToTop(page);
      await settled(page);
      await expect(feedback(page)).toBeAttached();
      found.push(...(await covered(page)).map((problem) => `${url} on ${size}: ${problem}`));
      if (viewport === DESKTOP)
        found.push(...(await underFeedback(page)).map((what) => `${url}: under the feedback tab: ${what}`));
    }
  }
  return found;
}

test.describe('on a phone and on a desktop', () => {
  test.setTimeout(240_000);

  test('nothing covers a field or a main button of a public page', async ({ page }) => {
    const urls = [
      paths.home(),
      paths.auth(),
      paths.auth({ tab: 'sign-up' }),
      paths.jobs(),
      paths.students(),
      paths.remote(),
      paths.highIncome(),
      paths.features(),
      paths.redditTrackingTest(),
    ];
    expect(await coveredOn(page, urls)).toEqual([]);
  });

  test('nothing covers a field or a main button of the onboarding', async ({ page }) => {
    await signInBefore(page, await signUpIntoOnboarding());
    expect(await coveredOn(page, ONBOARDING_PAGES)).toEqual([]);
  });

  test('nothing covers a field or a main button of an account', async ({ page }) => {
    const user = await signUpComplete(MAIN_STACK);
    await signInBefore(page, user);
    const urls = [
      paths.dashboard(),
      paths.jobSearch(),
      paths.applications(),
      paths.profile(),
      paths.credits(),
      paths.settings(),
      paths.accountManagement(),
    ];
    expect(await coveredOn(page, urls)).toEqual([]);
  });
});

test('on a phone, feedback waits in the menu and in the footer instead of over the page', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, paths.about());
  await expect(feedback(page)).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Feedback', exact: true }).click();
  const card = page.getByRole('form', { name: 'Feedback' });
  await expect(card.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(feedback(page)).toBeFocused();

  await (await mainNavigation(page)).getByRole('button', { name: 'Feedback', exact: true }).click();
  await expect(card.getByRole('textbox')).toBeFocused();
});

test('beside the board, neither feedback nor the question about cookies lies over the application', async ({
  page,
}) => {
  const { user, ids } = await appliedUser(1);
  await signInBefore(page, user);
  await page.setViewportSize(DESKTOP);
  await open(page, paths.applications({ open: ids[0] }));
  const complementary = page.getByRole('complementary', { name: 'Application', exact: true });
  await expect(complementary).toBeVisible();
  const panel = await complementary.boundingBox();
  const tab = await feedback(page).boundingBox();
  if (!panel || !tab) throw new Error('The panel or the tab is not there');
  expect(tab.x).toBeGreaterThan(panel.x + panel.width);
  expect(await covered(page)).toEqual([]);
});

test('no is as easy as yes, and either gives its room back to the page', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, paths.home());
  const [no, yes] = ['No', 'Yes'].map((name) => consentBar(page).getByRole('button', { name, exact: true }));
  const looks = (button: typeof no) =>
    button?.evaluate((element) => {
      const { color, backgroundColor, border, fontWeight } = getComputedStyle(element);
      const { top, height, width } = element.getBoundingClientRect();
      return { color, backgroundColor, border, fontWeight, top, height, width };
    });
  expect(await looks(no)).toEqual(await looks(yes));
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.boundingBox())?.y ?? 0;
  await no?.focus();
  await page.keyboard.press('Enter');
  await expect(consentBar(page)).toHaveCount(0);
  expect((await heading.boundingBox())?.y).toBeLessThan(before);
  // The focused element is gone, so the focus moves to the page.
  await expect(page.getByRole('main')).toBeFocused();
});
