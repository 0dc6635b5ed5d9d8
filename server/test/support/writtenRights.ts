import type { CALLS } from 'shared-contracts/calls/calls.ts';
import type { Role } from 'shared-contracts/permissions.ts';
import type { SetName } from 'shared-contracts/sets.ts';

// What each role may do, apart from the tables of shared-contracts by which it is decided: whoever changes a right there says so here too.

const LETTERS = { I: 'IRO', F: 'Faculty', S: 'Student', N: 'No Rights' } as const satisfies Record<
  string,
  Role
>;

/** Tells whether one of these letters is that of a role. */
export function isAmong(letters: string, role: Role): boolean {
  return Object.entries(LETTERS).some(([letter, name]) => name === role && letters.includes(letter));
}

/** Who reads of a set, and who changes of it, at least some records. */
export const RIGHTS_OF_SETS: Readonly<Record<SetName, readonly [read: string, change: string]>> = {
  AcademicYears: ['IFS', ''],
  ApplicationBanks: ['IFS', ''],
  ApplicationFiles: ['IS', 'IS'],
  ApplicationGlobalCities: ['IFS', ''],
  ApplicationGlobalCountries: ['IFS', ''],
  ApplicationGlobalLanguages: ['IFS', ''],
  ApplicationSettings: ['IS', 'I'],
  ApplicationStudentStudiesForms: ['IS', 'IS'],
  ApplicationTaxOffices: ['IFS', ''],
  ECTSCoordinatorTables: ['IS', 'I'],
  Groups: ['I', ''],
  MobilityAgreementApprovalResponses: ['I', ''],
  MobilityAgreementStatuses: ['IFS', ''],
  MobilityAgreements: ['IFS', 'IF'],
  MobilityContacts: ['IFS', 'IFS'],
  MobilityCountries: ['IFS', ''],
  MobilityDepartments: ['IFS', 'I'],
  MobilityEwpStatuses: ['IFS', ''],
  MobilityFactsheets: ['IFS', 'I'],
  MobilityInstitutions: ['IFS', 'I'],
  MobilityLanguages: ['IFS', ''],
  MobilityNotifications: ['I', ''],
  MobilityRoleDescriptions: ['IFS', ''],
  MobilitySubjectAreas: ['IFS', ''],
  Users: ['IFS', 'I'],
};

/** Who makes a call. */
export const RIGHTS_OF_CALLS: Readonly<Record<keyof typeof CALLS, string>> = {
  approveCopy: 'I',
  beginBulkJob: 'I',
  countReleaseReports: 'IFSN',
  downloadFile: 'IS',
  downloadFiles: 'IS',
  downloadOwnData: 'IFSN',
  fetchAgain: 'I',
  fetchCopy: 'I',
  getMe: 'IFS',
  hideReminder: 'IFS',
  importIncoming: 'I',
  linkIncoming: 'I',
  listAttention: 'I',
  listBulkJobRows: 'I',
  listBulkJobs: 'I',
  listBurntReleases: 'IFSN',
  listDeliveries: 'I',
  listDocuments: 'I',
  searchNetwork: 'I',
  addInstitution: 'I',
  listIncoming: 'I',
  putOfferAway: 'I',
  listInstitutions: 'IFS',
  listPartners: 'IF',
  listRefusedCalls: 'I',
  listUnreadable: 'I',
  readRefusedCall: 'I',
  lookAtFactsheet: 'IFS',
  lookUpHei: 'IF',
  lookUpOunit: 'IF',
  lookUpOunits: 'IF',
  notifyPartner: 'I',
  offerPdf: 'I',
  addNote: 'I',
  listNotes: 'I',
  mailPartner: 'I',
  removeNote: 'I',
  partCopies: 'I',
  reportOnNetwork: 'I',
  splitAgreement: 'I',
  previewBulkJob: 'I',
  readBulkJob: 'I',
  readChanges: 'IFSN',
  readConfig: 'IFSN',
  readCopies: 'I',
  readDepartmentUse: 'I',
  readDocument: 'I',
  readFactsheetNotes: 'I',
  readHealth: 'IFSN',
  readHistory: 'I',
  readLiveness: 'IFSN',
  readNetworkPresence: 'IF',
  readOverview: 'IF',
  readOverviewCharts: 'IF',
  readReminderSettings: 'IFS',
  readReminders: 'IFS',
  refreshFactsheet: 'I',
  replaceFile: 'IS',
  reportModules: 'IFSN',
  resendDelivery: 'I',
  revertAgreement: 'I',
  saveReminderSettings: 'IFS',
  stopBulkJob: 'I',
  takeAct: 'I',
  takeOverCopy: 'I',
  uploadFile: 'IS',
};
