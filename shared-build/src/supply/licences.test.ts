import { expect, test } from '@jest/globals';
import { readBill } from './billOfMaterials.ts';
import { isUsable, licenceFaults, licenceList, licenceOf } from './licences.ts';

const component = (name: string, license?: object) => ({
  name,
  version: '1.0.0',
  licenses: license ? [license] : [],
});

test('every package that runs, builds or tests the portal has a licence that a public university can use', () => {
  const bill = readBill(['*'], { hasDevelopment: true });
  expect(bill.components.length).toBeGreaterThan(500);
  expect(licenceFaults(bill)).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR CC0-1.0)', true],
  ['GPL-3.0-only OR MIT', true],
  ['Apache-2.0 AND MIT', true],
  ['Apache-2.0 AND GPL-2.0-only', false],
  ['(MIT OR GPL-3.0-only) AND SSPL-1.0', false],
  ['AGPL-3.0-only', false],
  ['BUSL-1.1', false],
  ['CC-BY-NC-4.0', false],
  ['UNLICENSED', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['', false],
])('%j can be used: %s', (licence, expected) => {
  expect(isUsable(licence)).toBe(expected);
});

test('a package without a licence, or with one that binds the whole, is named', () => {
  const components = [
    component('good', { license: { id: 'MIT' } }),
    component('bad', { license: { id: 'AGPL-3.0-only' } }),
    component('either', { expression: 'GPL-2.0-only OR MIT' }),
    component('silent'),
    component('libheif-js', { license: { id: 'LGPL-3.0' } }),
    component('bound', { license: { id: 'LGPL-3.0' } }),
  ];
  expect(licenceFaults({ components })).toEqual([
    'bad 1.0.0: AGPL-3.0-only',
    'silent 1.0.0: no licence',
    'bound 1.0.0: LGPL-3.0',
  ]);
  expect(licenceList({ components })).toContain('AGPL-3.0-only\n  bad 1.0.0\n');
});

test('two licences of one package both count', () => {
  const licenses = [{ license: { id: 'MIT' } }, { license: { name: 'SSPL' } }];
  expect(licenceOf({ name: 'x', licenses })).toBe('MIT AND SSPL');
});

test('equal packages give an equal bill, in the form of CycloneDX', () => {
  const [one, other] = [readBill(['server', 'shared-build']), readBill(['server', 'shared-build'])];
  expect(one).toEqual(other);
  expect(one).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  const names = one.components.map(({ name, group }) => [group, name].filter(Boolean).join('/'));
  expect(names).toEqual(expect.arrayContaining(['fastify', 'kysely', 'shared-contracts', 'aws4fetch']));
  expect(names).not.toContain('jest');
});
