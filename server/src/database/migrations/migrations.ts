import type { Migration } from 'kysely/migration';
import { up as searchText } from './0001_searchText.ts';
import { up as platform } from './0002_platform.ts';
import { up as reference } from './0003_reference.ts';
import { up as institutions } from './0004_institutions.ts';
import { up as factsheets } from './0005_factsheets.ts';
import { up as agreements } from './0006_agreements.ts';
import { up as applications } from './0007_applications.ts';
import { up as exchange } from './0008_exchange.ts';
import { up as factsheetFetches } from './0009_factsheetFetches.ts';
import { up as partnerEvents } from './0010_partnerEvents.ts';
import { up as networkDuties } from './0011_networkDuties.ts';
import { up as idempotencyKeys } from './0012_idempotencyKeys.ts';
import { up as fileContents } from './0013_fileContents.ts';
import { up as rowsOfAgreements } from './0014_rowsOfAgreements.ts';
import { up as institutionOfContacts } from './0015_institutionOfContacts.ts';
import { up as personsOfContacts } from './0016_personsOfContacts.ts';
import { up as factsheetLooks } from './0017_factsheetLooks.ts';
import { up as returnedApplications } from './0018_returnedApplications.ts';
import { up as namedFiles } from './0019_namedFiles.ts';
import { up as privateContacts } from './0020_privateContacts.ts';
import { up as retentionRuns } from './0021_retentionRuns.ts';
import { up as endedSessions } from './0022_endedSessions.ts';
import { up as reminders } from './0023_reminders.ts';
import { up as turnsOfAgreements } from './0024_turnsOfAgreements.ts';
import { up as bulkJobs } from './0025_bulkJobs.ts';
import { up as answerSizes } from './0026_answerSizes.ts';
import { up as unitIds } from './0027_unitIds.ts';
import { up as findInstitutions } from './0028_findInstitutions.ts';
import { up as turnsInLists } from './0029_turnsInLists.ts';
import { up as provenCalls } from './0030_provenCalls.ts';
import { up as partnersWords } from './0031_partnersWords.ts';
import { up as partnersBehind } from './0032_partnersBehind.ts';
import { up as factsheetNights } from './0033_factsheetNights.ts';
import { up as formerUnitIds } from './0034_formerUnitIds.ts';
import { up as earlierIiaIds } from './0035_earlierIiaIds.ts';
import { up as offeredFiles } from './0036_offeredFiles.ts';
import { up as moduleReports } from './0037_moduleReports.ts';
import { up as fileMarks } from './0038_fileMarks.ts';
import { up as noteOfFactsheets } from './0039_noteOfFactsheets.ts';
import { up as closedAccounts } from './0040_closedAccounts.ts';
import { up as applicationComments } from './0041_applicationComments.ts';
import { up as offersPutAway } from './0042_offersPutAway.ts';
import { up as applicationMails } from './0043_applicationMails.ts';
import { up as partedCopies } from './0044_partedCopies.ts';
import { up as agreementNotes } from './0045_agreementNotes.ts';
import { up as registryOfBurntReleases } from './0046_registryOfBurntReleases.ts';
import { up as refusedCalls } from './0047_refusedCalls.ts';
import { up as faults } from './0048_faults.ts';
import { up as search } from './0049_search.ts';
import { up as destinations } from './0052_destinations.ts';
import { up as officers } from './0053_officers.ts';
import { up as tours } from './0055_tours.ts';
import { up as bulkSteps } from './0056_bulkSteps.ts';
import { up as waitingSteps } from './0057_waitingSteps.ts';
import { up as people } from './0058_people.ts';
import { up as proposals } from './0060_proposals.ts';
import { up as noteMails } from './0061_noteMails.ts';
import { up as campaigns } from './0064_campaigns.ts';
import { up as listViews } from './0066_listViews.ts';
import { up as orderOfLists } from './0067_orderOfLists.ts';
import { up as officerAbsences } from './0068_officerAbsences.ts';
import { up as institutionWords } from './0069_institutionWords.ts';
import { up as applicationNotes } from './0070_applicationNotes.ts';
import { up as officerDepartments } from './0071_officerDepartments.ts';
import { up as searchReadable } from './0072_searchReadable.ts';
import { up as workLeases } from './0073_workLeases.ts';
import { up as userSubjects } from './0074_userSubjects.ts';
import { up as documentFingerprints } from './0075_documentFingerprints.ts';
import { up as askedPartners } from './0076_askedPartners.ts';
import { up as copyReads } from './0077_copyReads.ts';
import { up as unreadablePutAway } from './0078_unreadablePutAway.ts';
import { up as foldedInstitutions } from './0079_foldedInstitutions.ts';
import { up as nextSteps } from './0082_nextSteps.ts';
import { up as repeatedAnswers } from './0083_repeatedAnswers.ts';
import { up as longRunsOfLetters } from './0087_longRunsOfLetters.ts';
import { up as exactSearch } from './0088_exactSearch.ts';
import { up as compareText } from './0089_compareText.ts';

/** Every migration by name, in the order in which they run. A migration that has been released is never changed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001_searchText': { up: searchText },
  '0002_platform': { up: platform },
  '0003_reference': { up: reference },
  '0004_institutions': { up: institutions },
  '0005_factsheets': { up: factsheets },
  '0006_agreements': { up: agreements },
  '0007_applications': { up: applications },
  '0008_exchange': { up: exchange },
  '0009_factsheetFetches': { up: factsheetFetches },
  '0010_partnerEvents': { up: partnerEvents },
  '0011_networkDuties': { up: networkDuties },
  '0012_idempotencyKeys': { up: idempotencyKeys },
  '0013_fileContents': { up: fileContents },
  '0014_rowsOfAgreements': { up: rowsOfAgreements },
  '0015_institutionOfContacts': { up: institutionOfContacts },
  '0016_personsOfContacts': { up: personsOfContacts },
  '0017_factsheetLooks': { up: factsheetLooks },
  '0018_returnedApplications': { up: returnedApplications },
  '0019_namedFiles': { up: namedFiles },
  '0020_privateContacts': { up: privateContacts },
  '0021_retentionRuns': { up: retentionRuns },
  '0022_endedSessions': { up: endedSessions },
  '0023_reminders': { up: reminders },
  '0024_turnsOfAgreements': { up: turnsOfAgreements },
  '0025_bulkJobs': { up: bulkJobs },
  '0026_answerSizes': { up: answerSizes },
  '0027_unitIds': { up: unitIds },
  '0028_findInstitutions': { up: findInstitutions },
  '0029_turnsInLists': { up: turnsInLists },
  '0030_provenCalls': { up: provenCalls },
  '0031_partnersWords': { up: partnersWords },
  '0032_partnersBehind': { up: partnersBehind },
  '0033_factsheetNights': { up: factsheetNights },
  '0034_formerUnitIds': { up: formerUnitIds },
  '0035_earlierIiaIds': { up: earlierIiaIds },
  '0036_offeredFiles': { up: offeredFiles },
  '0037_moduleReports': { up: moduleReports },
  '0038_fileMarks': { up: fileMarks },
  '0039_noteOfFactsheets': { up: noteOfFactsheets },
  '0040_closedAccounts': { up: closedAccounts },
  '0041_applicationComments': { up: applicationComments },
  '0042_offersPutAway': { up: offersPutAway },
  '0043_applicationMails': { up: applicationMails },
  '0044_partedCopies': { up: partedCopies },
  '0045_agreementNotes': { up: agreementNotes },
  '0046_registryOfBurntReleases': { up: registryOfBurntReleases },
  '0047_refusedCalls': { up: refusedCalls },
  '0048_faults': { up: faults },
  '0049_search': { up: search },
  '0052_destinations': { up: destinations },
  '0053_officers': { up: officers },
  '0055_tours': { up: tours },
  '0056_bulkSteps': { up: bulkSteps },
  '0057_waitingSteps': { up: waitingSteps },
  '0058_people': { up: people },
  '0060_proposals': { up: proposals },
  '0061_noteMails': { up: noteMails },
  '0064_campaigns': { up: campaigns },
  '0066_listViews': { up: listViews },
  '0067_orderOfLists': { up: orderOfLists },
  '0068_officerAbsences': { up: officerAbsences },
  '0069_institutionWords': { up: institutionWords },
  '0070_applicationNotes': { up: applicationNotes },
  '0071_officerDepartments': { up: officerDepartments },
  '0072_searchReadable': { up: searchReadable },
  '0073_workLeases': { up: workLeases },
  '0074_userSubjects': { up: userSubjects },
  '0075_documentFingerprints': { up: documentFingerprints },
  '0076_askedPartners': { up: askedPartners },
  '0077_copyReads': { up: copyReads },
  '0078_unreadablePutAway': { up: unreadablePutAway },
  '0079_foldedInstitutions': { up: foldedInstitutions },
  '0082_nextSteps': { up: nextSteps },
  '0083_repeatedAnswers': { up: repeatedAnswers },
  '0087_longRunsOfLetters': { up: longRunsOfLetters },
  '0088_exactSearch': { up: exactSearch },
  '0089_compareText': { up: compareText },
};
