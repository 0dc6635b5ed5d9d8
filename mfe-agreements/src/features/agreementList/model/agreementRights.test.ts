import { ROLE_PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import { canEditAgreement } from './agreementRights.ts';

describe('canEditAgreement', () => {
  test.each([
    ['IRO', 1, true],
    ['IRO', 2, true],
    ['IRO', 3, true],
    ['IRO', undefined, true],
    ['Faculty', 1, true],
    ['Faculty', 2, false],
    ['Faculty', 3, false],
    ['Faculty', undefined, false],
  ] as const)('answers %s for status %p with %p', (role, statusId, expected) => {
    expect(canEditAgreement(ROLE_PERMISSIONS[role].includes('iia_edit'), statusId)).toBe(expected);
  });
});
