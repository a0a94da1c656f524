import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { findChromium } from '../../emulators/support/chromium.ts';
import { allowedOrigins } from '../../functions/src/modules/applications/driver/allowed-origins.ts';
import type { ApplicationDriver } from '../../functions/src/modules/applications/driver/application-driver.ts';
import { createHeadlessDriver } from '../../functions/src/modules/applications/driver/headless-driver.ts';
import { TIMEOUTS } from '../../functions/src/modules/applications/driver/timeouts.ts';
import { dossierOf } from './applicant.ts';
import { quietly, watchedHooks } from './site.ts';

/** Pages that no demo employer has, each written for one hazard. */
type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let employer: Server;
let elsewhere: Server;
let driver: ApplicationDriver;
let pages: Record<string, string | Handler> = {};
let asked: string[] = [];
let asked_elsewhere: string[] = [];

async function listening(handler: Handler): Promise<Server> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
// The server listens on a port, so its address is no pipe.
const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  elsewhere = await listening((request, response) => {
    asked_elsewhere.push(request.url ?? '');
    response.end('not yours');
  });
  employer = await listening((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://x');
    asked.push(`${request.method} ${pathname}`);
    const page = pages[pathname];
    request.resume();
    if (page === undefined) response.writeHead(404).end();
    else if (typeof page === 'string') response.setHeader('content-type', 'text/html').end(page);
    else page(request, response);
  });
  driver = createHeadlessDriver({
    chrome_path: findChromium(),
    filler_script: inject('filler_script'),
    // Another vendor's forms, which may be filled too, are elsewhere.
    originsOf: (kind) => allowedOrigins([originOf(kind === 'lever' ? elsewhere : employer)]),
    timeouts: { ...TIMEOUTS, form: 5_000, action: 1_000, proof: 1_500, broken: 200 },
  });
});
beforeEach(() => {
  pages = {};
  asked = [];
  asked_elsewhere = [];
});
afterAll(() => {
  for (const server of [employer, elsewhere]) server.close();
});

const redirect =
  (to: string): Handler =>
  (_, response) =>
    response.writeHead(302, { location: to }).end();
const refuse: Handler = (_, response) => response.writeHead(403).end();
const target = () => ({ kind: 'greenhouse', url: `${originOf(employer)}/apply` }) as const;

/** A form that only asks for the name; `attributes` and `extra` are the hazard. */
const form = (extra = '', attributes = 'action="/sent" method="post"') =>
  `<form id="application-form" ${attributes}><label>Full name <input name="name" required></label>${extra}
  <button type="submit">Submit application</button></form>`;

async function submit() {
  const hooks = watchedHooks();
  const outcome = await driver.submit(target(), dossierOf(), hooks);
  return { outcome, clicks: hooks.clicks };
}

describe('what the employer says after the click', () => {
  test('in its own words at the vendor’s address of confirmation is proof', async () => {
    pages = {
      '/apply': form(),
      '/sent': redirect('/jobs/1/confirmation'),
      '/jobs/1/confirmation': '<nav>Jobs</nav><main><h1>Hurra, angekommen</h1><p>Wir melden uns.</p></main>',
    };
    expect((await submit()).outcome).toMatchObject({
      kind: 'submitted',
      confirmation_text: 'Hurra, angekommen\nWir melden uns.',
    });
  });

  test('in unknown words elsewhere is none, also when a tracker was refused', async () => {
    const script = `<script>document.forms[0].addEventListener('submit', (event) => {
      event.preventDefault();
      fetch('/telemetry', { method: 'POST' });
      fetch('/taken', { method: 'POST' }).then(() => { document.body.innerHTML = '<main>Hurra!</main>'; });
    });</script>`;
    pages = { '/apply': form() + script, '/telemetry': refuse, '/taken': 'ok' };
    const { outcome } = await submit();
    expect(asked).toEqual(expect.arrayContaining(['POST /telemetry', 'POST /taken']));
    expect(outcome.kind).toBe('unconfirmed');
  });

  test('counts as a refusal only if it did not stand there before', async () => {
    const script = `<div role="alert">We use cookies.</div>
      <script>document.forms[0].addEventListener('submit', (event) => {
        event.preventDefault();
        fetch('/telemetry', { method: 'POST' });
        if (location.search) document.querySelector('[role=alert]').textContent = 'This name is not taken here.';
      });</script>`;
    pages = { '/apply': form() + script, '/telemetry': refuse };
    expect((await submit()).outcome.kind).toBe('unconfirmed');
    const hooks = watchedHooks();
    const refused = await driver.submit({ ...target(), url: `${target().url}?x` }, dossierOf(), hooks);
    expect(refused).toMatchObject({
      kind: 'failed',
      detail: expect.stringContaining('This name is not taken'),
    });
  });

  test('on the page that refuses the form is why it was not taken', async () => {
    pages = {
      '/apply': form(),
      '/sent': (_, response) =>
        response.writeHead(403, { 'content-type': 'text/html' }).end('<main>We know you already.</main>'),
    };
    expect((await submit()).outcome).toMatchObject({
      kind: 'failed',
      detail: expect.stringContaining('We know you already.'),
    });
  });
});

describe('the button', () => {
  test('is the form’s own, not that of a search above it', async () => {
    const search = '<form action="/search" method="post"><button type="submit">Submit</button></form>';
    pages = {
      '/apply': search + form(),
      '/sent': redirect('/jobs/1/confirmation'),
      '/jobs/1/confirmation': '<main>Thanks</main>',
    };
    expect((await submit()).outcome.kind).toBe('submitted');
    expect(asked).not.toContain('POST /search');
  });

  test('is looked for before the submit intent is recorded: without one nothing counts as sent', async () => {
    pages = { '/apply': form().replace(/<button.*button>/, '<a href="/sent">Submit</a>') };
    const { outcome, clicks } = await submit();
    expect(outcome).toMatchObject({ kind: 'failed', retryable: false });
    expect(clicks).toBe(0);
  });

  test('that cannot be clicked is noticed before the submit intent is recorded', async () => {
    const cover = '<div style="position:fixed;inset:0;z-index:9;background:#fff">Wait</div>';
    pages = {
      '/apply': `${form().replace('<button', '<button style="position:relative;z-index:1"')}<script>
      document.querySelector('input').addEventListener('blur', () => document.body.insertAdjacentHTML('beforeend', \`${cover}\`));
    </script>`,
    };
    const hooks = watchedHooks();
    await expect(driver.submit(target(), dossierOf(), hooks)).rejects.toThrow(/finding the submit button/);
    expect(hooks.clicks).toBe(0);
  });
});

test('a field that takes no text leaves nothing of it in the error', async () => {
  pages = { '/apply': form('<label>Email <input name="email" type="email" required readonly></label>') };
  const error = await driver.submit(target(), dossierOf(), watchedHooks()).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(String(error)).toMatch(/type on element [\w-]+ failed: TimeoutError/);
  expect(`${error} ${(error as Error).stack} ${(error as Error).cause}`).not.toMatch(/dana/i);
});

describe('the receipt', () => {
  const sent = { '/sent': redirect('/jobs/1/confirmation'), '/jobs/1/confirmation': '<main>Thanks</main>' };
  const onBlur = (change: string) =>
    `<script>document.querySelector('input').addEventListener('blur', ({ target }) => { ${change} });</script>`;

  test('shows what the form holds, also what the page made of an answer or entered itself', async () => {
    const extra =
      '<label>Source <input name="source" value="careers page"></label><label>Office <select name="office"><option>Berlin</option></select></label>';
    pages = { '/apply': form(extra) + onBlur('target.value = target.value.toUpperCase();'), ...sent };
    const { outcome } = await submit();
    expect(outcome).toMatchObject({
      kind: 'submitted',
      fields: [
        { label: 'Full name', value: 'DANA OKAFOR', entered: 'Dana Okafor', origin: 'profile' },
        { label: 'Source', value: 'careers page', origin: 'page' },
        { label: 'Office', value: 'Berlin', origin: 'page' },
      ],
    });
  });

  test('is not written for a form that drops an answer: nothing is sent', async () => {
    pages = { '/apply': form() + onBlur("target.value = 'Somebody Else';"), ...sent };
    const { outcome, clicks } = await submit();
    expect(outcome).toMatchObject({ kind: 'failed', detail: expect.stringContaining('“Full name”') });
    expect(clicks).toBe(0);
  });
});

describe('a file that the form demands', () => {
  test('is asked for when it is the resume and there is none', async () => {
    pages = { '/apply': form('<label>Resume/CV <input type="file" name="cv" required></label>') };
    const silent = { ...dossierOf(), resume: null };
    expect(await driver.prepare(target(), silent, quietly)).toMatchObject({
      kind: 'needs_input',
      questions: [{ kind: 'file', topic: 'resume' }],
    });
  });

  test('and that is not the resume is left to the person, with everything else prepared', async () => {
    pages = { '/apply': form('<label>Transcript <input type="file" name="t" required></label>') };
    expect(await driver.prepare(target(), dossierOf(), quietly)).toMatchObject({
      kind: 'hand_over',
      reason: 'file',
      url: target().url,
      fields: [{ value: 'Dana Okafor' }],
    });
  });
});

test('a form with nothing that may be filled in is left to the person', async () => {
  pages = {
    '/apply': form().replace('<input name="name" required>', '<input name="name" required disabled>'),
  };
  expect(await driver.prepare(target(), dossierOf(), quietly)).toMatchObject({
    kind: 'hand_over',
    reason: 'external',
    fields: [],
  });
});

test('a form that demands a challenge answered is not sent without', async () => {
  pages = { '/apply': form('<label>What is 3 + 4? <input name="sum" required></label>') };
  const { outcome, clicks } = await submit();
  expect(outcome).toMatchObject({ kind: 'hand_over', reason: 'captcha', fields: [{ value: 'Dana Okafor' }] });
  expect(clicks).toBe(0);
});

describe('a resume that its input no longer holds', () => {
  const upload = (taken: string) =>
    `${form('<div id="cv"><label>Resume/CV <input type="file" name="cv" required></label></div>')}<script>
      document.querySelector('[name=name]').addEventListener('input', () => { ${taken} });
    </script>`;

  test('is lost, and the form is not sent without it', async () => {
    pages = { '/apply': upload("document.querySelector('[name=cv]').value = '';") };
    const { outcome, clicks } = await submit();
    expect(outcome).toMatchObject({ kind: 'failed', detail: expect.stringContaining('Resume/CV') });
    expect(clicks).toBe(0);
  });

  test('was taken if the page names it', async () => {
    pages = {
      '/apply': upload("document.querySelector('#cv').textContent = 'dana-okafor.txt';"),
      '/sent': redirect('/jobs/1/confirmation'),
      '/jobs/1/confirmation': '<main>Thanks</main>',
    };
    expect((await submit()).outcome).toMatchObject({ kind: 'submitted', fields: [{}, {}] });
  });
});

describe('a button to go on', () => {
  test('that submits a form without further steps is clicked after the intent is recorded', async () => {
    pages = {
      '/apply': form().replace('Submit application', 'Continue'),
      '/sent': redirect('/jobs/1/confirmation'),
      '/jobs/1/confirmation': '<main>Thanks</main>',
    };
    const { outcome, clicks } = await submit();
    expect(outcome.kind).toBe('submitted');
    expect(clicks).toBe(1);
    const refusing = { ...watchedHooks(), beforeSubmit: () => Promise.reject(new Error('Not stored')) };
    asked = [];
    await expect(driver.submit(target(), dossierOf(), refusing)).rejects.toThrow('Not stored');
    expect(asked).not.toContain('POST /sent');
  });

  test('after which there is no form may have sent it: nothing says that it was not sent', async () => {
    const next = `<button type="button" onclick="document.querySelector('main').innerHTML = 'Done'">Next</button>`;
    pages = { '/apply': `<main>${form().replace(/<button.*button>/, next)}</main>` };
    const { outcome, clicks } = await submit();
    expect(outcome).toMatchObject({ kind: 'unconfirmed', fields: [{ value: 'Dana Okafor' }] });
    expect(clicks).toBe(1);
  });
});

test('a frame on the page has no page actions', async () => {
  const steal = `<script>
    const tell = (what) => parent.postMessage(what, '*');
    try { huntwellPageActions('attachResume', 'bait', '').then(() => tell('given'), () => tell('refused')); }
    catch { tell('refused'); }
  </script>`;
  pages = {
    '/apply': `<input type="file" data-huntwell="bait"><iframe src="/frame"></iframe>${form()}<script>
      addEventListener('message', ({ data }) => fetch('/told-' + data));
    </script>`,
    '/frame': steal,
  };
  await submit();
  expect(asked).toContain('GET /told-refused');
  expect(asked).not.toContain('GET /told-given');
});

test('the page itself gets no file while the form is only read', async () => {
  pages = {
    '/apply': `<input type="file" data-huntwell="bait">${form()}<script>
      huntwellPageActions('attachResume', 'bait', '').then(() => fetch('/told-given'), () => fetch('/told-refused'));
    </script>`,
  };
  expect(await driver.prepare(target(), dossierOf(), quietly)).toMatchObject({ kind: 'ready' });
  expect(asked).not.toContain('GET /told-given');
});

test('a form leads to no other vendor, although that one’s forms may be filled too', async () => {
  pages = { '/apply': redirect(`${originOf(elsewhere)}/form`) };
  await expect(driver.prepare(target(), dossierOf(), quietly)).rejects.toThrow();
  expect(asked_elsewhere).toEqual([]);
  const there = { kind: 'lever', url: `${originOf(elsewhere)}/form` } as const;
  await driver.submit(there, dossierOf(), watchedHooks()).catch(() => undefined);
  expect(asked_elsewhere).toEqual(['/form']);
});

describe('our own network', () => {
  test('is not opened as a page, directly or by a redirect', async () => {
    const away = `${originOf(elsewhere)}/page`;
    const direct = { kind: 'greenhouse', url: away } as const;
    expect(await driver.prepare(direct, dossierOf(), quietly)).toMatchObject({
      kind: 'hand_over',
      reason: 'external',
    });
    pages = { '/apply': redirect(away) };
    await expect(driver.prepare(target(), dossierOf(), quietly)).rejects.toThrow();
    expect(asked).toEqual(['GET /apply']);
    expect(asked_elsewhere).toEqual([]);
  });

  test('is not reached by what a page loads, opens or frames, directly or by a redirect', async () => {
    const away = originOf(elsewhere);
    pages = {
      '/apply': `<img src="${away}/image"><img src="/to-image"><iframe src="${away}/frame"></iframe>
        <iframe src="/to-frame"></iframe><script>
          window.open('${away}/window');
          window.open('/to-window');
          // The form comes last, so that the page is not left before it has tried everything.
          fetch('${away}/fetched', { mode: 'no-cors' }).catch(() => {}).then(() => fetch('/done'))
            .then(() => document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(form())}));
        </script>`,
      '/to-image': redirect(`${away}/image-2`),
      '/to-frame': redirect(`${away}/frame-2`),
      '/to-window': redirect(`${away}/window-2`),
    };
    expect(await driver.prepare(target(), dossierOf(), quietly)).toMatchObject({ kind: 'ready' });
    expect(asked).toEqual(expect.arrayContaining(['GET /to-image', 'GET /to-frame', 'GET /done']));
    expect(asked_elsewhere).toEqual([]);
  });

  test('is not where a script may take the page before the click', async () => {
    pages = {
      '/apply': `${form()}<script>
        document.querySelector('input').addEventListener('blur', () => { location.href = '${originOf(elsewhere)}/moved'; });
      </script>`,
    };
    const hooks = watchedHooks();
    await driver.submit(target(), dossierOf(), hooks).catch(() => undefined);
    expect(asked_elsewhere).toEqual([]);
  });
});

describe('a page that is not all there', () => {
  const broken: Handler = (request) => void request.socket.destroy();
  const busy: Handler = (_, response) => void response.writeHead(503).end();

  test.each([
    ['a connection', broken],
    ['a server', busy],
  ])('is opened again and not sent if %s broke while its code was loading', async (_, failing) => {
    pages = { '/apply': form('<script src="/apply.js"></script>'), '/apply.js': failing };
    await expect(driver.prepare(target(), dossierOf(), quietly)).rejects.toThrow('did not load completely');
    await expect(submit()).rejects.toThrow('did not load completely');
    expect(asked).not.toContain('POST /sent');
  });

  test('is whole if its own rules refuse a script of its own: they do each time', async () => {
    const rules = `<meta http-equiv="content-security-policy" content="script-src 'nonce-none' 'unsafe-eval'">`;
    pages = { '/apply': `${rules}${form('<script src="/refused.js"></script>')}` };
    await expect(driver.prepare(target(), dossierOf(), quietly)).resolves.toMatchObject({ kind: 'ready' });
    expect(asked).not.toContain('GET /refused.js');
  });

  test('is not sent if something that it sent while it was filled was lost', async () => {
    const check =
      '<script>document.querySelector("input").onblur = () => fetch("/check", { method: "POST" })</script>';
    pages = { '/apply': form(check), '/check': broken };
    await expect(submit()).rejects.toThrow('did not load completely');
    expect(asked).toContain('POST /check');
    expect(asked).not.toContain('POST /sent');
  });

  test('does not count as a page without a form if the data of one did not come', async () => {
    pages = { '/apply': '<h1>Nurse</h1><script>fetch("/form.json")</script>', '/form.json': broken };
    await expect(driver.prepare(target(), dossierOf(), quietly)).rejects.toThrow('did not load completely');
    pages['/form.json'] = refuse;
    await expect(driver.prepare(target(), dossierOf(), quietly)).resolves.toMatchObject({
      kind: 'failed',
      retryable: false,
    });
  });

  test('is whole once it has asked again, and without what is no code of its own', async () => {
    const again = `const again = document.createElement('script'); again.src = '/apply.js?try=2'; document.head.append(again);`;
    let tries = 0;
    pages = {
      '/apply': `<script src="/apply.js"></script><script>${again}</script>
        <script src="http://tracker.example/tracker.js"></script><img src="/logo.png">`,
      '/apply.js': (request, response) => {
        tries += 1;
        if (tries === 1) return busy(request, response);
        const code = `document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(form())})`;
        response.setHeader('content-type', 'text/javascript').end(code);
      },
      '/logo.png': broken,
    };
    await expect(driver.prepare(target(), dossierOf(), quietly)).resolves.toMatchObject({ kind: 'ready' });
  });
});
