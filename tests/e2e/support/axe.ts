import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';

/** Minified: half as much for the browser to read as what the builder would bring. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);
/** The builder insists on a script to evaluate. */
const NOTHING = 'void 0';

/** Reads axe into a document unless it is there. */
async function bringTo(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
}

/**
 * Axe in this page, to look once. The builder reads its own copy of axe into the page before each look, twice, and the
 * browser compiles each one: that took longer than looking. Here a document gets one copy, which the browser has made
 * fast by its second look.
 *
 * There are no frames of other origins here, and without them axe needs no page of its own for its sums. Only
 * violations are read, so axe need not describe every element that passes, which takes it as long as looking.
 */
export async function axeOn(page: Page): Promise<AxeBuilder> {
  for (const frame of page.frames()) await bringTo(frame);
  return new AxeBuilder({ page, axeSource: NOTHING })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
}

export async function violations(axe: AxeBuilder): Promise<string[]> {
  return (await axe.analyze()).violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}
