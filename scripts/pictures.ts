/**
 * Takes the pictures of the product that the public pages show: `npm run pictures -- --port-offset N`. Needs a running stack
 * (`npm start -- --port-offset N`). Makes a job seeker there, photographs the screens of
 * `web/src/features/info/product-pictures.ts` with that user signed in, and writes them into `web/src/features/info/pictures`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from '../emulators/support/chromium.ts';
import { runningStack } from './demo/running-stack.ts';
import { type Photograph, photographAll } from './pictures/camera.ts';
import { writePicture } from './pictures/files.ts';
import { applyToMatches, createJobSeeker } from './pictures/job-seeker.ts';

const MAX_BYTES = 1_200_000;

const folder = join(import.meta.dirname, '../web/src/features/info/pictures');
const stack = runningStack();
const browser = await launchChromium();
const photographs: Photograph[] = [];
try {
  const user = await createJobSeeker(stack);
  // Before any application: later on, every good match says that it was applied to.
  photographs.push(
    ...(await photographAll(browser, stack, user, [
      {
        name: 'matches',
        path: '/job-search',
        shows: (page, device) =>
          device === 'desktop'
            ? page.getByRole('article').getByRole('button', { name: /Apply with/ })
            : page.getByRole('list', { name: 'Matches' }).getByRole('link'),
      },
    ])),
  );
  const { review, receipt } = await applyToMatches(user);
  photographs.push(
    ...(await photographAll(browser, stack, user, [
      {
        name: 'review',
        path: `/applications/${review}`,
        shows: (page) => page.getByRole('heading', { name: 'What will be sent' }),
        from: (page, device) =>
          page.getByRole('heading', { name: device === 'desktop' ? 'Review and send' : 'What will be sent' }),
      },
      {
        name: 'receipt',
        path: `/applications/${receipt}`,
        shows: (page) => page.getByRole('blockquote'),
        from: (page) => page.getByRole('region', { name: 'Receipt' }),
      },
      {
        name: 'board',
        path: '/applications',
        shows: (page) => page.getByText('Review and send').or(page.getByText(/questions? for you/)),
      },
    ])),
  );
} finally {
  await browser.close();
}
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
let bytes = 0;
for (const photograph of photographs) bytes += await writePicture(folder, photograph);
console.log(`${photographs.length} pictures, ${(bytes / 1000).toFixed(0)} kB`);
if (bytes > MAX_BYTES)
  throw new Error(`The pictures are larger than ${MAX_BYTES / 1000} kB: lower the quality.`);
