/**
 * Paths below `server/` of tests that no version of PostgreSQL can change: plain functions, processes, addresses, and what goes over the
 * network between two universities, each on the data layer that the other tests are about. They run on the embedded server alone; all
 * others (data API, stores of the exchange, migrations, sample), and whatever is new, also on a separate one.
 */
export const SAME_ON_EVERY_ENGINE = [
  'src/',
  'test/demo/',
  'test/(embeddedPostgres|forgedTokens|keepServer|nginxHost|platform|portalHost|restart|signIn|start|tokens)\\.test',
  'test/(bulkJobsKilled|containerFiles|killedSave|killedStart|reminderMails|remindersKilled|restore|scaleOut|tokenStanding)\\.test',
  'test/exchange/outside/',
  'test/exchange/(anyOrder|anyOrderOfFacts|closing|editAfterApproval|killed|lookupsOverTheNetwork)\\.test',
  'test/exchange/(approvalsOfPartner|approvedBeforeMirrored|bulkNotices|equalIds|everyCopy|factsheetBadPartner|failureReports|sendAgreement|serveNode)\\.test',
  'test/exchange/(conditions|exchangeEvents|factsheetMapping|failureTexts|lifeCycle|mergeRows|statusTable|takeOver)\\.test',
];
