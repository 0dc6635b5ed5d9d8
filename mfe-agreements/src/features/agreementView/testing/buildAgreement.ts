import type {
  AgreementItem,
  ItemContact,
  ItemStudentRow,
} from 'shared-contracts/agreements/entities/agreementItem.ts';
import { GRAZ, LOCAL } from '../../../testing/institutions.ts';

export const VERSION = '2026-04-01T08:00:00.000Z';

export function buildContact(change: Partial<ItemContact> = {}): ItemContact {
  return {
    id: 9,
    title: 'Dr.',
    givenName: 'Eleni',
    familyName: 'Markou',
    email: 'e.markou@example.org',
    phone: '+302310000001',
    roles: [{ value: 'Departmental Coordinator', language: 'en' }],
    department: { id: 4, name: 'School of Law', nameGR: 'Νομική Σχολή', institution: { id: 1 } },
    ...change,
  };
}

export function buildStudentRow(change: Partial<ItemStudentRow> = {}): ItemStudentRow {
  return {
    id: 71,
    fromInstitution: LOCAL,
    fromDepartment: { id: 4, name: 'School of Law', nameGR: 'Νομική Σχολή' },
    toInstitution: GRAZ,
    toDepartment: null,
    subjectAreasWithClarifications: [
      {
        clarification: 'European law',
        subjectArea: { id: 421, code: '0421', name: 'Law', nameGR: 'Νομική' },
      },
    ],
    recommendedLanguageSkills: [
      { languageLevel: 'B2', language: { id: 37, name: 'English', nameGR: 'Αγγλικά', code: 'en' } },
    ],
    mobilitiesPerYear: 2,
    otherInfoTerms: 'Autumn term alone',
    studyCycles: [{ studyCycle: '1st' }, { studyCycle: '2nd' }],
    totalMonthsPerYear: 12,
    blended: true,
    ...change,
  };
}

const LOCAL_SHEET = { id: 8, isActive: true, institution: LOCAL };
/** Each institution with its factsheet in force, so that none has to be asked for. */
export const ALL_FACTSHEETS = [LOCAL_SHEET, { id: 9, isActive: true, institution: GRAZ }];

/** A final agreement that both have notified and nobody has approved, with one row of students for studies. */
export function buildAgreement(change: Partial<AgreementItem> = {}): AgreementItem {
  return {
    id: 12,
    startYear: { id: 2026, name: '2026-2027' },
    endYear: { id: 2028, name: '2028-2029' },
    status: { id: 3, name: 'Final' },
    ewpStatus: { id: 4, name: 'Notified by all' },
    localStatus: 0,
    terminated: 0,
    createdAtMobisisApp: true,
    isSample: false,
    isDeleted: false,
    comments: null,
    dateCreated: '2026-03-05T10:00:00.000Z',
    dateModified: VERSION,
    institutions: [GRAZ, LOCAL],
    departmentalCoordinatorContacts: [
      buildContact({
        id: 31,
        givenName: 'Karl',
        familyName: 'Huber',
        department: { id: 77, institution: { id: 11 } },
      }),
      buildContact(),
    ],
    factsheets: [LOCAL_SHEET],
    partnerAgreementIdentifications: [{ iiaId: 'graz-77', iiaCode: 'G77' }],
    studentMobilitiesForStudies: [buildStudentRow()],
    studentMobilitiesForTraineeship: [],
    staffMobilitiesForTeaching: [],
    staffMobilitiesForTraining: [],
    signings: [],
    ...change,
  };
}
