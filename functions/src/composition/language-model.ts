import { geminiModel } from '../integrations/gemini.ts';
import type { LanguageModel } from '../integrations/language-model.ts';
import { CONFIG, GEMINI_API_KEY, isGiven } from '../platform/config.ts';

/** This project's language model; null if none or no key is configured. */
export function projectLanguageModel(): LanguageModel | null {
  const [api_key, model] = [GEMINI_API_KEY.value(), CONFIG.gemini_model.value().trim()];
  if (!isGiven(api_key) || !isGiven(model)) return null;
  return geminiModel({ origin: CONFIG.gemini_api.value(), api_key: api_key.trim(), model });
}
