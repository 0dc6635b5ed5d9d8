import { takeAct } from './exchange/actCalls.ts';
import { readHistory } from './agreements/entities/agreementCalls.ts';
import {
  beginBulkJob,
  listBulkJobRows,
  listBulkJobs,
  previewBulkJob,
  readBulkJob,
  stopBulkJob,
} from './bulk/bulkCalls.ts';
import { listCampaignRows, readCampaign } from './bulk/campaignCalls.ts';
import type { Call } from './call/call.ts';
import { readChanges } from './portal/changeCalls.ts';
import {
  fetchCopy,
  listDocuments,
  offerPdf,
  partCopies,
  readCopies,
  readDocument,
  reportOnNetwork,
  splitAgreement,
  takeOverCopy,
} from './exchange/copiesCalls.ts';
import {
  keepDestination,
  listDestinationInterest,
  listDestinations,
  lookAtDestination,
  orderKeptDestinations,
  readDestination,
  readDestinationDesk,
  saveOwnStudies,
} from './places/destinationCalls.ts';
import { listFaults, readFaultStack, reportFaults } from './releases/faultCalls.ts';
import { lookAtFactsheet, readFactsheetNotes, refreshFactsheet } from './exchange/factsheetCalls.ts';
import {
  addInstitution,
  listPartners,
  lookUpHei,
  lookUpOunit,
  lookUpOunits,
  searchNetwork,
} from './exchange/lookupCalls.ts';
import { readApplicationHistory } from './applications/entities/applicationCalls.ts';
import {
  addApplicationNote,
  listApplicationNotes,
  removeApplicationNote,
} from './notes/applicationNoteCalls.ts';
import { addNote, listNotes, mailPartner, proposeAgreement, removeNote } from './notes/noteCalls.ts';
import {
  fetchAgain,
  importIncoming,
  linkIncoming,
  listAttention,
  listDeliveries,
  listIncoming,
  listUnreadable,
  putOfferAway,
  putUnreadableAway,
  readEventReason,
  resendDelivery,
} from './exchange/officeCalls.ts';
import { countReleaseReports, listBurntReleases, reportModules } from './releases/moduleReportCalls.ts';
import { readOverview, readOverviewCharts } from './overview/overviewCalls.ts';
import { approveCopy, notifyPartner, revertAgreement } from './exchange/partnerCalls.ts';
import { listInstitutions, readDepartmentUse, readNetworkPresence } from './institutions/placeCalls.ts';
import {
  downloadFile,
  downloadFiles,
  downloadOwnData,
  getMe,
  replaceFile,
  uploadFile,
} from './applications/files/recordCalls.ts';
import { addAbsence, listAbsenceChanges, listAbsences, removeAbsence } from './officers/absenceCalls.ts';
import {
  addOfficerDepartment,
  listOfficerDepartments,
  removeOfficerDepartment,
} from './officers/officerDepartmentCalls.ts';
import { assignOfficers, listOfficers, readCurrentOfficers } from './officers/officerCalls.ts';
import {
  correctPerson,
  joinPeople,
  listPeople,
  listRefusedSignIns,
  markLeft,
  readPerson,
  releaseSignIn,
  replacePerson,
} from './people/peopleCalls.ts';
import { listPlaces } from './places/placeListCalls.ts';
import { readReport } from './report/reportCalls.ts';
import { listRefusedCalls, readRefusedCall } from './exchange/refusedCallCalls.ts';
import {
  hideReminder,
  readReminders,
  readReminderSettings,
  saveReminderSettings,
} from './reminders/reminderCalls.ts';
import { changeView, chooseViews, keepView, readViews, removeView } from './views/viewCalls.ts';
import { leaveTour, readTour } from './session/tourCalls.ts';
import { readConfig, readHealth, readLiveness } from './portal/serverCalls.ts';

/** Every call outside the sets by its name, which is its `operationId` too. Browsers import the calls that they make, not this. */
export const CALLS = {
  readHealth,
  readLiveness,
  readConfig,
  getMe,
  uploadFile,
  downloadFile,
  replaceFile,
  downloadFiles,
  downloadOwnData,
  readReminders,
  hideReminder,
  readReminderSettings,
  saveReminderSettings,
  readTour,
  leaveTour,
  readViews,
  keepView,
  changeView,
  removeView,
  chooseViews,
  readHistory,
  readApplicationHistory,
  listApplicationNotes,
  addApplicationNote,
  removeApplicationNote,
  readOverview,
  readOverviewCharts,
  readReport,
  lookAtFactsheet,
  readFactsheetNotes,
  readChanges,
  reportModules,
  reportFaults,
  listFaults,
  readFaultStack,
  listBurntReleases,
  countReleaseReports,
  searchNetwork,
  addInstitution,
  listPartners,
  lookUpHei,
  lookUpOunits,
  lookUpOunit,
  listInstitutions,
  readDepartmentUse,
  readNetworkPresence,
  notifyPartner,
  approveCopy,
  revertAgreement,
  takeAct,
  listDeliveries,
  resendDelivery,
  readCopies,
  fetchCopy,
  offerPdf,
  takeOverCopy,
  partCopies,
  listDocuments,
  readDocument,
  reportOnNetwork,
  splitAgreement,
  listNotes,
  addNote,
  mailPartner,
  removeNote,
  proposeAgreement,
  listAttention,
  listIncoming,
  listUnreadable,
  putOfferAway,
  putUnreadableAway,
  readEventReason,
  fetchAgain,
  importIncoming,
  linkIncoming,
  listRefusedCalls,
  readRefusedCall,
  refreshFactsheet,
  previewBulkJob,
  beginBulkJob,
  listBulkJobs,
  readBulkJob,
  listBulkJobRows,
  stopBulkJob,
  readCampaign,
  listCampaignRows,
  listOfficerDepartments,
  addOfficerDepartment,
  removeOfficerDepartment,
  listOfficers,
  readCurrentOfficers,
  assignOfficers,
  listAbsenceChanges,
  listAbsences,
  addAbsence,
  removeAbsence,
  listPeople,
  readPerson,
  correctPerson,
  joinPeople,
  releaseSignIn,
  replacePerson,
  listRefusedSignIns,
  markLeft,
  listPlaces,
  readDestinationDesk,
  saveOwnStudies,
  orderKeptDestinations,
  keepDestination,
  listDestinations,
  readDestination,
  lookAtDestination,
  listDestinationInterest,
} as const satisfies Readonly<Record<string, Call>>;
export type CallName = keyof typeof CALLS;
