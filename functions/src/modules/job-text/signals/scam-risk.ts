import { askedText } from './asked-text.ts';
import { SCAM_OFFERS } from './scam-offers.ts';
import type { ScamEvidence, ScamSign } from './scam-sign.ts';
import { SCAM_SIGNS } from './scam-signs.ts';

/** Probability that a posting is a scam, 0–1, and the hedged reasons for it, strongest first. */
export type Risk = { probability: number; reasons: string[] };

/** Log-odds of a posting without any sign: about one in a hundred. */
const PRIOR = -4.6;
/** From here on users are told of the risk, and auto-apply leaves a likely scam alone. */
export const SHOWN_FROM = 0.5;

/** What a posting doesn't have: many honest ones don't, so that alone is no scam. */
const LACKS: readonly ScamSign['kind'][] = ['profile', 'logo', 'requirements', 'length', 'gap'];
const MOST_WITHOUT_REASON = 0.49;

/** The risk that a posting is a scam, from independent kinds of signs. Pure. */
export function scamRisk(evidence: ScamEvidence): Risk {
  const strongest = new Map<ScamSign['kind'], ScamSign>();
  const read = { ...evidence, asked: askedText(evidence) };
  for (const sign of [...SCAM_SIGNS, ...SCAM_OFFERS]) {
    const before = strongest.get(sign.kind);
    if (sign.weight > (before?.weight ?? 0) && sign.holds(read)) strongest.set(sign.kind, sign);
  }
  const signs = [...strongest.values()].sort((a, b) => b.weight - a.weight);
  const odds = signs.reduce((sum, { weight }) => sum + weight, PRIOR);
  const probability = 1 / (1 + Math.exp(-odds));
  // How a text is set is no reason that could be told to anyone.
  const has_reason = signs.some(({ kind, reason }) => reason !== null && !LACKS.includes(kind));
  return {
    probability: Number((has_reason ? probability : Math.min(probability, MOST_WITHOUT_REASON)).toFixed(3)),
    reasons: signs.flatMap(({ reason }) => reason ?? []),
  };
}
