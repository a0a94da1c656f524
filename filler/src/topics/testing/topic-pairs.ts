/**
 * For each topic: wordings that share its answer, and wordings about the same subject that must not. One remembered
 * answer serves every wording of a topic, so a wrong pair tells an employer the opposite of the truth.
 */
export type Pairs = { shares: string[]; not: string[] };
