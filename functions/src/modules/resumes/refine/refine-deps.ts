import type { LanguageModel } from '../../../integrations/language-model.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { ReadResume, ResumeDeps } from '../resume-deps.ts';
import type { ModelUseRepository } from './model-use.repository.ts';

/** What it takes to have a resume checked by a language model. */
export type RefiningDeps = {
  /** Null if none is set up. */
  model: () => LanguageModel | null;
  modelUse: ModelUseRepository;
  /** What everyone together may use in a day. */
  tokensPerDay: () => number;
  readWithLayout: (bytes: Uint8Array) => Promise<ReadResume>;
  logger: Logger;
};

export type RefineDeps = ResumeDeps & RefiningDeps;
