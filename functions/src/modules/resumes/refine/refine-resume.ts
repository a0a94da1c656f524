import type { CareerList } from '../../../contract/career.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { ResumeRefinement } from '../../../contract/resume-refinement.ts';
import type { Resume } from '../../../contract/resumes.ts';
import {
  type LanguageModel,
  ModelFailed,
  type ModelQuestion,
  type TokenUse,
} from '../../../integrations/language-model.ts';
import { AppError } from '../../../platform/app-error.ts';
import { forgetTexts } from '../parser/text/remembered.ts';
import { sourceLines } from '../parser/text/source-lines.ts';
import type { ResumeRecord, StoredRefinement } from '../resumes.repository.ts';
import { fileOf } from '../resumes.ts';
import { cleanerOf } from './cleaner.ts';
import { doubtsOf, hasDoubts } from './doubts.ts';
import { ModelAnswer } from './model-answer.ts';
import { INSTRUCTIONS, questionOf } from './question.ts';
import { isAsking, noResume, ownLists, readRefinementOf } from './read-refinement.ts';
import type { RefineDeps } from './refine-deps.ts';
import { sentLines } from './sent-lines.ts';
import { settle } from './settle.ts';

/** A long answer has about a thousand; the rest is what the model thinks. */
const MOST_OUTPUT_TOKENS = 6000;

/** What asking has brought: a better reading, or nothing. */
type Outcome = Pick<StoredRefinement, 'found' | 'confirmed'> & {
  /** `clear`: nothing is in doubt any more, so nobody was asked. */
  status: 'done' | 'failed' | 'clear';
  read: Pick<Resume, 'parsed' | 'source_lines'> | null;
  /** Null if it cost nothing. */
  tokens: TokenUse | null;
};

/**
 * Asks a language model about what the reader was not sure of, because the owner of the resume wants that. One call asks
 * once: that it is about to ask is noted first, so that a call that is repeated, after whatever happened to the first,
 * finds the note and asks nobody. Whatever fails, what was read stands.
 */
export async function refineResumeOf(
  deps: RefineDeps,
  uid: string,
  resume_id: string,
  call: string,
): Promise<ResumeRefinement> {
  const [resume, own] = await Promise.all([deps.resumes.find(uid, resume_id), ownLists(deps, uid)]);
  if (!resume) throw noResume();
  const model = deps.model();
  if (model === null) throw new AppError('conflict', 'Checking with AI isn’t available here.');
  const asks = hasDoubts(doubtsOf(resume.parsed, own)) && (await claim(deps, uid, resume_id, call));
  if (asks) {
    const outcome = await outcomeOf(deps, model, resume, own);
    await store(deps, uid, resume_id, call, outcome);
  }
  return readRefinementOf(deps, uid, resume_id);
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
const NOTHING = { found: 0, confirmed: 0 };

/** Notes that this call asks. False if there is nothing to ask any more. */
function claim(deps: RefineDeps, uid: string, resume_id: string, call: string): Promise<boolean> {
  return deps.runTransaction(async (tx) => {
    const now = deps.clock();
    const resume = await deps.resumes.findInTx(tx, uid, resume_id);
    if (!resume) throw noResume();
    const known = resume.refinement;
    if (known?.status === 'done') return false;
    if (known?.call === call) {
      // The first try died: nobody knows whether it asked.
      if (known.status === 'asking') {
        deps.resumes.setRefinement(tx, uid, resume_id, { ...known, status: 'failed' });
      }
      return false;
    }
    if (isAsking(known, now)) {
      throw new AppError('conflict', 'This resume is being checked already. Try again in a minute.', {
        retry_after_seconds: 20,
      });
    }
    const use = await deps.modelUse.find(tx, uid, dayOf(now));
    if (use.own >= LIMITS.refinements_per_day) {
      throw new AppError(
        'daily_limit_reached',
        `You can have ${LIMITS.refinements_per_day} resumes checked a day. Try again tomorrow.`,
      );
    }
    if (use.tokens >= deps.tokensPerDay()) {
      throw new AppError('unavailable', 'Checking with AI isn’t available today. Try again tomorrow.');
    }
    const asked_at = now.toISOString();
    deps.resumes.setRefinement(tx, uid, resume_id, { status: 'asking', call, asked_at, ...NOTHING });
    deps.modelUse.countCall(tx, uid, dayOf(now), use);
    return true;
  });
}

/** Reads the file anew, for all its lines, and asks about the doubts of that reading. */
async function outcomeOf(
  deps: RefineDeps,
  model: LanguageModel,
  resume: ResumeRecord,
  own: readonly CareerList[],
): Promise<Outcome> {
  const about = { resume_id: resume.id, model: model.model };
  let spent: TokenUse | null = null;
  try {
    const { bytes } = await fileOf(deps, resume);
    const { parsed, layout } = await deps.readWithLayout(bytes);
    if (!layout) throw new Error('The resume was read without its layout.');
    const doubts = doubtsOf(parsed, own);
    if (!hasDoubts(doubts)) {
      // Our reader has learned since the upload, and nothing is in doubt any more.
      const read = { parsed, source_lines: sourceLines(parsed, layout.lines) };
      return { status: 'clear', ...NOTHING, read, tokens: null };
    }
    const clean = cleanerOf(parsed);
    const lines = sentLines(layout.lines, clean);
    const question: ModelQuestion<ModelAnswer> = {
      instructions: INSTRUCTIONS,
      data: questionOf(parsed, doubts, lines, clean),
      answer: ModelAnswer,
      max_output_tokens: MOST_OUTPUT_TOKENS,
    };
    const { answer, tokens } = await model.ask(question).catch((error: unknown) => {
      spent = spentOf(error, question);
      throw error;
    });
    // From here on it has cost something, whatever becomes of it.
    spent = tokens;
    const month = deps.clock().toISOString().slice(0, 7);
    const { parsed: better, ...count } = settle(parsed, doubts, lines, answer, month);
    deps.logger.info('A language model was asked about a resume', { ...about, ...tokens, ...count });
    const read = { parsed: better, source_lines: sourceLines(better, layout.lines) };
    return { status: 'done', ...count, read, tokens };
  } catch (error) {
    const failed = error instanceof ModelFailed ? error : null;
    // A request that is rejected and an error of ours stay until somebody does something. No message may hold a word of
    // the resume, and that of an unknown error might.
    const level = failed !== null && failed.reason !== 'rejected' ? 'warn' : 'error';
    const message = failed?.message ?? 'A resume couldn’t be checked by a language model';
    deps.logger[level](message, { ...about, error: error instanceof Error ? error.name : typeof error });
    return { status: 'failed', ...NOTHING, read: null, tokens: spent };
  } finally {
    forgetTexts();
  }
}

/** A token of an English text has about four characters, of others less. */
const CHARACTERS_OF_A_TOKEN = 3;
/** About what an answer costs of which nobody knows. */
const UNKNOWN_OUTPUT = 1000;

/** What a question cost that was not answered. An answer that came too late costs too, and tells nobody how much. */
function spentOf(error: unknown, { instructions, data }: ModelQuestion<ModelAnswer>): TokenUse | null {
  if (!(error instanceof ModelFailed) || error.reason === 'rejected' || error.reason === 'busy') return null;
  if (error.tokens.input > 0 || error.reason !== 'unavailable') return error.tokens;
  const input = Math.ceil((instructions.length + data.length) / CHARACTERS_OF_A_TOKEN);
  return { input, output: UNKNOWN_OUTPUT };
}

/** Unless the resume was deleted in the meantime, or somebody else asks by now. What was used counts in any case. */
function store(
  deps: RefineDeps,
  uid: string,
  resume_id: string,
  call: string,
  outcome: Outcome,
): Promise<void> {
  const { read, tokens, status, ...count } = outcome;
  return deps.runTransaction(async (tx) => {
    const day = dayOf(deps.clock());
    const known = (await deps.resumes.findInTx(tx, uid, resume_id))?.refinement;
    const use = status === 'clear' ? await deps.modelUse.find(tx, uid, day) : null;
    if (tokens !== null) deps.modelUse.countTokens(tx, day, tokens);
    if (use !== null) deps.modelUse.takeBackCall(tx, uid, day, use);
    if (known?.call !== call || known.status !== 'asking') return;
    const result = status === 'clear' ? null : { ...known, ...count, status };
    deps.resumes.setRefinement(tx, uid, resume_id, result, read);
  });
}
