import type { LanguageModelUsage } from 'ai';
import { createOutgoing, OutgoingError, type OutgoingFetch } from '../platform/outgoing.ts';
import { type LanguageModel, ModelFailed, type ModelFailure, type TokenUse } from './language-model.ts';

const GEMINI_HOSTS = ['generativelanguage.googleapis.com'];
/** Somebody waits for it. */
const TIMEOUT_MS = 25_000;
const MAX_BYTES = 512 * 1024;

type GeminiOptions = {
  /** `https://generativelanguage.googleapis.com` */
  origin: string;
  api_key: string;
  model: string;
  timeout_ms?: number;
};

/** Google's Gemini API through the AI SDK, which is loaded with the first question. */
export function geminiModel({
  origin,
  api_key,
  model,
  timeout_ms = TIMEOUT_MS,
}: GeminiOptions): LanguageModel {
  const send = createOutgoing({ hosts: GEMINI_HOSTS, base_url: origin, timeout_ms, max_bytes: MAX_BYTES });
  return {
    provider: 'Google Gemini',
    model,
    async ask({ instructions, data, answer, max_output_tokens }) {
      const [sdk, { createGoogleGenerativeAI }] = await Promise.all([import('ai'), import('@ai-sdk/google')]);
      const google = createGoogleGenerativeAI({
        apiKey: api_key,
        baseURL: `${origin}/v1beta`,
        fetch: asFetch(send),
      });
      try {
        const result = await sdk.generateText({
          model: google(model),
          instructions,
          prompt: data,
          output: sdk.Output.object({ schema: answer }),
          maxOutputTokens: max_output_tokens,
          temperature: 0,
          reasoning: 'low',
          // Whoever asked may ask again; until then, what we read stands.
          maxRetries: 0,
          // For the whole answer: the API may give it in several.
          abortSignal: AbortSignal.timeout(timeout_ms),
        });
        const { finishReason, usage } = result;
        // Then there is no text, and so nothing that would be of another shape.
        if (finishReason === 'content-filter') throw failed(finishReason, usage);
        return { answer: result.output, tokens: tokensOf(usage) };
      } catch (error) {
        if (error instanceof ModelFailed) throw error;
        if (sdk.NoObjectGeneratedError.isInstance(error)) throw failed(error.finishReason, error.usage);
        const status = sdk.APICallError.isInstance(error) ? error.statusCode : undefined;
        throw new ModelFailed(byStatus(status, error), `status ${status}, ${nameOf(error)}`);
      }
    },
  };
}

/** The SDK calls only our own client, which reaches only the hosts above and ends answers that are too long or too late. */
function asFetch(send: OutgoingFetch): typeof fetch {
  return async (url, init = {}) => {
    init.signal?.throwIfAborted();
    const { status, headers, text } = await send(String(url), {
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      // The SDK sends JSON.
      ...(typeof init.body === 'string' ? { body: init.body } : {}),
    });
    return new Response(text, { status, headers: { 'content-type': headers.get('content-type') ?? '' } });
  };
}

function tokensOf(usage: LanguageModelUsage | undefined): TokenUse {
  return { input: usage?.inputTokens ?? 0, output: usage?.outputTokens ?? 0 };
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

function failed(finish: string | undefined, usage: LanguageModelUsage | undefined): ModelFailed {
  return new ModelFailed(byFinish(finish), `finished with ${finish}`, tokensOf(usage));
}

function byFinish(reason: string | undefined): ModelFailure {
  if (reason === 'length') return 'cut_off';
  return reason === 'content-filter' ? 'refused' : 'invalid';
}

function byStatus(status: number | undefined, error: unknown): ModelFailure {
  if (error instanceof OutgoingError) return error.reason === 'too_large' ? 'cut_off' : 'unavailable';
  if (status === 429) return 'busy';
  if (status === undefined || status >= 500) return 'unavailable';
  // An answer that arrived and cannot be read.
  return status < 400 ? 'invalid' : 'rejected';
}
