/**
 * What runs in the worker thread that opens PDFs. It is a text and not a module, because the deployed function is one
 * bundled file: a worker of its own would need a second entry that every build would have to know.
 *
 * In: `{ id, bytes, max_pages, max_items }`. Out: `{ id, ok: true, pages, encrypted_text }` or `{ id, ok: false, kind }`.
 */
export const PDF_WORKER_SOURCE = `
const { parentPort, workerData } = require('node:worker_threads');
const loading = import(workerData.unpdf);

async function readPage(page, budget) {
  const viewport = page.getViewport({ scale: 1 });
  const [a, b, c, d, e, f] = viewport.transform;
  const items = [];
  const reader = page.streamTextContent({ includeMarkedContent: false }).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    for (const item of value.items) {
      if (typeof item.str !== 'string' || item.str.trim() === '') continue;
      if (budget.items-- <= 0) {
        await reader.cancel(new Error('too many items'));
        return { width: viewport.width, height: viewport.height, items, links: [], cut: true };
      }
      const t = item.transform;
      const angle_x = a * t[0] + c * t[1];
      const angle_y = b * t[0] + d * t[1];
      items.push({
        text: item.str.length > 2000 ? item.str.slice(0, 2000) : item.str,
        x: a * t[4] + c * t[5] + e,
        y: b * t[4] + d * t[5] + f,
        width: item.width,
        size: item.height || Math.hypot(t[2], t[3]),
        font: item.fontName,
        upright: Math.abs(angle_y) < 0.2 * Math.abs(angle_x) && angle_x > 0,
      });
    }
  }
  const links = [];
  const annotations = await page.getAnnotations({ intent: 'display' }).catch(() => []);
  for (const annotation of annotations.slice(0, 200)) {
    const url = annotation.url || annotation.unsafeUrl;
    if (annotation.subtype !== 'Link' || typeof url !== 'string' || !Array.isArray(annotation.rect)) continue;
    const [x0, y0, x1, y1] = annotation.rect;
    const ys = [b * x0 + d * y0 + f, b * x1 + d * y1 + f];
    const xs = [a * x0 + c * y0 + e, a * x1 + c * y1 + e];
    links.push({ url: url.slice(0, 500), x: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) });
  }
  return { width: viewport.width, height: viewport.height, items, links, cut: false };
}

async function read({ bytes, max_pages, max_items }) {
  const { getDocumentProxy } = await loading;
  const pdf = await getDocumentProxy(bytes, {
    isEvalSupported: false, disableFontFace: true, useSystemFonts: false, enableXfa: false, verbosity: 0,
    maxImageSize: 1, stopAtErrors: false, disableAutoFetch: true, disableStream: true, disableRange: true,
  });
  try {
    if (pdf.numPages > max_pages) return { ok: false, kind: 'pages' };
    const budget = { items: max_items };
    const pages = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      pages.push(await readPage(page, budget));
      page.cleanup();
      if (budget.items <= 0) break;
    }
    return { ok: true, pages };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

parentPort.on('message', async (request) => {
  let answer;
  try {
    answer = await read(request);
  } catch (error) {
    const name = error && error.name;
    answer = { ok: false, kind: name === 'PasswordException' ? 'encrypted' : 'broken', message: String(error && error.message) };
  }
  parentPort.postMessage({ id: request.id, ...answer });
});
`;
