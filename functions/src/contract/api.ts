import * as account from './account.ts';
import * as admin from './admin.ts';
import * as adminBilling from './admin-billing.ts';
import * as adminBoards from './admin-boards.ts';
import * as adminDrivers from './admin-drivers.ts';
import * as adminOperations from './admin-operations.ts';
import * as adminSearch from './admin-search.ts';
import * as adminTesting from './admin-testing.ts';
import * as applications from './applications.ts';
import * as applicationsAnswers from './applications-answers.ts';
import * as applicationsBatch from './applications-batch.ts';
import * as applicationsForm from './applications-form.ts';
import * as applicationsNotes from './applications-notes.ts';
import * as applicationsOutcomes from './applications-outcomes.ts';
import * as applicationsOwn from './applications-own.ts';
import * as applicationsQuestions from './applications-questions.ts';
import * as applicationsSending from './applications-sending.ts';
import * as applicationsStatus from './applications-status.ts';
import * as applyPlans from './apply-plans.ts';
import * as auth from './auth.ts';
import * as billing from './billing.ts';
import * as career from './career.ts';
import * as companies from './companies.ts';
import * as conversions from './conversions.ts';
import * as conversionsAdmin from './conversions-admin.ts';
import * as dashboard from './dashboard.ts';
import type { EndpointDefinition } from './endpoint.ts';
import * as feedback from './feedback.ts';
import * as health from './health.ts';
import * as jobDirectory from './job-directory.ts';
import * as jobFacets from './job-facets.ts';
import * as matches from './matches.ts';
import * as matchesImprovements from './matches-improvements.ts';
import * as payRanges from './pay-ranges.ts';
import * as postings from './postings.ts';
import * as profile from './profile.ts';
import * as resumeRefinement from './resume-refinement.ts';
import * as resumes from './resumes.ts';
import * as savedSearches from './saved-searches.ts';
import * as scoreFeedback from './score-feedback.ts';
import * as searches from './searches.ts';
import * as tools from './tools.ts';
import * as trial from './trial.ts';
import * as wallet from './wallet.ts';

const AREAS = {
  account,
  admin,
  adminBilling,
  adminOperations,
  adminSearch,
  adminBoards,
  adminDrivers,
  adminTesting,
  applications: { ...applications, ...applicationsOwn, ...applicationsSending, ...applicationsStatus },
  applicationsAnswers,
  applicationsBatch,
  applicationsForm,
  applicationsNotes,
  applicationsOutcomes,
  applicationsQuestions,
  applyPlans,
  auth,
  billing,
  career,
  conversions,
  conversionsAdmin,
  dashboard,
  feedback,
  health,
  matches,
  matchesImprovements,
  payRanges,
  postings: { ...postings, ...jobDirectory, ...jobFacets, ...companies },
  profile,
  resumes: { ...resumes, ...resumeRefinement },
  savedSearches,
  scoreFeedback,
  searches,
  tools,
  trial,
  wallet,
};

function isEndpoint(value: unknown): value is EndpointDefinition {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'auth' in value
  );
}

const byName = (a: EndpointDefinition, b: EndpointDefinition) => (a.name < b.name ? -1 : 1);

/** Every endpoint of the API: the source of the OpenAPI document and of the tests that visit all of them. */
export const ENDPOINTS: readonly EndpointDefinition[] = Object.values(AREAS).flatMap((area) =>
  // By name, so the order stays the same however an area is divided into files.
  Object.values(area).filter(isEndpoint).sort(byName),
);
