import type { Call } from 'shared-contracts/call/call.ts';
import { CALLS } from 'shared-contracts/calls.ts';
import { type Role, ROLE_PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import { mayCall } from './registerCall.ts';

const ROLES = Object.keys(ROLE_PERMISSIONS) as Role[];

/** The calls by the roles that may make them: `F`aculty, `I`RO, `N`o Rights, `S`tudent. */
const CALLS_BY_ROLES: Readonly<Record<string, string>> = {
  FINS: `
    countReleaseReports downloadOwnData listBurntReleases readChanges readConfig readHealth readLiveness
    reportFaults reportModules
  `,
  FIS: `
    changeView chooseViews getMe hideReminder keepDestination keepView leaveTour listDestinations
    listInstitutions lookAtDestination lookAtFactsheet orderKeptDestinations readDestination
    readDestinationDesk readReminderSettings readReminders readTour readViews removeView saveOwnStudies
    saveReminderSettings
  `,
  FI: `
    listDestinationInterest listPartners listPlaces lookUpHei lookUpOunit lookUpOunits readNetworkPresence
    readOverview readOverviewCharts
  `,
  IS: 'downloadFile downloadFiles replaceFile uploadFile',
  I: `
    addAbsence addApplicationNote addInstitution addNote addOfficerDepartment approveCopy assignOfficers
    beginBulkJob correctPerson fetchAgain fetchCopy importIncoming joinPeople linkIncoming listAbsences
    listApplicationNotes listAttention listBulkJobRows listBulkJobs listCampaignRows listDeliveries
    listDocuments listFaults listIncoming listNotes listOfficerDepartments listOfficers listPeople
    listRefusedCalls listUnreadable mailPartner markLeft notifyPartner offerPdf partCopies previewBulkJob
    putOfferAway readApplicationHistory readBulkJob readCampaign readCopies readCurrentOfficers
    readDepartmentUse readDocument readFactsheetNotes readFaultStack readHistory readPerson readRefusedCall
    readReport refreshFactsheet removeAbsence removeApplicationNote removeNote removeOfficerDepartment
    replacePerson reportOnNetwork resendDelivery revertAgreement searchNetwork splitAgreement stopBulkJob
    takeAct takeOverCopy
  `,
  F: 'proposeAgreement',
};

test('each call is open to the roles of this table', () => {
  const rolesOf = (call: Call) =>
    ROLES.filter((role) => mayCall({ id: 7, permissions: ROLE_PERMISSIONS[role] }, call))
      .map(([letter]) => letter)
      .sort()
      .join('');
  const expected = Object.entries(CALLS_BY_ROLES).flatMap(([roles, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, roles] as const),
  );

  expect(Object.fromEntries(Object.entries(CALLS).map(([name, call]) => [name, rolesOf(call)]))).toEqual(
    Object.fromEntries(expected),
  );
});
