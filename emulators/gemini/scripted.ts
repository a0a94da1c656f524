import { setTimeout as sleep } from 'node:timers/promises';
import type { GenerateContent } from './check-request.ts';

/** What the model does with one request. It has no mind of its own: whoever tests says what it answers. */
export type Scripted = {
  /** The text of the answer; anything but a string as JSON. */
  answer?: unknown;
  /** How the answer ends; `MAX_TOKENS` also by itself if it is longer than the request allows. */
  finish?: 'STOP' | 'MAX_TOKENS' | 'SAFETY' | 'RECITATION' | 'PROHIBITED_CONTENT' | 'SPII' | 'OTHER';
  /** The prompt is not answered, for this reason. */
  block?: 'SAFETY' | 'OTHER' | 'BLOCKLIST' | 'PROHIBITED_CONTENT';
  /** An error instead of an answer: 400, 403, 429, 500, 503, 504. */
  status?: number;
  /** After how many seconds to try again; for 429. */
  retry_seconds?: number;
  /** The body as it is, whatever it is. */
  raw?: string;
  /** The connection closes without an answer. */
  drop?: boolean;
  delay_ms?: number;
};

export type Reply = { status: number; body: unknown } | { raw: string } | 'dropped';

const ERRORS: Record<number, { status: string; message: string }> = {
  400: { status: 'INVALID_ARGUMENT', message: 'Request contains an invalid argument.' },
  403: { status: 'PERMISSION_DENIED', message: 'The caller does not have permission' },
  429: {
    status: 'RESOURCE_EXHAUSTED',
    message: 'You exceeded your current quota, please check your plan and billing details.',
  },
  500: { status: 'INTERNAL', message: 'An internal error has occurred. Please retry.' },
  503: { status: 'UNAVAILABLE', message: 'The model is overloaded. Please try again later.' },
  504: { status: 'DEADLINE_EXCEEDED', message: 'The request timed out. Please try again.' },
};

/** An error as Google's services state it. */
export function failure(code: number, details: unknown[] = [], said?: string): Reply {
  const { status, message } = ERRORS[code] ?? { status: 'UNKNOWN', message: 'Unknown error.' };
  const error = { code, message: said ?? message, status, ...(details.length > 0 ? { details } : {}) };
  return { status: code, body: { error } };
}

/** Roughly: four characters are a token. */
const tokensIn = (text: string): number => Math.ceil(text.length / 4);
const textOf = ({ contents, systemInstruction }: GenerateContent): string =>
  [...contents, ...(systemInstruction ? [systemInstruction] : [])]
    .flatMap(({ parts }) => parts.map(({ text = '' }) => text))
    .join('');

export async function play(script: Scripted, request: GenerateContent, model: string): Promise<Reply> {
  if (script.delay_ms) await sleep(script.delay_ms);
  if (script.drop) return 'dropped';
  if (script.raw !== undefined) return { raw: script.raw };
  if (script.status !== undefined) {
    const retry = { '@type': 'type.googleapis.com/google.rpc.RetryInfo' };
    const seconds = script.retry_seconds;
    return failure(script.status, seconds === undefined ? [] : [{ ...retry, retryDelay: `${seconds}s` }]);
  }
  const promptTokenCount = tokensIn(textOf(request));
  const said = { modelVersion: model, responseId: 'scripted' };
  if (script.block) {
    const usageMetadata = { promptTokenCount, totalTokenCount: promptTokenCount };
    return { status: 200, body: { promptFeedback: { blockReason: script.block }, usageMetadata, ...said } };
  }
  const whole = typeof script.answer === 'string' ? script.answer : JSON.stringify(script.answer ?? {});
  const most = (request.generationConfig?.maxOutputTokens ?? 65_536) * 4;
  const cut = whole.length > most;
  const text = whole.slice(0, most);
  const finishReason = script.finish ?? (cut ? 'MAX_TOKENS' : 'STOP');
  const answered = finishReason === 'STOP' || finishReason === 'MAX_TOKENS';
  const candidatesTokenCount = answered ? tokensIn(text) : 0;
  const totalTokenCount = promptTokenCount + candidatesTokenCount;
  const content = answered ? { content: { role: 'model', parts: [{ text }] } } : {};
  return {
    status: 200,
    body: {
      candidates: [{ ...content, finishReason, index: 0 }],
      usageMetadata: { promptTokenCount, candidatesTokenCount, totalTokenCount },
      ...said,
    },
  };
}
