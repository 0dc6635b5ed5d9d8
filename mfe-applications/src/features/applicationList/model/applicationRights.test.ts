import type { ApplicationStatus } from 'shared-contracts/applications.ts';
import { ROLE_PERMISSIONS, type Role } from 'shared-contracts/permissions.ts';
import { buildApplication } from '../testing/buildApplication.ts';
import { applicationRights } from './applicationRights.ts';

const OWN_ID = 7;
const callerOf = (role: Role) => ({ id: OWN_ID, permissions: ROLE_PERMISSIONS[role] });

describe('applicationRights', () => {
  test.each<[Role, ApplicationStatus, boolean, boolean]>([
    ['Student', 'draft', true, true],
    ['Student', 'submitted', false, true],
    ['Student', 'validated', false, false],
    ['IRO', 'draft', true, true],
    ['IRO', 'submitted', true, true],
    ['IRO', 'validated', true, true],
    ['Faculty', 'draft', false, false],
    ['No Rights', 'draft', false, false],
  ])('%s, %s: edit %s, delete %s', (role, status, canEdit, canDelete) => {
    expect(applicationRights(callerOf(role), buildApplication({ status }))).toEqual({ canEdit, canDelete });
  });

  test("gives a student nothing on somebody else's application", () => {
    const application = buildApplication({ owner: { id: OWN_ID + 1 } });
    expect(applicationRights(callerOf('Student'), application)).toEqual({ canEdit: false, canDelete: false });
  });
});
