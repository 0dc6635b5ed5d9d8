import { hasPermission, roleOfScope } from './permissions.ts';

describe('roleOfScope', () => {
  test.each([
    ['openid mobisis-students', 'Student'],
    ['mobisis-teachers', 'Faculty'],
    ['profile mobisis-iro', 'IRO'],
    ['mobisis-students mobisis-iro', 'IRO'],
    ['openid mobisis-iro2', 'No Rights'],
    [undefined, 'No Rights'],
  ])('gives the role of the scope %p', (scope, role) => {
    expect(roleOfScope(scope)).toBe(role);
  });
});

describe('hasPermission', () => {
  test('refuses everything to a person without a role', () => {
    expect(hasPermission('No Rights', 'profile_view')).toBe(false);
  });
});
