import { isAllowed } from '../sets/access.ts';
import type { Operation } from '../rights/grants.ts';
import {
  APPLICATION_LIFE_CYCLE,
  applicationActionBetween,
  type ApplicationActionName,
  applicationRefusal,
  isReturned,
} from './applicationLifeCycle.ts';
import { APPLICATION_STATUSES } from './applications.ts';
import { ROLE_PERMISSIONS, type Role } from '../rights/permissions.ts';

const ME = 7;
const actions = Object.keys(APPLICATION_LIFE_CYCLE) as ApplicationActionName[];

function takers(name: ApplicationActionName, role: Role, isOwn: boolean) {
  return APPLICATION_STATUSES.filter(
    (status) =>
      applicationRefusal(name, { status, isDeleted: false, isOwn }, ROLE_PERMISSIONS[role]) === undefined,
  );
}

describe('the life cycle of an application', () => {
  test.each([
    ['saveDraft', ['draft'], ['draft']],
    ['submit', ['draft'], ['draft']],
    ['validate', [], ['draft', 'submitted']],
    ['sendBack', [], ['submitted', 'validated']],
    ['edit', ['draft'], ['draft', 'submitted', 'validated']],
    ['saveAccount', ['submitted', 'validated'], ['draft', 'submitted', 'validated']],
    ['closeAccount', [], ['submitted', 'validated']],
    ['delete', ['draft', 'submitted'], ['draft', 'submitted', 'validated']],
  ] as const)('offers %s to its student from %j and to the office from %j', (name, student, office) => {
    expect(takers(name, 'Student', true)).toEqual(student);
    expect(takers(name, 'IRO', false)).toEqual(office);
    expect(takers(name, 'IRO', true)).toEqual(office);
  });

  test('posts what makes the status, or the deletion, of each action; sending back alone needs a reason', () => {
    expect(actions.map((name) => [name, { ...APPLICATION_LIFE_CYCLE[name], owner: 0, office: 0 }])).toEqual([
      ['saveDraft', { owner: 0, office: 0, post: { status: 'draft' } }],
      ['submit', { owner: 0, office: 0, post: { status: 'submitted' } }],
      ['validate', { owner: 0, office: 0, post: { status: 'validated' } }],
      ['sendBack', { owner: 0, office: 0, post: { status: 'draft' }, needsReason: true }],
      ['edit', { owner: 0, office: 0 }],
      ['saveAccount', { owner: 0, office: 0, members: ['paymentData'], isOverOnceClosed: true }],
      ['closeAccount', { owner: 0, office: 0, members: ['isAccountClosed'] }],
      ['delete', { owner: 0, office: 0, post: { isDeleted: true } }],
    ]);
  });

  test.each(actions)('offers %s to nobody else', (name) => {
    expect([
      ...takers(name, 'Student', false),
      ...takers(name, 'Faculty', true),
      ...takers(name, 'No Rights', true),
    ]).toEqual([]);
  });

  test.each([
    ['validate', { status: 'submitted' }, 'not-permitted'],
    ['validate', { status: 'submitted', isDeleted: true }, 'not-permitted'],
    ['edit', { status: 'submitted' }, 'not-in-this-state'],
    ['edit', { status: 'draft', isDeleted: true }, 'deleted'],
    ['edit', { status: 'unknown' }, 'unknown-state'],
    ['edit', { status: 'draft', isOwn: false }, 'not-permitted'],
    ['saveAccount', { status: 'submitted', isAccountClosed: true }, 'account-closed'],
    ['saveAccount', { status: 'draft', isAccountClosed: true }, 'not-in-this-state'],
    ['saveAccount', { status: 'validated', isOwn: false }, 'not-permitted'],
  ] as const)('refuses a student to %s from %j: %s', (name, facts, refusal) => {
    expect(
      applicationRefusal(name, { isDeleted: false, isOwn: true, ...facts }, ROLE_PERMISSIONS.Student),
    ).toBe(refusal);
  });

  test('never closes the bank account to the office', () => {
    const facts = { status: 'validated', isDeleted: false, isOwn: false, isAccountClosed: true } as const;
    expect(applicationRefusal('saveAccount', facts, ROLE_PERMISSIONS.IRO)).toBeUndefined();
  });

  test.each([
    ['update', ['edit', 'saveAccount']],
    ['delete', ['delete']],
  ] as const)('lets happen what the table of rights calls %s', (operation: Operation, names) => {
    for (const role of ['Student', 'IRO', 'Faculty'] as const) {
      for (const status of APPLICATION_STATUSES) {
        for (const owner of [ME, ME + 1]) {
          const caller = { id: ME, permissions: ROLE_PERMISSIONS[role] };
          const facts = { status, isDeleted: false, isOwn: owner === ME };
          const isOpen = names.some(
            (name) => applicationRefusal(name, facts, caller.permissions) === undefined,
          );
          const record = { owner: { id: owner }, status, isDeleted: false };
          expect([
            role,
            status,
            owner,
            isAllowed(caller, operation, 'ApplicationStudentStudiesForms', record),
          ]).toEqual([role, status, owner, isOpen]);
        }
      }
    }
  });
});

describe('applicationActionBetween', () => {
  test.each([
    ['draft', 'draft', 'edit'],
    ['draft', 'submitted', 'submit'],
    ['draft', 'validated', 'validate'],
    ['submitted', 'draft', 'sendBack'],
    ['submitted', 'submitted', 'edit'],
    ['submitted', 'validated', 'validate'],
    ['validated', 'draft', 'sendBack'],
    ['validated', 'submitted', undefined],
    ['validated', 'validated', 'edit'],
  ] as const)('from %s to %s is %s', (from, to, action) => {
    expect(applicationActionBetween(from, to)).toBe(action);
  });
});

describe('isReturned', () => {
  test.each([
    ['draft', null, false],
    ['draft', '2026-11-21T12:00:00.000Z', true],
    ['submitted', null, false],
    [null, null, false],
  ] as const)('of %s, %s is %s', (status, dateReturned, expected) => {
    expect(isReturned({ status, dateReturned })).toBe(expected);
  });
});
