import { ROLE_PERMISSIONS, type Permission } from 'shared-contracts/rights/permissions.ts';
import { buildDescription } from '../testing/builders.ts';
import { startAddress } from './startAddress.ts';

function page(path: string, permission: Permission, order: number) {
  return buildDescription({
    routes: [{ id: 'page', path, title: { en: 'x', el: 'x' }, permission: [permission] }],
    menu: [{ id: path, path, label: { en: 'x', el: 'x' }, permission, order, icon: 'view' }],
  });
}

const PORTAL = [
  page('/', 'iia_list', 30),
  page('/factsheets', 'factsheet_list', 40),
  page('/application/outgoing/list', 'application_list', 52),
];

describe('startAddress', () => {
  test.each([
    ['IRO', '/'],
    ['Faculty', '/'],
    ['Student', '/application/outgoing/list'],
  ] as const)('lets %s begin at %s', (role, expected) => {
    expect(startAddress(PORTAL, ROLE_PERMISSIONS[role])).toBe(expected);
  });

  test('gives nothing to somebody without any page', () => {
    expect(startAddress(PORTAL, ROLE_PERMISSIONS['No Rights'])).toBeUndefined();
  });

  test('takes the first page of the menu when the preferred one does not exist', () => {
    expect(startAddress(PORTAL.slice(1, 2), ROLE_PERMISSIONS.Student)).toBe('/factsheets');
  });
});
