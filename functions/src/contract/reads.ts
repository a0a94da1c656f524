/**
 * Names of the endpoints that read. Endpoints that change something name the ones they affect; importing those would
 * make the contract's areas depend on each other, so the names are listed here. A test checks them against the
 * contract.
 */
export const READS = [
  'downloadExport',
  'downloadResume',
  'getActivity',
  'getAdminNumbers',
  'getAnyApplication',
  'getAnyApplicationScreenshot',
  'getApplication',
  'getApplicationNotes',
  'getApplicationScreenshot',
  'getBilling',
  'getBillingOverview',
  'getConversionCounts',
  'getConversionStatus',
  'getDashboard',
  'getExport',
  'getFormPreview',
  'getHealth',
  'getImprovements',
  'getLatestSearch',
  'getMatch',
  'getPosting',
  'getProfile',
  'getSearch',
  'getUser',
  'getUserBilling',
  'getWallet',
  'listAllPayments',
  'listAnswers',
  'listApplications',
  'listAudit',
  'listConversions',
  'listCreditBuckets',
  'listDrivers',
  'listFailures',
  'listFeedback',
  'listLedger',
  'listMatches',
  'listOutcomes',
  'listPayments',
  'listPostings',
  'listQuestions',
  'listReminders',
  'listResumes',
  'listSavedSearches',
  'listSources',
  'listStripeEvents',
  'listUserApplications',
  'listUserLedger',
  'listUsers',
  'readCountry',
  'runChecks',
] as const;

export type ReadName = (typeof READS)[number];

/** What a call changes: the reads that may answer differently afterwards, or why none does. */
export type Affects = readonly [ReadName, ...ReadName[]] | { nothing: string };
