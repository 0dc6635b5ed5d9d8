import type { AgreementItem, ItemContact } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { buildStaffRow, buildStudentRow } from '../../../testing/buildMobilityRows.ts';
import { GRAZ, LOCAL } from '../../../testing/institutions.ts';

/** The contact that every agreement begins with. */
export const DEFAULT_CONTACT: ItemContact = {
  id: 3,
  title: 'Ms.',
  roles: [{ value: 'Departmental Coordinator' }],
  givenName: 'Maria',
  familyName: 'Nikolaou',
  email: 'office@local.example',
  phone: '+302310123456',
  address: null,
  url: null,
  department: { id: 5, name: 'Department of European Educational Programmes', institution: { id: 1 } },
};

export const PARTNER_CONTACT: ItemContact = {
  id: 31,
  title: 'Dr.',
  roles: [{ value: 'Institutional Coordinator' }],
  givenName: 'Karl',
  familyName: 'Huber',
  email: 'k.huber@graz.example',
  phone: null,
  address: 'Universitätsplatz 3',
  url: 'https://www.graz.example',
  department: { id: 77, name: 'Faculty of Law', institution: { id: 11 } },
};

/** A draft between the local university and Graz, as the server gives it. */
export function buildAgreementItem(change: Partial<AgreementItem> = {}): AgreementItem {
  return {
    id: 12,
    startYear: { id: 2024, name: '2024-2025' },
    endYear: { id: 2028, name: '2028-2029' },
    status: { id: 1, name: 'Draft' },
    ewpStatus: { id: 1, name: 'Not notified' },
    localStatus: 0,
    terminated: 0,
    createdAtMobisisApp: true,
    isSample: false,
    isDeleted: false,
    comments: '<p>Signed on paper first.</p>',
    dateCreated: '2026-03-05T10:00:00.000Z',
    dateModified: '2026-10-06T09:30:00.000Z',
    institutions: [LOCAL, GRAZ],
    departmentalCoordinatorContacts: [DEFAULT_CONTACT, PARTNER_CONTACT],
    factsheets: [],
    partnerAgreementIdentifications: [],
    studentMobilitiesForStudies: [buildStudentRow()],
    studentMobilitiesForTraineeship: [],
    staffMobilitiesForTeaching: [buildStaffRow()],
    staffMobilitiesForTraining: [],
    signings: [],
    ...change,
  };
}
