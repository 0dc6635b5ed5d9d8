import { DATA_ACCESS, grantsOf, isAllowed } from './access.ts';
import type { Operation } from '../rights/grants.ts';
import { TERMINATION_STATUS } from '../agreements/agreements.ts';
import { type Role, ROLE_PERMISSIONS } from '../rights/permissions.ts';
import type { SetName } from './sets.ts';

const ME = 7;
const ROLES = Object.keys(ROLE_PERMISSIONS) as Role[];
const OPERATIONS: readonly Operation[] = ['read', 'create', 'update', 'delete'];

/** Who may do it, by roles: `I`RO, `F`aculty, `S`tudent; nobody where nothing stands. */
type Allowed = Readonly<Partial<Record<Operation, string>>>;
const LETTERS: Readonly<Record<Role, string>> = { IRO: 'I', Faculty: 'F', Student: 'S', 'No Rights': 'N' };

const callerOf = (role: Role) => ({ id: ME, permissions: ROLE_PERMISSIONS[role] });

function allowedWith(set: SetName, record: object): Allowed {
  const who = (operation: Operation) =>
    ROLES.filter((role) => isAllowed(callerOf(role), operation, set, record))
      .map((role) => LETTERS[role])
      .sort()
      .join('');
  return Object.fromEntries(
    OPERATIONS.map((operation) => [operation, who(operation)]).filter(([, letters]) => letters !== ''),
  ) as Allowed;
}

const AGREEMENT = { status: { id: 1 }, isDeleted: false, terminated: TERMINATION_STATUS['Not terminated'] };
const ENDED = TERMINATION_STATUS['IIA Terminated'];
const OFFICE = { read: 'I', create: 'I', update: 'I', delete: 'I' };
const [MINE, THEIRS] = [{ owner: { id: ME } }, { owner: { id: ME + 1 } }];

const TABLE: ReadonlyArray<readonly [SetName, what: string, record: object, Allowed]> = [
  ['MobilityAgreements', 'a draft', AGREEMENT, { read: 'FIS', create: 'I', update: 'FI', delete: 'I' }],
  [
    'MobilityAgreements',
    'a submitted one',
    { ...AGREEMENT, status: { id: 2 } },
    { read: 'FIS', create: 'I', update: 'I', delete: 'I' },
  ],
  [
    'MobilityAgreements',
    'one that was terminated',
    { ...AGREEMENT, status: { id: 3 }, terminated: ENDED },
    { read: 'FI', create: 'I', update: 'I', delete: 'I' },
  ],
  [
    'MobilityAgreements',
    'one whose end is being approved',
    {
      ...AGREEMENT,
      status: { id: 3 },
      terminated: TERMINATION_STATUS['Termination initiated - approved by partner'],
    },
    { read: 'FIS', create: 'I', update: 'I', delete: 'I' },
  ],
  ['MobilityAgreements', 'a draft that was deleted', { ...AGREEMENT, isDeleted: true }, OFFICE],
  ['MobilityAgreements', 'one without the members that grants name', { status: { id: 1 } }, OFFICE],
  ['MobilityInstitutions', 'any', {}, { read: 'FIS', update: 'I' }],
  [
    'MobilityDepartments',
    'one of ours',
    { institution: { isLocal: true } },
    { read: 'FIS', create: 'I', update: 'I', delete: 'I' },
  ],
  [
    'MobilityDepartments',
    'one of a partner',
    { institution: { isLocal: false } },
    { read: 'FIS', create: 'I', update: 'I' },
  ],
  [
    'MobilityContacts',
    'somebody else',
    { uid: ME + 1, isPrivate: false },
    { read: 'FIS', create: 'I', update: 'I' },
  ],
  [
    'MobilityContacts',
    'somebody else, private',
    { uid: ME + 1, isPrivate: true },
    { read: 'I', create: 'I', update: 'I' },
  ],
  [
    'MobilityContacts',
    'oneself, private',
    { uid: ME, isPrivate: true },
    { read: 'FIS', create: 'FIS', update: 'FIS' },
  ],
  [
    'MobilityFactsheets',
    'the active one of ours',
    { isActive: true, institution: { isLocal: true } },
    { read: 'FIS', create: 'I', update: 'I', delete: 'I' },
  ],
  [
    'MobilityFactsheets',
    'an inactive one of a partner',
    { isActive: false, institution: { isLocal: false } },
    { read: 'I' },
  ],
  ['MobilityNotifications', 'any', {}, { read: 'I' }],
  ['MobilityAgreementApprovalResponses', 'any', {}, { read: 'I' }],
  ['Users', 'oneself', { id: ME }, { read: 'FIS', create: 'I' }],
  ['Users', 'somebody else', { id: ME + 1 }, { read: 'I', create: 'I' }],
  ['Groups', 'any', {}, { read: 'I' }],
  ['ECTSCoordinatorTables', 'any', {}, { read: 'IS', create: 'I', update: 'I', delete: 'I' }],
  ...(['draft', 'submitted', 'validated'] as const).map(
    (status) =>
      [
        'ApplicationStudentStudiesForms',
        `one’s own, ${status}`,
        { ...MINE, status, isDeleted: false },
        {
          read: 'IS',
          create: status === 'validated' ? 'I' : 'IS',
          // Of one that is no draft, its student changes the bank account alone.
          update: 'IS',
          delete: status === 'validated' ? 'I' : 'IS',
        },
      ] as const,
  ),
  [
    'ApplicationStudentStudiesForms',
    'one’s own draft that was deleted',
    { ...MINE, status: 'draft', isDeleted: true },
    { ...OFFICE, create: 'IS' },
  ],
  [
    'ApplicationStudentStudiesForms',
    'somebody else’s draft',
    { ...THEIRS, status: 'draft', isDeleted: false },
    OFFICE,
  ],
  [
    'ApplicationStudentStudiesForms',
    'a draft without an owner',
    { owner: null, status: 'draft', isDeleted: false },
    OFFICE,
  ],
  ['ApplicationFiles', 'one’s own', MINE, { read: 'IS', create: 'IS', update: 'IS', delete: 'IS' }],
  ['ApplicationFiles', 'somebody else’s', THEIRS, OFFICE],
  ['ApplicationSettings', 'any', {}, { read: 'IS', create: 'I', update: 'I' }],
  ...(
    [
      'MobilityAgreementStatuses',
      'MobilityEwpStatuses',
      'AcademicYears',
      'MobilityCountries',
      'MobilityRoleDescriptions',
      'MobilitySubjectAreas',
      'MobilityLanguages',
      'ApplicationGlobalCountries',
      'ApplicationGlobalCities',
      'ApplicationGlobalLanguages',
      'ApplicationTaxOffices',
      'ApplicationBanks',
    ] as const
  ).map((set) => [set, 'any', {}, { read: 'FIS' }] as const),
];

describe('who may do what with the records of each set', () => {
  test.each(TABLE)('%s, %s: %j', (set, _what, record, allowed) => {
    expect(allowedWith(set, record)).toEqual(allowed);
  });

  test('is said here of every set', () => {
    expect([...new Set(TABLE.map(([set]) => set))].sort()).toEqual(Object.keys(DATA_ACCESS).sort());
  });
});

describe('a grant that opens some members alone', () => {
  const fieldsOf = (role: Role, operation: Operation, set: SetName) =>
    grantsOf(callerOf(role), operation, set).map(({ fields }) => fields);

  test('lets students read of agreements where they can go, and of contacts who answers for it', () => {
    expect(fieldsOf('Student', 'read', 'MobilityAgreements')).toEqual([
      [
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
    ]);
    expect(fieldsOf('Student', 'read', 'MobilityContacts')).toEqual([
      undefined,
      ['id', 'title', 'givenName', 'familyName', 'department', 'institution'],
    ]);
  });

  test.each(['Faculty', 'Student'] as const)(
    'lets %s write the profile of their own contact alone',
    (role) => {
      const profile = expect.not.arrayContaining(['isPrivate', 'roles', 'id', 'uid']) as unknown;

      expect(fieldsOf(role, 'update', 'MobilityContacts')).toEqual([profile]);
      const [created] = fieldsOf(role, 'create', 'MobilityContacts');
      const [updated] = fieldsOf(role, 'update', 'MobilityContacts');
      expect(created).toEqual([...(updated ?? []), 'uid']);
    },
  );

  test('lets students write the bank account alone of an application that they handed in', () => {
    expect(fieldsOf('Student', 'update', 'ApplicationStudentStudiesForms')).toEqual([
      undefined,
      ['paymentData'],
    ]);
  });

  test('stands in nobody’s way who holds another that opens all', () => {
    expect(fieldsOf('Faculty', 'read', 'MobilityAgreements')).toContain(undefined);
    expect(fieldsOf('IRO', 'read', 'MobilityContacts')).toContain(undefined);
    // Of all who are not private, and of oneself.
    expect(
      fieldsOf('Faculty', 'read', 'MobilityContacts').filter((fields) => fields === undefined),
    ).toHaveLength(2);
  });
});
