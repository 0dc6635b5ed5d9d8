import type { ApplicationStatus } from 'shared-contracts/applications/applications.ts';
import { ROLE_PERMISSIONS, type Role } from 'shared-contracts/rights/permissions.ts';
import { buildApplication } from '../testing/buildApplication.ts';
import { applicationRights } from './applicationRights.ts';

const OWN_ID = 7;
const callerOf = (role: Role) => ({ id: OWN_ID, permissions: ROLE_PERMISSIONS[role] });

describe('applicationRights', () => {
  test.each<[Role, ApplicationStatus, boolean, boolean, boolean]>([
    ['Student', 'draft', true, true, false],
    ['Student', 'submitted', false, true, true],
    ['Student', 'validated', false, false, true],
    ['IRO', 'draft', true, true, false],
    ['IRO', 'submitted', true, true, true],
    ['IRO', 'validated', true, true, true],
    ['Faculty', 'draft', false, false, false],
    ['No Rights', 'draft', false, false, false],
  ])('%s, %s: edit %s, delete %s, bank account %s', (role, status, canEdit, canDelete, canSaveAccount) => {
    expect(applicationRights(callerOf(role), buildApplication({ status }))).toEqual({
      canEdit,
      canDelete,
      canSaveAccount,
    });
  });

  test("gives a student nothing on somebody else's application", () => {
    const application = buildApplication({ owner: { id: OWN_ID + 1 } });
    expect(applicationRights(callerOf('Student'), application)).toEqual({
      canEdit: false,
      canDelete: false,
      canSaveAccount: false,
    });
  });

  test('ends a student’s time for the bank account when the office closes it, not the office’s', () => {
    const application = buildApplication({ status: 'validated', isAccountClosed: true });
    expect(applicationRights(callerOf('Student'), application).canSaveAccount).toBe(false);
    expect(applicationRights(callerOf('IRO'), application).canSaveAccount).toBe(true);
  });
});
