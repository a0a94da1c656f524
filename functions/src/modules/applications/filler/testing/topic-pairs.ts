/**
 * For each topic: wordings that share its answer, and wordings that mention the same matter and must not. One remembered
 * answer serves every wording of a topic, so a wrong pair sends an employer the opposite of the truth.
 */
export type Pairs = { shares: string[]; not: string[] };
