/**
 * Tests that `npm test` leaves to `npm run test:all`: what kills processes, restarts servers, waits for a real clock, needs software that has
 * to be installed, makes packages, repositories or hundreds of PDF pages, sends thousands of requests, tries one
 * rule in hundreds of ways, or walks through all steps of a form. The rest is in both.
 */
const ONLY_IN_COMPLETE_RUN = [
  '^server/test/(database|demo|documentsClient|hostile|http|killed|mails|monitoring|movingIn|running|signIn)/',
  '^server/test/exchange/(bulk|factsheets|node|outside|queue)/',
  '^server/test/exchange/[a-zA-Z]+/(anyOrder|everyCopy|lookupsOverTheNetwork|networkReport|offeredPdf|partCopies|unitIds)\\.test',
  '^server/test/(applications/(applicationFiles|applicationMails|files)|places/publicDestinations)\\.test',
  '/(journeys/journeys|everyShape|entriesInAnyOrder)\\.test\\.tsx$',
  '^mfe-agreements/src/features/agreementView/results\\.test',
  '^mfe-factsheets/src/features/factsheetView/editInPlace\\.test',
  '/libreOffice\\.test',
  '^mfe-admin/test/report/reportDocument\\.test',
  '^server/test/(read/(filterFunctions|hiddenSearch|hiddenValues|longLists|searchReference)|saving/saveConcurrency)\\.test',
  '^shared-build/test/(buildFolder|changedCoverage|createModule|devServer|guardReleases|ownRepository|radosgw|releaseContainer)\\.test',
  '^shared-build/src/(publish|builds|store)/',
  '^shared-build/src/(gate/portalServer|workspace/provenance)\\.test',
  '^ewp/test/(packed|twoNodes|xmlThreads)\\.test',
  '^mfe-agreements/test/agreementPdf/(everyPage|otherReaders|otherScripts|pageBreaks)\\.test',
  '^mfe-applications/test/applicationPdf/(applicationDocument|otherReaders)\\.test',
  '^server/src/files/pdf/pdfThreads\\.test',
].map((pattern) => new RegExp(pattern));

/** Journeys of `npm test`: each screen and each role once, and the way of each kind of record. */
const SHORT_JOURNEYS = [
  'administration/(overview|people)',
  'agreements/(agreementDrafts|agreementView|agreementWizard|bulkWork)',
  'applications/applicationJourney',
  'destinations/places',
  'everywhere/(menu|roles)',
  'factsheets/factsheets',
  'session/sessionEnd',
].map((pattern) => new RegExp(`^e2e/specs/${pattern}\\.spec\\.ts$`));

/** Checks whether `npm test` runs a test file; `npm run test:all` runs all of them. */
export function isInShortRun(path) {
  return path.startsWith('e2e/')
    ? SHORT_JOURNEYS.some((pattern) => pattern.test(path))
    : !ONLY_IN_COMPLETE_RUN.some((pattern) => pattern.test(path));
}
