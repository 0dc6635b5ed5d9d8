import Fastify from 'fastify';
import type { Call } from 'shared-contracts/call/call.ts';
import { CALLS } from 'shared-contracts/calls.ts';
import { type Permission, type Role, ROLE_PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import { mayCall, registerCall } from './registerCall.ts';

const ROLES = Object.keys(ROLE_PERMISSIONS) as Role[];

/** The calls by the roles that may make them: `F`aculty, `I`RO, `N`o Rights, `S`tudent. */
const CALLS_BY_ROLES: Readonly<Record<string, string>> = {
  FINS: `
    countReleaseReports downloadOwnData listBurntReleases readChanges readConfig readHealth readLiveness
    reportFaults reportModules
  `,
  FIS: `
    getMe hideReminder keepDestination leaveTour listDestinations listInstitutions lookAtDestination
    lookAtFactsheet orderKeptDestinations readDestination readDestinationDesk readReminderSettings
    readReminders readTour saveOwnStudies saveReminderSettings
  `,
  FI: `
    changeView chooseViews keepView listDestinationInterest listPartners listPlaces lookUpHei lookUpOunit
    lookUpOunits readNetworkPresence readOverview readOverviewCharts readViews removeView
  `,
  IS: 'downloadFile downloadFiles replaceFile uploadFile',
  I: `
    addAbsence addApplicationNote addInstitution addNote addOfficerDepartment approveCopy assignOfficers
    beginBulkJob correctPerson fetchAgain fetchCopy importIncoming joinPeople linkIncoming listAbsenceChanges listAbsences
    listApplicationNotes listAttention listBulkJobRows listBulkJobs listCampaignRows listDeliveries
    listDocuments listFaults listIncoming listNotes listOfficerDepartments listOfficers listPeople
    listRefusedCalls listRefusedSignIns listUnreadable mailPartner markLeft notifyPartner offerPdf partCopies previewBulkJob
    putOfferAway putUnreadableAway readEventReason readApplicationHistory readBulkJob readCampaign readCopies readCurrentOfficers
    readDepartmentUse readDocument readFactsheetNotes readFaultStack readHistory readPerson readRefusedCall
    readReport refreshFactsheet releaseSignIn removeAbsence removeApplicationNote removeNote removeOfficerDepartment
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

describe('a call whose right depends on what it is about', () => {
  const admitted = async (call: Call, permissions: readonly Permission[], url: string, body: object) => {
    const app = Fastify();
    app.decorateRequest('caller', null);
    app.addHook('onRequest', async (request) => {
      request.caller = { id: 7, permissions, role: 'IRO', name: 'iro', email: '' };
    });
    registerCall(app, call, async ({ reply }) => reply.status(204).send());
    const { statusCode } = await app.inject({ method: 'POST', url, payload: body });
    await app.close();
    return statusCode;
  };

  test.each<[string, readonly Permission[], object, number]>([
    ['the agreements of the office', ['iia_edit_iro'], { set: 'MobilityAgreements', ids: [1] }, 204],
    ['applications without their right', ['iia_edit_iro'], { set: 'ApplicationStudentStudiesForms' }, 403],
    [
      'applications',
      ['iia_edit_iro', 'application_settings'],
      { set: 'ApplicationStudentStudiesForms', ids: [1] },
      204,
    ],
    [
      'agreements with the right on applications alone',
      ['application_settings'],
      { set: 'MobilityAgreements' },
      403,
    ],
  ])('in its body: %s', async (_case, permissions, body, status) => {
    expect(await admitted(CALLS.readCurrentOfficers, permissions, '/exchange/officers/current', body)).toBe(
      status,
    );
  });

  test('in several permissions: none of them is enough', async () => {
    const url = '/exchange/bulk-jobs';
    expect(await admitted(CALLS.beginBulkJob, ['iia_edit_iro'], url, {})).toBe(403);
    expect(await admitted(CALLS.beginBulkJob, ['iia_create'], url, {})).toBe(403);
    expect(await admitted(CALLS.beginBulkJob, ['iia_edit_iro', 'iia_create'], url, {})).not.toBe(403);
  });
});
