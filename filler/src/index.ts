/** What runs outside the page: types and the decisions about a form. The page's own script is `page/page-script.ts`. */
export { markSelector } from './dom/mark-selector.ts';
export type { Dossier, Fact, GivenAnswer, Job, Posting, School, StoredFact } from './dossier.ts';
export { partOfDate } from './options/date-part.ts';
export type { Filler } from './page/page-api.ts';
export { countryAsked } from './places/asked-country.ts';
export { heldFields, lostAnswers, releasedFiles } from './plan/held-fields.ts';
export { type PlannedField, planForm } from './plan/plan-form.ts';
export { isAnswered, type Resolution, resolveAnswers } from './plan/resolve-answers.ts';
export { fitsKind } from './plan/values/fits-kind.ts';
export { classifyQuestion } from './topics/classify-question.ts';
export { topicInfo } from './topics/topic-list.ts';
export { topicOf } from './topics/topics.ts';
export type {
  FieldOutcome,
  FormField,
  Obstacle,
  PageActions,
  SubmissionState,
  TurnedAway,
  VendorKind,
} from './types.ts';
