/**
 * Records the landing page's video from the product itself: `node scripts/run.mjs scripts/record-demo.ts`. Needs a running
 * stack (`npm start -- --port-offset N`, given here as --port-offset) and ffmpeg. Writes
 * `web/public/demo.webm`, `demo.mp4`, `demo.vtt` (captions) and `demo-poster.webp`. Nothing is staged: it signs up, drops a resume, watches the
 * search, applies to a match and waits for the employer's confirmation, at real speed with waits cut to two seconds.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchChromium } from '../emulators/support/chromium.ts';
import { PRODUCT_NAME } from '../functions/src/contract/brand.ts';
import { runningStack } from './demo/running-stack.ts';
import { type Caption, durationsOf, type Frame, webVtt } from './demo/timeline.ts';

/** Small, so that its text can be read where the video is shown at half its size. */
const SIZE = { width: 960, height: 540 };
/** A still picture is held no longer than this, so that waiting is not watched. */
const MAX_STILL_S = 2;
const MAX_BYTES = 1.5 * 1024 * 1024;

const RESUME = `Dana Okafor
Registered Nurse
Albany, NY | dana.okafor@huntwell.test | (518) 555-0123

Summary
Registered nurse with six years in cardiology and acute care.

Experience
Registered Nurse, Northlight Health, Albany, NY
March 2021 - Present
- Care for 5 to 6 telemetry patients each shift; charge nurse twice a week
- Taught 14 new nurses EKG interpretation
Staff Nurse, Meridian Clinics, Troy, NY
June 2019 - February 2021
- Triage, IV therapy and medication administration on a 24-bed ward

Education
Bachelor of Science in Nursing, Harrow State University, 2019

Licenses
Registered Nurse (RN), New York. BLS. ACLS.

Skills
Patient care, Telemetry, EKG interpretation, Triage, IV therapy, Medication administration, Electronic health records, Patient education, ACLS, BLS, Cardiac care, Care planning
`;

/** Frames as Chromium draws them, each with its time in seconds. */
async function screencast(page: Page): Promise<{ frames: Frame[]; stop: () => Promise<void> }> {
  const frames: Frame[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: metadata.timestamp ?? 0, data: Buffer.from(data, 'base64') });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 90, everyNthFrame: 1 });
  return {
    frames,
    stop: async () => {
      await session.send('Page.stopScreencast');
    },
  };
}

/** Long enough to read what has just appeared. */
const look = (page: Page, ms = 1400) => page.waitForTimeout(ms);

async function answerQuestions(page: Page): Promise<void> {
  const questions = page.locator('[data-question]');
  for (const question of await questions.all()) {
    const radio = question.getByRole('radio').first();
    const box = question.getByRole('checkbox').first();
    if (await radio.count()) await radio.check();
    else if (await box.count()) await box.check();
    else await question.getByRole('textbox').first().fill('Two weeks');
  }
  await look(page);
  await page.getByRole('button', { name: 'Save and continue' }).click();
}

/** Goes through the product; `caption` says what is seen from now on. */
async function play(page: Page, resume: string, caption: (text: string) => void): Promise<void> {
  caption('Sign up with an email and a password.');
  await page.getByLabel('Email').fill(`dana.okafor.${Date.now()}@huntwell.test`);
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/onboarding/resume');
  caption('Drop a resume: PDF, Word, or text.');
  await look(page);
  await page.setInputFiles('input[type=file]', resume);
  await page.waitForURL('**/onboarding/review');
  caption(`Check what ${PRODUCT_NAME} found, and fix anything that’s wrong.`);
  await look(page, 2200);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/onboarding/preferences');
  caption('Say where you want to work. Your resume fills in most of the rest.');
  await page.getByLabel('Any location').check();
  await page
    .getByRole('group', { name: 'Are you authorized to work in the United States?' })
    .getByRole('button', { name: 'Yes' })
    .click();
  await page
    .getByRole('group', { name: /visa sponsorship/ })
    .getByRole('button', { name: 'No' })
    .click();
  await look(page, 900);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/onboarding/who-applies');
  caption(`Choose who applies: you or ${PRODUCT_NAME}.`);
  await look(page);
  await page.getByRole('button', { name: 'See my matches' }).click();
  caption('Every open job close to your resume is scored.');
  await page.waitForURL('**/job-search');
  const apply = page.getByRole('button', { name: /Apply with Huntwell/ });
  await apply.waitFor();
  await look(page, 2600);
  caption('Each score shows its reasons, and what couldn’t be checked.');
  await page.getByRole('list', { name: 'Matches' }).getByRole('link').nth(2).click();
  await look(page, 1800);
  caption(`${PRODUCT_NAME} fills out the employer’s form with your answers.`);
  await apply.click();
  await page.waitForURL('**/applications/**');
  const send = page.getByRole('button', { name: /Send with Huntwell/ });
  const save = page.getByRole('button', { name: 'Save and continue' });
  await send.or(save).waitFor({ timeout: 60_000 });
  if (await save.isVisible()) {
    caption('If only you can answer a question, it asks you and waits.');
    await look(page);
    await answerQuestions(page);
    await send.waitFor({ timeout: 60_000 });
  }
  caption('Nothing is sent until you’ve seen every answer.');
  await look(page, 2200);
  await send.click();
  await page.getByText('Submitted with proof').waitFor({ timeout: 60_000 });
  caption('The employer confirmed it, and the receipt shows what was sent.');
  await page.getByRole('region', { name: 'Receipt' }).evaluate((receipt) => {
    receipt.scrollIntoView({ behavior: 'smooth', block: 'start' });
  });
  await look(page, 2200);
  await page.getByRole('blockquote').evaluate((words) => {
    words.scrollIntoView({ behavior: 'smooth', block: 'center' });
  });
  await look(page, 3200);
}

/** The frames with their durations, as ffmpeg's concat list; stills are cut. */
function writeFrames(folder: string, frames: Frame[]): string {
  const durations = durationsOf(frames, MAX_STILL_S);
  const lines = frames.flatMap((frame, index) => {
    const file = join(folder, `${String(index).padStart(5, '0')}.jpg`);
    writeFileSync(file, frame.data);
    return [`file '${file}'`, `duration ${(durations[index] ?? 0).toFixed(3)}`];
  });
  // ffmpeg shows the last picture for as long as it was told only if another one follows.
  lines.push(...lines.slice(-2, -1));
  const list = join(folder, 'frames.txt');
  writeFileSync(list, `ffconcat version 1.0\n${lines.join('\n')}\n`);
  return list;
}

function ffmpeg(...args: string[]): void {
  const { status, error } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: 'inherit' });
  if (error)
    throw new Error('ffmpeg was not found. Install it (Debian: apt-get install ffmpeg) and try again.');
  if (status !== 0) throw new Error(`ffmpeg failed: ${args.join(' ')}`);
}

const origin = runningStack().address;
const folder = mkdtempSync(join(tmpdir(), 'huntwell-demo-'));
const target = join(import.meta.dirname, '..', 'web', 'public');
const browser = await launchChromium();
try {
  const resume = join(folder, 'dana-okafor.txt');
  writeFileSync(resume, RESUME);
  const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light' });
  await page.goto(origin);
  const no = page.getByRole('button', { name: 'No', exact: true });
  await no.click();
  await no.waitFor({ state: 'hidden' });
  await page.goto(`${origin}/auth?tab=sign-up`);
  await page.getByLabel('Email').waitFor();
  const cast = await screencast(page);
  const captions: Caption[] = [];
  await play(page, resume, (text) => captions.push({ at: Date.now() / 1000, text }));
  await cast.stop();
  writeFileSync(join(target, 'demo.vtt'), webVtt(captions, cast.frames, MAX_STILL_S));
  const list = writeFrames(folder, cast.frames);
  const input = ['-f', 'concat', '-safe', '0', '-i', list];
  const rate = ['-vf', 'fps=10'];
  ffmpeg(
    ...input,
    ...rate,
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '38',
    '-b:v',
    '0',
    '-deadline',
    'good',
    '-cpu-used',
    '5',
    '-row-mt',
    '1',
    '-an',
    join(target, 'demo.webm'),
  );
  ffmpeg(
    ...input,
    ...rate,
    '-c:v',
    'libx264',
    '-crf',
    '27',
    '-preset',
    'medium',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
    '-an',
    join(target, 'demo.mp4'),
  );
  // The receipt as a whole, before its end is scrolled to.
  ffmpeg(
    '-sseof',
    '-3.5',
    '-i',
    join(target, 'demo.mp4'),
    '-frames:v',
    '1',
    join(target, 'demo-poster.webp'),
  );
  for (const name of ['demo.webm', 'demo.mp4', 'demo-poster.webp']) {
    const { size } = statSync(join(target, name));
    console.log(`${name}: ${(size / 1024).toFixed(0)} kB`);
    if (size > MAX_BYTES) throw new Error(`${name} is larger than 1.5 MB: raise the crf`);
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
