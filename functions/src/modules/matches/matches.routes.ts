import * as contract from '../../contract/matches.ts';
import { getImprovements } from '../../contract/matches-improvements.ts';
import { sendScoreFeedback } from '../../contract/score-feedback.ts';
import { type Route, route } from '../../http/route.ts';
import { getImprovementsOf } from './get-improvements.ts';
import { getMatchOf } from './get-match.ts';
import { listMatchesOf } from './list-matches.ts';
import type { MatchDeps } from './match-deps.ts';
import { setVerdictOf } from './save-or-dismiss-match.ts';
import { sendScoreFeedbackOf } from './send-score-feedback.ts';
import { setLearningOf } from './set-learning.ts';
import { setVerdictsOf } from './set-verdicts.ts';

export function matchesRoutes(deps: MatchDeps): Route[] {
  return [
    route(contract.listMatches, ({ caller, query }) => listMatchesOf(deps, caller.uid, query)),
    route(contract.getMatch, ({ caller, params }) => getMatchOf(deps, caller.uid, params.posting_id)),
    route(getImprovements, ({ caller, params }) => getImprovementsOf(deps, caller.uid, params.posting_id)),
    route(contract.setVerdict, ({ caller, params, body }) =>
      setVerdictOf(deps, caller.uid, params.posting_id, body),
    ),
    route(sendScoreFeedback, ({ caller, params, body }) =>
      sendScoreFeedbackOf(deps, caller.uid, params.posting_id, body),
    ),
    route(contract.setLearning, ({ caller, body }) => setLearningOf(deps, caller.uid, body)),
    route(contract.setVerdicts, ({ caller, body }) => setVerdictsOf(deps, caller.uid, body)),
  ];
}
