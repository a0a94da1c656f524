import type { z } from 'zod';

/** A question to a language model whose answer has a shape. */
export type ModelQuestion<Answer> = {
  instructions: string;
  /** What it is asked about. Text that other people wrote is data in here, never an instruction. */
  data: string;
  answer: z.ZodType<Answer>;
  /** Including what it thinks. */
  max_output_tokens: number;
};

export type TokenUse = { input: number; output: number };

/** The only way to a language model. It is optional: every use has a way to do without. */
export type LanguageModel = {
  /** Whose it is, as people know it. */
  provider: string;
  /** Which one, as the provider calls it. */
  model: string;
  /** Asks once, without trying again. Throws ModelFailed if there is no answer of that shape. */
  ask<Answer>(question: ModelQuestion<Answer>): Promise<{ answer: Answer; tokens: TokenUse }>;
};

/**
 * `busy`: too much was asked of it. `refused`: it may not answer this. `cut_off`: its answer was too long. `invalid`: it
 * is not of the shape that was asked for. `rejected`: the request was wrong, or the key. `unavailable`: no answer came.
 */
export type ModelFailure = 'busy' | 'refused' | 'cut_off' | 'invalid' | 'rejected' | 'unavailable';

export class ModelFailed extends Error {
  override readonly name = 'ModelFailed';
  readonly reason: ModelFailure;
  /** What the failed answer cost. */
  readonly tokens: TokenUse;

  /**
   * @param detail what may be logged. Never the library's own error: it carries the question and the answer, and so
   * somebody's resume.
   */
  constructor(reason: ModelFailure, detail: string, tokens: TokenUse = { input: 0, output: 0 }) {
    super(`The language model gave no answer: ${reason}, ${detail}`);
    this.reason = reason;
    this.tokens = tokens;
  }
}
