import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { geminiModel } from '../../functions/src/integrations/gemini.ts';
import { ModelFailed } from '../../functions/src/integrations/language-model.ts';
import type { RunningServer } from '../support/http-server.ts';
import type { Scripted } from './scripted.ts';
import { type AcceptedRequest, DEMO_GEMINI_KEY, startGemini } from './server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startGemini({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  await fetch(`${server.origin}/requests`, { method: 'DELETE' });
});
afterAll(() => server.close());

async function script(...script: Scripted[]): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${server.origin}/control`, { method: 'POST', headers, body: JSON.stringify({ script }) });
}
const accepted = async (): Promise<AcceptedRequest[]> =>
  (await (await fetch(`${server.origin}/requests`)).json()).items;

const Answer = z.object({
  values: z.array(z.object({ id: z.string(), line: z.number().int() })),
  job: z.object({ title: z.string().nullable() }).nullable(),
});
const ANSWER = { values: [{ id: 'location', line: 3 }], job: null };

const QUESTION = {
  instructions: 'Answer from the lines.',
  data: '{"lines":[]}',
  answer: Answer,
  max_output_tokens: 200,
};

function ask(changes: { api_key?: string; model?: string; timeout_ms?: number } = {}) {
  const { api_key = DEMO_GEMINI_KEY, model = 'gemini-flash-latest', ...rest } = changes;
  return geminiModel({ origin: server.origin, api_key, model, ...rest }).ask(QUESTION);
}

describe("the product's client of the Gemini API", () => {
  it('sends a request that the API takes, with data apart from instructions, and returns what was answered', async () => {
    await script({ answer: ANSWER });
    const { answer, tokens } = await ask();
    expect(answer).toEqual(ANSWER);
    expect(tokens.input).toBeGreaterThan(0);
    expect(tokens.output).toBeGreaterThan(0);
    const [{ model, body }] = (await accepted()) as [AcceptedRequest];
    expect(model).toBe('gemini-flash-latest');
    expect(body.systemInstruction?.parts).toEqual([{ text: QUESTION.instructions }]);
    expect(body.contents).toEqual([{ role: 'user', parts: [{ text: QUESTION.data }] }]);
    expect(body.generationConfig).toMatchObject({
      maxOutputTokens: 200,
      temperature: 0,
      responseMimeType: 'application/json',
      responseJsonSchema: { type: 'object', required: ['values', 'job'] },
    });
  });

  it.each<[string, Scripted, string]>([
    ['too many requests', { status: 429, retry_seconds: 30 }, 'busy'],
    ['an error of the server', { status: 500 }, 'unavailable'],
    ['an overloaded model', { status: 503 }, 'unavailable'],
    ['a lost connection', { drop: true }, 'unavailable'],
    ['a key without permission', { status: 403 }, 'rejected'],
    ['a prompt that is blocked', { block: 'PROHIBITED_CONTENT' }, 'refused'],
    ['an answer withheld for safety', { finish: 'SAFETY' }, 'refused'],
    ['an answer withheld for personal data', { finish: 'SPII' }, 'refused'],
    ['an answer that ends too early', { answer: '{"values":[{"id":"loc', finish: 'MAX_TOKENS' }, 'cut_off'],
    ['an answer longer than was allowed', { answer: { values: 'x'.repeat(5000) } }, 'cut_off'],
    ['broken JSON', { answer: '{"values":[' }, 'invalid'],
    ['JSON of another shape', { answer: { values: [{ id: 3 }] } }, 'invalid'],
    ['no answer at all', { raw: '{}' }, 'unavailable'],
    ['something that is no JSON', { raw: '<html>' }, 'invalid'],
    ['an answer without end', { raw: JSON.stringify({ filler: 'x'.repeat(1024 * 1024) }) }, 'cut_off'],
  ])(
    'says of %s why there is no answer, without a word of it, and asks once',
    async (_, scripted, reason) => {
      await script(scripted, { answer: ANSWER });
      const failed = await ask().catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(ModelFailed);
      expect(failed).toMatchObject({ reason });
      expect((failed as ModelFailed).cause).toBeUndefined();
      expect(String(failed)).not.toMatch(/loc|xxx|html|lines/);
      expect(await accepted()).toHaveLength(1);
    },
  );

  it('counts what an answer cost that cannot be used', async () => {
    await script({ answer: { values: 'none' } });
    const failed = await ask().catch((error: unknown) => error);
    expect((failed as ModelFailed).tokens.output).toBeGreaterThan(0);
  });

  it('does not wait for a late answer', async () => {
    await script({ answer: ANSWER, delay_ms: 3000 });
    await expect(ask({ timeout_ms: 200 })).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it('is rejected with a wrong key or the name of no model', async () => {
    await script({ answer: ANSWER });
    await expect(ask({ api_key: 'another' })).rejects.toMatchObject({ reason: 'rejected' });
    await expect(ask({ model: 'gemini-0' })).rejects.toMatchObject({ reason: 'rejected' });
    expect(await accepted()).toEqual([]);
  });
});

describe('the emulated Gemini API', () => {
  const post = async (body: unknown, key: string | null = DEMO_GEMINI_KEY) => {
    const headers = {
      'content-type': 'application/json',
      ...(key === null ? {} : { 'x-goog-api-key': key }),
    };
    const url = `${server.origin}/v1beta/models/gemini-flash-latest:generateContent`;
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, body: await response.json() };
  };
  const contents = [{ role: 'user', parts: [{ text: 'Hello' }] }];

  it.each([
    ['an unknown field', { contents, temperature: 1 }, /Unknown name "temperature"/],
    [
      'an unknown field of a part',
      { contents: [{ parts: [{ txt: '' }] }] },
      /at 'contents\[0\]\.parts\[0\]'/,
    ],
    ['no contents', {}, /contents is not specified/],
    ['contents without parts', { contents: [{ role: 'user' }] }, /must not be empty/],
    ['a role of its own', { contents: [{ role: 'system', parts: [{ text: '' }] }] }, /valid role/],
    ['a wrong type', { contents, generationConfig: { maxOutputTokens: 'many' } }, /Invalid value/],
    ['a schema for text', { contents, generationConfig: { responseSchema: {} } }, /mime type/],
    [
      'a keyword that it does not know',
      {
        contents,
        generationConfig: { responseMimeType: 'application/json', responseJsonSchema: { pattern: '^a' } },
      },
      /pattern/,
    ],
  ])('refuses %s', async (_, body, message) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ code: 400, status: 'INVALID_ARGUMENT' });
    expect(answer.body.error.message).toMatch(message);
  });

  it('says when to try again, and who may not ask', async () => {
    await script({ status: 429, retry_seconds: 46 });
    expect((await post({ contents })).body.error).toMatchObject({
      status: 'RESOURCE_EXHAUSTED',
      details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '46s' }],
    });
    expect((await post({ contents }, null)).body.error.status).toBe('PERMISSION_DENIED');
    expect((await post({ contents }, 'x')).body.error.details[0].reason).toBe('API_KEY_INVALID');
  });

  it('answers nothing by itself', async () => {
    expect(await post({ contents })).toMatchObject({ status: 503 });
  });
});
