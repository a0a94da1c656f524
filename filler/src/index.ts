/** What runs outside the page: types and the decisions about a form. The page's own script is `page/page-script.ts`. */
export { markSelector } from './dom/mark-selector.ts';
export type { Dossier, Fact, GivenAnswer, Posting, StoredFact } from './dossier.ts';
export type { Filler } from './page/page-api.ts';
export { fitsKind } from './plan/fits-kind.ts';
export { type Resolution, resolveAnswers } from './plan/resolve-answers.ts';
export { topicInfo } from './topics/topic-list.ts';
export { topicOf } from './topics/topics.ts';
export type {
  FormField,
  Obstacle,
  PageActions,
  SubmissionState,
  TurnedAway,
  VendorKind,
} from './types.ts';
