import { ROLE_PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import { buildUser } from '../testing/buildUser.ts';
import { holderOf, secondsLeft } from './holder.ts';

const HOME = 'university.example';

describe('holderOf', () => {
  test.each([
    ['openid mobisis-iro', 'IRO'],
    ['openid mobisis-teachers', 'Faculty'],
    ['mobisis-students profile', 'Student'],
    ['openid profile', 'No Rights'],
  ] as const)('reads the scope %s of the access token as %s', (scope, role) => {
    const holder = holderOf(buildUser({ scope }), HOME);
    expect(holder.role).toBe(role);
    expect(holder.permissions).toEqual(ROLE_PERMISSIONS[role]);
  });

  test('takes the scope beside the token when the access token is opaque', () => {
    const user = buildUser();
    user.access_token = 'opaque';
    user.scope = 'openid mobisis-students';
    expect(holderOf(user, HOME).role).toBe('Student');
  });

  test('builds the European student identifier from the registry number', () => {
    const claims = {
      university_registry_number: '123456',
      family_name: 'Roe',
      given_name: 'Ann',
      family_name_gr: 'Ρόη',
    };
    expect(holderOf(buildUser({ claims }), HOME).data).toEqual({
      family_name: 'Roe',
      given_name: 'Ann',
      family_name_gr: 'Ρόη',
      given_name_gr: 'Ann',
      email: '',
      university_registry_number: '123456',
      european_student_identifier: 'urn:schac:personalUniqueCode:int:esi:university.example:123456',
    });
  });

  test('uses the placeholder when the token has no registry number', () => {
    expect(holderOf(buildUser(), HOME).data).toMatchObject({
      university_registry_number: '000000',
      european_student_identifier: 'urn:schac:personalUniqueCode:int:esi:university.example:000000',
    });
  });
});

describe('secondsLeft', () => {
  test('counts by arrival, whatever the clocks of the token say', () => {
    const user = buildUser({ secondsLeft: 300, claims: { exp: 1, iat: 0 } });
    expect(secondsLeft(user)).toBeGreaterThan(298);
    expect(secondsLeft(user)).toBeLessThanOrEqual(300);
  });

  test('takes a token of unknown lifetime as endless', () => {
    const user = buildUser();
    delete user.expires_at;
    expect(secondsLeft(user)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('holderOf, where a claim names the roles', () => {
  test.each([
    ['a list in the access token', { roles: ['staff', 'mobisis-iro'] }, 'openid', 'IRO'],
    ['nothing, and its scope does', {}, 'openid mobisis-students', 'Student'],
  ] as const)('the token has %s', (_case, claims, scope, role) => {
    expect(holderOf(buildUser({ scope, claims }), HOME, 'roles').role).toBe(role);
  });

  test('an opaque token leaves it to the id token', () => {
    const user = buildUser();
    user.access_token = 'opaque';
    user.profile = { ...user.profile, realm: { roles: ['mobisis-teachers'] } };
    expect(holderOf(user, HOME, 'realm.roles').role).toBe('Faculty');
  });

  test('shows a name of one part', () => {
    expect(holderOf(buildUser({ claims: { name: 'Sokratis' } }), HOME).data).toMatchObject({
      family_name: 'Sokratis',
      given_name: '',
    });
  });
});
