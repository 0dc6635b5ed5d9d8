import { TERMINATION_STATUS } from '../agreements/agreements.ts';
import { PROFILE_MEMBERS } from '../institutions/contacts.ts';
import {
  acceptedValues,
  type Caller,
  type Grant,
  grantsHeld,
  ME,
  type Operation,
  type SetAccess,
} from '../rights/grants.ts';
import type { SetName } from './sets.ts';

const REFERENCE: SetAccess = { read: [{ permission: 'profile_view' }] };

const NOT_TERMINATED = Object.values(TERMINATION_STATUS).filter(
  (status) => status !== TERMINATION_STATUS['IIA Terminated'],
);

/**
 * Who may do what with the records of each set: the server enforces it, buttons ask it.
 *
 * Grants of one operation add up. An operation that is absent is refused to everybody. Child sets are not here: they follow
 * the set that owns them.
 */
export const DATA_ACCESS: Readonly<Record<SetName, SetAccess>> = {
  MobilityAgreements: {
    read: [
      { permission: 'iia_edit_iro' },
      { permission: 'iia_list', where: { isDeleted: false } },
      {
        permission: 'iia_active_list',
        where: { isDeleted: false, terminated: NOT_TERMINATED },
        fields: [
          'id',
          'startYear',
          'endYear',
          'institutions',
          'status',
          'ewpStatus',
          'localStatus',
          'isDeleted',
          'studentMobilitiesForStudies',
          'departmentalCoordinatorContacts',
        ],
      },
    ],
    create: [{ permission: 'iia_create' }],
    update: [
      { permission: 'iia_edit' },
      // Faculty edit drafts without holding iia_edit: docs/decisions/0002-reading-the-specification.md.
      { permission: 'iia_view', where: { 'status/id': 1, isDeleted: false } },
    ],
    delete: [{ permission: 'iia_edit_iro' }],
  },
  MobilityAgreementStatuses: REFERENCE,
  MobilityEwpStatuses: REFERENCE,
  AcademicYears: REFERENCE,
  MobilityCountries: REFERENCE,
  MobilityInstitutions: {
    read: [{ permission: 'institution_list' }],
    update: [{ permission: 'institution_edit' }],
  },
  MobilityDepartments: {
    read: [{ permission: 'department_list' }],
    create: [{ permission: 'department_edit' }],
    update: [{ permission: 'department_edit' }],
    delete: [{ permission: 'department_edit', where: { 'institution/isLocal': true } }],
  },
  MobilityContacts: {
    read: [
      { permission: 'iia_edit_iro' },
      { permission: 'iia_view', where: { isPrivate: false } },
      { permission: 'profile_view', where: { uid: ME } },
      {
        permission: 'iia_active_list',
        where: { isPrivate: false },
        fields: ['id', 'title', 'givenName', 'familyName', 'department', 'institution'],
      },
    ],
    create: [
      { permission: 'iia_edit_iro' },
      // Students edit their profile too, and have no record until then: docs/decisions/0002-reading-the-specification.md.
      { permission: 'profile_edit', where: { uid: ME }, fields: [...PROFILE_MEMBERS, 'uid'] },
    ],
    update: [
      { permission: 'iia_edit_iro' },
      { permission: 'profile_edit', where: { uid: ME }, fields: PROFILE_MEMBERS },
    ],
  },
  MobilityRoleDescriptions: REFERENCE,
  MobilitySubjectAreas: REFERENCE,
  MobilityLanguages: REFERENCE,
  MobilityFactsheets: {
    read: [{ permission: 'factsheet_edit' }, { permission: 'factsheet_list', where: { isActive: true } }],
    create: [{ permission: 'factsheet_edit', where: { 'institution/isLocal': true } }],
    update: [{ permission: 'factsheet_edit', where: { 'institution/isLocal': true } }],
    delete: [{ permission: 'factsheet_edit', where: { 'institution/isLocal': true } }],
  },
  MobilityNotifications: { read: [{ permission: 'iia_edit_iro' }] },
  MobilityAgreementApprovalResponses: { read: [{ permission: 'iia_edit_iro' }] },
  Users: {
    read: [{ permission: 'iia_edit_iro' }, { permission: 'profile_view', where: { id: ME } }],
    create: [{ permission: 'iia_edit_iro' }],
  },
  Groups: { read: [{ permission: 'iia_edit_iro' }] },
  ECTSCoordinatorTables: {
    read: [{ permission: 'ects_coordinators_view' }],
    create: [{ permission: 'ects_coordinators_create' }],
    update: [{ permission: 'ects_coordinators_create' }],
    delete: [{ permission: 'ects_coordinators_create' }],
  },
  ApplicationStudentStudiesForms: {
    read: [
      { permission: 'application_settings' },
      { permission: 'application_list', where: { 'owner/id': ME, isDeleted: false } },
    ],
    create: [
      { permission: 'application_settings' },
      { permission: 'application_create', where: { 'owner/id': ME, status: ['draft', 'submitted'] } },
    ],
    update: [
      { permission: 'application_settings' },
      { permission: 'application_edit', where: { 'owner/id': ME, isDeleted: false, status: 'draft' } },
      // Until the office closes the bank account, as the life cycle has it for `saveAccount`.
      {
        permission: 'application_edit',
        where: { 'owner/id': ME, isDeleted: false, status: ['submitted', 'validated'] },
        fields: ['paymentData'],
      },
    ],
    delete: [
      { permission: 'application_settings' },
      {
        permission: 'application_edit',
        where: { 'owner/id': ME, isDeleted: false, status: ['draft', 'submitted'] },
      },
    ],
  },
  ApplicationFiles: {
    read: [
      { permission: 'application_settings' },
      { permission: 'application_view', where: { 'owner/id': ME } },
    ],
    create: [
      { permission: 'application_settings' },
      { permission: 'application_edit', where: { 'owner/id': ME } },
    ],
    update: [
      { permission: 'application_settings' },
      { permission: 'application_edit', where: { 'owner/id': ME } },
    ],
    delete: [
      { permission: 'application_settings' },
      { permission: 'application_edit', where: { 'owner/id': ME } },
    ],
  },
  ApplicationSettings: {
    read: [{ permission: 'application_list' }],
    create: [{ permission: 'application_settings' }],
    update: [{ permission: 'application_settings' }],
  },
  ApplicationGlobalCountries: REFERENCE,
  ApplicationGlobalCities: REFERENCE,
  ApplicationGlobalLanguages: REFERENCE,
  ApplicationTaxOffices: REFERENCE,
  ApplicationBanks: REFERENCE,
};

/** Lists the grants that the caller's permissions open, whatever the record. */
export function grantsOf(caller: Caller, operation: Operation, set: SetName): readonly Grant[] {
  return grantsHeld(caller, operation, DATA_ACCESS[set]);
}

/**
 * Tells whether a caller may do something with a record that lies before it, by {@link DATA_ACCESS}.
 *
 * - record: must hold the members that the grants' conditions name; a missing member counts as not matching
 */
export function isAllowed(caller: Caller, operation: Operation, set: SetName, record: object): boolean {
  return grantsOf(caller, operation, set).some(({ where = {} }) =>
    Object.entries(where).every(([path, accepted]) => {
      const actual = valueAt(record, path);
      return acceptedValues(accepted, caller).some((choice) => actual === choice);
    }),
  );
}

function valueAt(record: object, path: string): unknown {
  return path
    .split('/')
    .reduce<unknown>(
      (value, member) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, member) : undefined,
      record,
    );
}
