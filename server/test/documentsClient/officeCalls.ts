import { coordinatorBody } from './findKnown.ts';
import { type Row, unique } from './table.ts';

const EXPORTED = [
  'id',
  'institutions',
  'studentMobilitiesForStudies',
  'studentMobilitiesForTraineeship',
  'staffMobilitiesForTeaching',
  'staffMobilitiesForTraining',
  'departmentalCoordinatorContacts',
];

/** Calls of document 2, section 7: lookups, people, export, ECTS coordinators. */
export const OFFICE_CALLS: readonly Row[] = [
  [
    'role descriptions',
    ({ model }) => model('MobilityRoleDescriptions').getItems(),
    ['rows', 'rows', 'rows', 403],
  ],
  [
    'the default contact',
    ({ model }) => model('MobilityContacts').where('id').equal(3).getItem(),
    ['record', 'record', 'record', 403],
  ],
  [
    'a contact by e-mail and names',
    async ({ model }) =>
      model('MobilityContacts')
        .where('email')
        .equal('nobody@example.org')
        .and('familyName')
        .equal("O'Hara")
        .and('givenName')
        .equal('Άννα')
        .getItems(),
    ['none', 'none', 'none', 403],
  ],
  [
    'a department by institution and domain',
    ({ model }) =>
      model('MobilityDepartments').where('institution').equal(1).and('domain').equal('ad').getItems(),
    ['rows', 'rows', 'rows', 403],
  ],
  [
    'an institution by its HEI id',
    ({ model }, { partner }) => model('MobilityInstitutions').where('heiId').equal(partner.heiId).getItem(),
    ['record', 'record', 'record', 403],
  ],
  [
    'an institution by its id',
    ({ model }, { partner }) => model('MobilityInstitutions').where('id').equal(partner.id).getItem(),
    ['record', 'record', 'record', 403],
  ],
  [
    'all subject areas',
    ({ model }) => model('MobilitySubjectAreas').take(-1).getItems(),
    ['rows', 'rows', 'rows', 403],
  ],
  [
    'academic years from 2014 to 2029',
    ({ model }) =>
      model('AcademicYears').where('id').greaterOrEqual(2014).and('id').lowerThan(2030).getItems(),
    ['rows', 'rows', 'rows', 403],
  ],
  [
    'a new user in a group',
    ({ model }) => model('Users').save({ name: unique('new.teacher'), groups: [{ name: 'Instructors' }] }),
    ['record', 403, 403, 403],
  ],
  [
    'a new contact of a user',
    async ({ model, id: uid }, { department }) =>
      model('MobilityContacts').save({
        ...{ givenName: 'New', familyName: unique('Contact'), email: 'new@example.org' },
        ...{ department, uid },
      }),
    ['record', 403, 403, 403],
  ],
  [
    'the own profile, which names no version',
    async ({ model, id }) => {
      const own = await model('MobilityContacts').where('uid').equal(id).getItem();
      const { givenName, familyName, email, address, title } = own ?? {
        givenName: 'A',
        familyName: 'B',
        email: 'a@example.org',
      };
      const phone = '+302310123456';
      return model('MobilityContacts').save({
        givenName,
        familyName,
        email,
        address,
        phone,
        title,
        ...(own && { id: own.id }),
        ...(own === undefined && { uid: id }),
      });
    },
    ['record', 'record', 'record', 403],
  ],
  [
    'departments of the local university by its HEI id',
    ({ model }, { localHeiId }) =>
      model('MobilityDepartments').where('institution/heiId').equal(localHeiId).take(-1).getItems(),
    ['rows', 'rows', 'rows', 403],
  ],
  [
    'agreements of a department for the export',
    ({ model }, { department }) =>
      model('MobilityAgreements')
        .where('departmentalCoordinatorContacts/department')
        .equal(department)
        .and('status')
        .notEqual(1)
        .select(...EXPORTED)
        .take(-1)
        .getItems(),
    ['rows', 'rows', 403, 403],
  ],
  [
    'a page of ECTS coordinators',
    ({ model }) => model('ECTSCoordinatorTables').take(25).skip(0).getList(),
    ['rows', 403, 'rows', 403],
  ],
  [
    'a department for a coordinator',
    ({ model }) => model('MobilityDepartments').save({ name: unique('Department'), institution: 1 }),
    ['record', 403, 403, 403],
  ],
  [
    'a coordinator that is edited in the list',
    async ({ model }, { made, department }) =>
      model('ECTSCoordinatorTables').save({ ...coordinatorBody(department), id: await made.coordinator() }),
    ['record', 403, 403, 403],
  ],
  [
    'a coordinator that is deleted',
    async ({ model }, { made }) =>
      model('ECTSCoordinatorTables').save({ id: await made.coordinator(), $state: 4 }),
    ['record', 403, 403, 403],
  ],
  [
    'a coordinator that is removed by the client',
    async ({ model }, { made }) => model('ECTSCoordinatorTables').remove({ id: await made.coordinator() }),
    ['record', 403, 403, 403],
  ],
  [
    'a coordinator of the add form',
    ({ model }, { department }) =>
      model('ECTSCoordinatorTables').save({
        ...coordinatorBody(department),
        ...{ address: 'Street 1', phone: '+302310123456' },
      }),
    ['record', 403, 403, 403],
  ],
];
