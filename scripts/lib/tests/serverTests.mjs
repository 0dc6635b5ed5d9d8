/**
 * Paths below `server/` of tests that no version of PostgreSQL can change: what such a version changes is SQL, and these send none that others
 * do not send as well. They are about processes and packaging, addresses and identity providers, bodies that are refused before they come to
 * the database, and what goes over the network between two universities, each on the data layer that the other tests are about, or many ways to say the same. They run on
 * the embedded server alone; all others (data API, stores and queue of the exchange, jobs, migrations, sample), and whatever is new, also on a
 * separate one.
 */
export const SAME_ON_EVERY_ENGINE = [
  'test/(demo|documentsClient)/',
  'test/[a-zA-Z]+/(embeddedPostgres|forgedTokens|keepServer|nginxHost|platform|portalHost|restart|signIn|start|tokens)\\.test',
  'test/[a-zA-Z]+/(bulkJobsKilled|containerFiles|killedSave|killedStart|mailServer|reminderMails|remindersKilled|restore|scaleOut|tokenStanding)\\.test',
  'test/[a-zA-Z]+/(anyProvider|bodiesOfCalls|bodiesOfEveryRoute|databaseElsewhere|endCommands|fullDisk|hangingTests|imageTree|killedNpm|killedSubmits|lemonLdap|monitoringFiles|traces)\\.test',
  'test/movingIn/movedInExchange\\.test',
  'test/exchange/outside/',
  'test/exchange/[a-zA-Z]+/(nothingLost|offeredPdf|watchedExchange)\\.test',
  'test/exchange/[a-zA-Z]+/(anyOrder|anyOrderOfFacts|closing|editAfterApproval|killed|lookupsOverTheNetwork)\\.test',
  'test/exchange/[a-zA-Z]+/(approvalsOfPartner|approvedBeforeMirrored|bulkNotices|equalIds|everyCopy|factsheetBadPartner|failureReports|sendAgreement|serveNode)\\.test',
  'test/exchange/[a-zA-Z]+/(conditions|exchangeEvents|factsheetMapping|failureTexts|lifeCycle|mergeRows|statusTable|takeOver)\\.test',
  'test/exchange/[a-zA-Z]+/(attention|bulkSteps|campaignKilled|failedApproval|networkReport|partCopies|people|unitIds)\\.test',
  'test/[a-zA-Z]+/(agreementActs|brokenConnections|calls|saveHostile)\\.test',
  'test/read/(changes|searchReference)\\.test',
  'test/agreements/splitAgreement\\.test',
  'test/applications/(applicationHistory|applicationMails|applicationRights|applicationSubmissions|files)\\.test',
  'test/bulk/(bulkEdits|bulkJobs|campaign)\\.test',
  'test/exchange/[a-zA-Z]+/(acts|bulkReminders|copies|otherOrder)\\.test',
  'test/hostile/(exchangeHostile|saveFuzz)\\.test',
  'test/monitoring/moduleReports\\.test',
  'test/places/publicDestinations\\.test',
  'test/saving/(saveAgreements|saveApplications|saveFaculty|saveFinal|saveSample|saveTermination|saveUnversioned)\\.test',
];
