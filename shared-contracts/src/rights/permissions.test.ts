import { hasPermission, PERMISSIONS, type Permission, type Role, roleOfScope } from './permissions.ts';

/** Specification document 1, section 6, letter by letter; documents 2 and 3, section 6, name parts of it. */
const OF_THE_DOCUMENTS: Readonly<Record<Role, string>> = {
  Faculty:
    'profile_view, profile_edit, iia_list, iia_view, iia_active_list, factsheet_list, factsheet_view, institution_list, department_list',
  IRO: 'profile_view, profile_edit, iia_list, iia_create, iia_view, iia_edit, iia_edit_iro, ects_coordinators_view, ects_coordinators_create, iia_excel_export, iia_active_list, factsheet_list, factsheet_view, factsheet_edit, institution_list, institution_edit, department_list, department_edit, test, application_create, application_edit, application_list, application_view, application_settings',
  Student:
    'profile_view, profile_edit, ects_coordinators_view, iia_active_list, factsheet_list, factsheet_view, institution_list, department_list, application_create, application_edit, application_list, application_view',
  'No Rights': '',
};

/** What the portal adds to the documents' lists, and who holds it. */
const OF_THE_PORTAL: Readonly<Partial<Record<Permission, readonly Role[]>>> = {
  release_try: ['IRO'],
  release_faults: ['IRO'],
  iia_propose: ['Faculty'],
};

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

describe('the table of rights', () => {
  const roles = Object.keys(OF_THE_DOCUMENTS) as Role[];

  test.each(roles)('gives %s what the documents give, and of the portal’s own what is named here', (role) => {
    const own = PERMISSIONS.filter((permission) => OF_THE_PORTAL[permission]?.includes(role));
    const expected = [...OF_THE_DOCUMENTS[role].split(', ').filter((name) => name !== ''), ...own];

    expect(PERMISSIONS.filter((one) => hasPermission(role, one)).sort()).toEqual(expected.sort());
  });

  test('knows no permission that neither the documents nor the portal name', () => {
    const named = new Set([
      ...roles.flatMap((role) => OF_THE_DOCUMENTS[role].split(', ')),
      ...Object.keys(OF_THE_PORTAL),
    ]);

    expect(PERMISSIONS.filter((permission) => !named.has(permission))).toEqual([]);
  });
});
