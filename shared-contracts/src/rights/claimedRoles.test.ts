import { claimedRoles } from './claimedRoles.ts';

describe('roles in an answer of the provider', () => {
  test.each<[string, Record<string, unknown>, string | null, string | undefined]>([
    ['are its scope where nothing else is named', { scope: 'openid a' }, null, 'openid a'],
    ['are not told by an answer without a scope', { roles: ['a'] }, null, undefined],
    ['are not told by a scope of another form', { scope: { a: 1 } }, null, undefined],
    ['stand in a list', { roles: ['a', 1, 'b'] }, 'roles', 'a b'],
    ['stand deeper in', { realm_access: { roles: ['a'] } }, 'realm_access.roles', 'a'],
    ['stand in a claim with dots in its name', { 'x.y': 'a', x: { y: 'b' } }, 'x.y', 'a'],
    ['are none where the named claim is missing', { scope: 'a' }, 'roles', ''],
    ['are none where the path ends early', { realm_access: 'a' }, 'realm_access.roles', ''],
    ['are none at names that every object has', {}, 'constructor.name', ''],
  ])('%s', (_case, answer, claim, roles) => {
    expect(claimedRoles(answer, claim)).toBe(roles);
  });
});
