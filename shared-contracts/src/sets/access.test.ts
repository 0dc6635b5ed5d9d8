import { isAllowed } from './access.ts';
import type { Caller } from '../rights/grants.ts';
import { ROLE_PERMISSIONS } from '../rights/permissions.ts';

const iro: Caller = { id: 1, permissions: ROLE_PERMISSIONS.IRO };
const faculty: Caller = { id: 2, permissions: ROLE_PERMISSIONS.Faculty };
const student: Caller = { id: 3, permissions: ROLE_PERMISSIONS.Student };
const guest: Caller = { id: 4, permissions: [] };

const draft = { status: { id: 1 }, isDeleted: false };
const final = { status: { id: 3 }, isDeleted: false };

describe('isAllowed', () => {
  test('lets faculty edit drafts and nothing further', () => {
    expect(isAllowed(faculty, 'update', 'MobilityAgreements', draft)).toBe(true);
    expect(isAllowed(faculty, 'update', 'MobilityAgreements', final)).toBe(false);
    expect(isAllowed(faculty, 'update', 'MobilityAgreements', { ...draft, isDeleted: true })).toBe(false);
    expect(isAllowed(faculty, 'create', 'MobilityAgreements', draft)).toBe(false);
    expect(isAllowed(iro, 'update', 'MobilityAgreements', final)).toBe(true);
  });

  test.each([
    ['draft', 3, true, true],
    // Its bank account alone: accessTable.test.ts and the life cycle.
    ['submitted', 3, true, true],
    ['validated', 3, true, false],
    ['draft', 9, false, false],
  ])('a student faces a %s application of user %i', (status, owner, mayEdit, mayDelete) => {
    const application = { status, owner: { id: owner }, isDeleted: false };
    expect(isAllowed(student, 'update', 'ApplicationStudentStudiesForms', application)).toBe(mayEdit);
    expect(isAllowed(student, 'delete', 'ApplicationStudentStudiesForms', application)).toBe(mayDelete);
    expect(isAllowed(iro, 'update', 'ApplicationStudentStudiesForms', application)).toBe(true);
    expect(isAllowed(iro, 'delete', 'ApplicationStudentStudiesForms', application)).toBe(true);
  });

  test('counts a member that the record does not hold as not matching', () => {
    expect(isAllowed(faculty, 'update', 'MobilityAgreements', { status: { id: 1 } })).toBe(false);
    expect(
      isAllowed(student, 'update', 'ApplicationStudentStudiesForms', { status: 'draft', owner: null }),
    ).toBe(false);
  });

  test('opens nothing to somebody without permissions', () => {
    expect(isAllowed(guest, 'read', 'MobilityCountries', {})).toBe(false);
    expect(isAllowed(guest, 'read', 'MobilityAgreements', draft)).toBe(false);
  });

  test('refuses an operation that no grant names', () => {
    expect(isAllowed(iro, 'delete', 'MobilityFactsheets', {})).toBe(false);
  });
});
