import type {
  AgreementItem,
  ItemContact,
  ItemStaffRow,
  ItemStudentRow,
} from 'shared-contracts/agreements/entities/agreementItem.ts';
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

export function buildStudentRow(change: Partial<ItemStudentRow> = {}): ItemStudentRow {
  return {
    id: 501,
    fromInstitution: LOCAL,
    fromDepartment: { id: 4, name: 'School of Law', institution: { id: 1 } },
    toInstitution: GRAZ,
    toDepartment: null,
    subjectAreasWithClarifications: [
      { clarification: null, subjectArea: { id: 421, code: '0421', name: 'Law' } },
    ],
    recommendedLanguageSkills: [{ languageLevel: 'B1', language: { id: 9, name: 'German', code: 'de' } }],
    mobilitiesPerYear: 2,
    totalMonthsPerYear: 10,
    otherInfoTerms: null,
    studyCycles: [{ studyCycle: '1st' }],
    blended: false,
    ...change,
  };
}

export function buildStaffRow(change: Partial<ItemStaffRow> = {}): ItemStaffRow {
  const {
    studyCycles: _cycles,
    totalMonthsPerYear: _months,
    blended: _blended,
    ...shared
  } = buildStudentRow({ id: 601 });
  return { ...shared, totalDaysPerYear: 10, ...change };
}

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
