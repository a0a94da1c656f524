import { describe, expect, test } from 'vitest';
import type { Vendor } from '../../emulators/employers/job.ts';
import { dossierOf } from './applicant.ts';
import { applyAnswering, quietly, type TestSite, watchedHooks } from './site.ts';

const PLAIN = '?ask=none';
const SLOW_MS = 1_000;
const dossier = dossierOf();

/** Obstacles between a form and its confirmation, at one vendor. */
export function trapsOf(vendor: Vendor, site: () => TestSite): void {
  describe('traps', () => {
    test.concurrent('a CAPTCHA is handed over with the answers prepared, and nothing is touched', async () => {
      const apply = site().target(vendor, `captcha-${vendor}`, PLAIN);
      const outcome = await site().driver.prepare(apply, dossier, quietly);
      expect(outcome).toMatchObject({ kind: 'hand_over', reason: 'captcha', url: apply.url });
      expect(outcome.kind === 'hand_over' && outcome.fields.map((field) => field.value)).toContain(
        'dana@huntwell.test',
      );
      const hooks = watchedHooks();
      expect(await site().driver.submit(apply, dossier, hooks)).toMatchObject({ kind: 'hand_over' });
      expect(hooks.clicks).toBe(0);
    });

    test.concurrent('a log-in wall is handed over', async () => {
      const apply = site().target(vendor, `login-${vendor}`, PLAIN);
      expect(await site().driver.prepare(apply, dossier, quietly)).toMatchObject({
        kind: 'hand_over',
        reason: 'login',
      });
    });

    test.concurrent('an e-mailed code after the click is handed over, and nothing was received', async () => {
      const id = `email_code-${vendor}`;
      const hooks = watchedHooks();
      const outcome = await site().driver.submit(site().target(vendor, id, PLAIN), dossier, hooks);
      expect(outcome).toMatchObject({ kind: 'hand_over', reason: 'email_code' });
      expect(hooks.clicks).toBe(1);
      expect(await site().received(id)).toEqual([]);
    });

    test.concurrent('a closed job is closed before anything is filled', async () => {
      const apply = site().target(vendor, `closed-${vendor}`, PLAIN);
      const activities: string[] = [];
      const outcome = await site().driver.prepare(apply, dossier, async (activity) => {
        activities.push(activity);
      });
      expect(outcome).toEqual({ kind: 'closed' });
      const hooks = {
        ...watchedHooks(),
        progress: async (activity: string) => void activities.push(activity),
      };
      expect(await site().driver.submit(apply, dossier, hooks)).toEqual({ kind: 'closed' });
      expect(activities).toEqual(['opening the form', 'opening the form']);
    });

    test.concurrent('a job that closes between the filling and the click is closed', async () => {
      const id = `late-close-${vendor}`;
      const hooks = {
        ...watchedHooks(),
        beforeSubmit: () => site().control({ job_id: id, status: 'closed' }),
      };
      expect(await site().driver.submit(site().target(vendor, id, PLAIN), dossier, hooks)).toMatchObject({
        kind: expect.stringMatching(/^(?:closed|failed)$/),
      });
      expect(await site().received(id)).toEqual([]);
    });

    test.concurrent('a server that fails after the click leaves it unconfirmed', async () => {
      const id = `server_error-${vendor}`;
      const hooks = watchedHooks();
      const outcome = await site().driver.submit(site().target(vendor, id, PLAIN), dossier, hooks);
      expect(outcome).toMatchObject({ kind: 'unconfirmed' });
      expect(hooks.clicks).toBe(1);
      expect(await site().received(id)).toEqual([]);
    });

    test.concurrent('a lost confirmation leaves it unconfirmed, received once', async () => {
      const id = `confirm_lost-${vendor}`;
      const hooks = watchedHooks();
      const outcome = await site().driver.submit(site().target(vendor, id, PLAIN), dossier, hooks);
      expect(outcome).toMatchObject({ kind: 'unconfirmed' });
      expect(hooks.clicks).toBe(1);
      expect(await site().received(id)).toHaveLength(1);
    });

    test.concurrent('a connection cut before the form arrived leaves it unconfirmed', async () => {
      const id = `cut-${vendor}`;
      await site().control({ job_id: id, submit: 'drop', times: 1 });
      const outcome = await site().driver.submit(site().target(vendor, id, PLAIN), dossier, watchedHooks());
      expect(outcome.kind).toBe('unconfirmed');
      expect(await site().received(id)).toEqual([]);
    });

    test.concurrent.each(['blocked', 'spam'])(
      'an application refused as %s has failed, with the employer’s words',
      async (trap) => {
        const id = `${trap}-${vendor}`;
        const outcome = await site().driver.submit(site().target(vendor, id, PLAIN), dossier, watchedHooks());
        expect(outcome).toMatchObject({
          kind: 'failed',
          detail: expect.stringMatching(/didn’t accept the form: .{20,}/),
        });
        expect(await site().received(id)).toEqual([]);
      },
    );

    test.concurrent('a slow page and a slow server still end in proof', async () => {
      const id = `slow-${vendor}`;
      await site().control({ job_id: id, answer_delay_ms: SLOW_MS });
      const apply = site().target(vendor, id, `${PLAIN}&slow_ms=${SLOW_MS}`);
      expect(await site().driver.submit(apply, dossier, watchedHooks())).toMatchObject({ kind: 'submitted' });
      expect(await site().received(id)).toHaveLength(1);
    });

    test.concurrent('what nobody sees stays empty', async () => {
      const id = `honeypot-${vendor}`;
      const outcome = await applyAnswering(site().driver, site().target(vendor, id, PLAIN), dossier);
      expect(outcome.kind).toBe('submitted');
      expect(await site().received(id)).toMatchObject([{ honeypot: false, reception_number: 1 }]);
    });

    test.concurrent('a click that is not allowed does not happen', async () => {
      const id = `forbidden-${vendor}`;
      const hooks = {
        ...watchedHooks(),
        beforeSubmit: () => Promise.reject(new Error('The note could not be stored')),
      };
      const sending = site().driver.submit(site().target(vendor, id, PLAIN), dossier, hooks);
      await expect(sending).rejects.toThrow('The note could not be stored');
      expect(await site().received(id)).toEqual([]);
    });

    test.concurrent('the proof holds the employer’s words, their page and a picture of the filled form', async () => {
      const id = `proof-${vendor}`;
      let announced: Uint8Array = new Uint8Array();
      const hooks = {
        ...watchedHooks(),
        beforeSubmit: async (screenshot: Uint8Array) => {
          announced = screenshot;
          expect(await site().received(id)).toEqual([]);
        },
      };
      const outcome = await site().driver.submit(site().target(vendor, id, PLAIN), dossier, hooks);
      if (outcome.kind !== 'submitted') throw new Error(JSON.stringify(outcome));
      expect(outcome.confirmation_text).toMatch(
        /thank you for applying|application submitted|successfully submitted/i,
      );
      expect(outcome.confirmation_url).toContain(`/${vendor}/`);
      expect([...outcome.screenshot.slice(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
      expect(outcome.screenshot).toEqual(announced);
      expect(outcome.confirmed_at.getTime()).toBeGreaterThanOrEqual(outcome.sent_at.getTime());
    });

    // Greenhouse's forms have neither.
    if (vendor === 'greenhouse') return;
    test.concurrent('the decoy uploader and the parser of a resume do not decide what is sent', async () => {
      const id = `overwrite-${vendor}`;
      await applyAnswering(site().driver, site().target(vendor, id, PLAIN), dossier);
      const [reception] = await site().received(id);
      const sent = Object.fromEntries(reception?.fields.map(({ label, value }) => [label, value]) ?? []);
      expect(Object.values(sent)).toEqual(
        expect.arrayContaining(['Dana Okafor', 'dana@huntwell.test', '+16175550142']),
      );
      expect(JSON.stringify(sent)).not.toMatch(/Danielle|old\.address|old-dana|555 ?0199/i);
    });
  });
}
