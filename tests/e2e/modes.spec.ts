import type { CDPSession, Page } from '@playwright/test';
import { paths } from '../../web/src/lib/paths.ts';
import { axeOn, violations } from './support/axe.ts';
import { colorsSettled, settled } from './support/inspect-page.ts';
import { busyUser } from './support/job-seeker.ts';
import { BLOG_PAGES, PUBLIC_PAGES } from './support/public-pages.ts';
import { DESKTOP, NARROWEST, PHONE } from './support/screens.ts';
import { signInBefore } from './support/steps.ts';
import { expect, test } from './support/test.ts';

const PUBLIC = [...PUBLIC_PAGES['that explain'], paths.jobs(), ...BLOG_PAGES, paths.auth({ tab: 'sign-up' })];

/** What WCAG 1.4.12 lets readers set. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

type Layout = {
  name: string;
  size: typeof DESKTOP;
  css?: string;
  dir?: 'rtl';
  /** The browser's own text size, in px. */
  fontSize?: number;
};

const LAYOUTS: Layout[] = [
  // A window of 1440 px at 200 %, and one of 1280 px at 400 %.
  { name: 'at 200 %', size: { width: 720, height: 450 } },
  { name: 'at 400 %', size: NARROWEST },
  { name: 'with text twice as large', size: DESKTOP, fontSize: 32 },
  { name: 'with text twice as large on a phone', size: PHONE, fontSize: 32 },
  { name: 'with text spacing', size: PHONE, css: TEXT_SPACING },
  { name: 'from right to left', size: DESKTOP, dir: 'rtl' },
  { name: 'from right to left on a phone', size: PHONE, dir: 'rtl' },
];

/** Lists the words and controls beyond the sides of the window that no scrolling box brings back. */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    /** Only for screen readers, or shortened with an ellipsis. */
    const isCut = (element: Element): boolean =>
      element.clientWidth === 1 || getComputedStyle(element).textOverflow === 'ellipsis';
    const lost: string[] = [];
    const look = (element: Element, rects: Iterable<DOMRect>, words: string) => {
      const beyond = [...rects].some(
        (rect) => rect.width > 1 && rect.height > 1 && (rect.left < -1 || rect.right > width + 1),
      );
      if (
        beyond &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !scrolls(element)
      )
        lost.push(words.trim().slice(0, 40));
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || parent.closest('script, style, noscript')) continue;
      if (isCut(parent) || (parent.parentElement && isCut(parent.parentElement))) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      look(parent, range.getClientRects(), node.textContent);
    }
    for (const control of document.querySelectorAll('input, select, textarea, button, img'))
      look(
        control,
        [control.getBoundingClientRect()],
        `<${control.tagName.toLowerCase()}> ${control.ariaLabel ?? ''}`,
      );
    return [...new Set(lost)];
  });
}

async function arrange(browser: CDPSession, page: Page, layout: Layout): Promise<void> {
  const { size, css = '', dir, fontSize = 16 } = layout;
  await page.setViewportSize(size);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
  await page.evaluate(
    ({ css, dir }) => {
      document.documentElement.dir = dir;
      const style = document.getElementById('arranged') ?? document.createElement('style');
      style.id = 'arranged';
      style.textContent = css;
      document.head.append(style);
    },
    { css, dir: dir ?? '' },
  );
}

/** Lists what can't be read or reached on these pages in one of the layouts. */
async function lostOn(page: Page, urls: readonly string[]): Promise<string[]> {
  const lost: string[] = [];
  const browser = await page.context().newCDPSession(page);
  for (const url of urls) {
    await page.setViewportSize(DESKTOP);
    await page.goto(url);
    await settled(page);
    for (const layout of LAYOUTS) {
      await arrange(browser, page, layout);
      let found: string[] = [];
      // What reacts to the window's size in JavaScript has a moment for it.
      await expect
        .poll(
          async () => {
            found = await outOfReach(page);
            return found;
          },
          { timeout: 2000 },
        )
        .toEqual([])
        .catch(() => lost.push(`${url} ${layout.name}: ${found.join(' | ')}`));
    }
  }
  return lost;
}

test('everything on public pages can be read large, spaced, and from right to left', async ({ page }) => {
  test.setTimeout(300_000);
  expect(await lostOn(page, PUBLIC)).toEqual([]);
});

test('everything on signed-in pages can be read large, spaced, and from right to left', async ({ page }) => {
  test.setTimeout(300_000);
  const { user, application, match } = await busyUser();
  await signInBefore(page, user);
  const urls = [
    paths.dashboard(),
    paths.jobSearch(),
    paths.match(match),
    paths.applications(),
    paths.application(application.id),
    paths.profile(),
    paths.credits(),
    paths.settings(),
  ];
  expect(await lostOn(page, urls)).toEqual([]);
});

test('words that leave the window are noticed', async ({ page }) => {
  await page.setContent(
    `<body style="overflow-x: clip"><p style="margin-left: -80px">To the left</p>
    <p style="width: 3000px; text-align: end">To the right</p><p style="white-space: nowrap; width: 9em">${'long '.repeat(90)}</p>
    <div style="overflow: hidden; width: 90px"><p style="width: 3000px; text-align: end">Cut off</p></div>
    <div style="overflow-x: auto"><p style="width: 3000px; text-align: end">Can be scrolled</p></div>
    <p hidden style="margin-left: -80px">Not there</p><button style="position: absolute; left: 99%">A button</button></body>`,
  );
  expect(await outOfReach(page)).toEqual([
    'To the left',
    'To the right',
    expect.stringMatching(/^long long/),
    'Cut off',
    'A button',
    expect.stringMatching(/^<button>/),
  ]);
});

/** Lists filled buttons that forced colors would turn into text. */
const shapeless = (page: Page) =>
  page
    .locator('.MuiButton-contained:visible')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => getComputedStyle(button).borderTopWidth === '0px')
        .map((button) => button.textContent),
    );

test('public pages keep their contrast when more of it is asked for, and their buttons in forced colors', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const problems: string[] = [];
  for (const url of PUBLIC) {
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active', contrast: 'no-preference' });
    await page.goto(url);
    await settled(page);
    problems.push(...(await shapeless(page)).map((one) => `${url}: ${one} has no shape`));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: 'none', contrast: 'more' });
      await colorsSettled(page, colorScheme);
      const axe = (await axeOn(page)).withRules(['color-contrast', 'link-in-text-block']);
      const found = await violations(axe);
      problems.push(...found.map((one) => `${url} ${colorScheme}: ${one}`));
    }
  }
  expect(problems).toEqual([]);
});

test('more contrast makes quiet text and lines strong', async ({ page }) => {
  await page.goto(paths.privacy());
  await settled(page);
  const colors = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['ink', 'ink2', 'ink3', 'line', 'control'].map((name) =>
        style.getPropertyValue(`--hw-palette-tone-${name}`).trim(),
      );
    });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    const [ink, , , , control] = await colors();
    await page.emulateMedia({ contrast: 'more' });
    const strong = await colors();
    // The browser resolves a variable that stands for another.
    expect(strong).toEqual([ink, ink, ink, control, ink]);
  }
});

test('without motion, nothing on public pages moves by itself', async ({ page }) => {
  test.setTimeout(120_000);
  const moving: string[] = [];
  for (const url of PUBLIC) {
    await page.goto(url);
    await settled(page);
    const endless = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            (one) => one.playState === 'running' && one.effect?.getComputedTiming().iterations === Infinity,
          ).length,
    );
    const playing = await page
      .locator('video')
      .evaluateAll((all) => all.filter((one) => one.hasAttribute('autoplay')).length);
    if (endless + playing > 0) moving.push(url);
  }
  expect(moving).toEqual([]);
});
