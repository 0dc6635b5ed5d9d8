/**
 * The one table of rights: menu, route guards, buttons and the server all read it.
 *
 * Source: specification document 1, section 6; `release_try`, `release_faults` and `iia_propose` are the portal's own (docs/decisions/0035-releases-on-trial.md,
 * 0060-why-a-release-failed.md, 0083-coordinators-propose.md).
 */
export const PERMISSIONS = [
  'profile_view',
  'profile_edit',
  'iia_list',
  'iia_create',
  'iia_view',
  'iia_edit',
  'iia_edit_iro',
  'iia_excel_export',
  'iia_active_list',
  'ects_coordinators_view',
  'ects_coordinators_create',
  'factsheet_list',
  'factsheet_view',
  'factsheet_edit',
  'institution_list',
  'institution_edit',
  'department_list',
  'department_edit',
  'test',
  'application_create',
  'application_edit',
  'application_list',
  'application_view',
  'application_settings',
  'release_try',
  'release_faults',
  'iia_propose',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** `No Rights` is whoever signed in with a scope that names no role of the portal. */
export type Role = 'Faculty' | 'IRO' | 'Student' | 'No Rights';

export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  Faculty: [
    'profile_view',
    'profile_edit',
    'iia_list',
    'iia_view',
    'iia_active_list',
    'factsheet_list',
    'factsheet_view',
    'institution_list',
    'department_list',
    'iia_propose',
  ],
  IRO: [
    'profile_view',
    'profile_edit',
    'iia_list',
    'iia_create',
    'iia_view',
    'iia_edit',
    'iia_edit_iro',
    'ects_coordinators_view',
    'ects_coordinators_create',
    'iia_excel_export',
    'iia_active_list',
    'factsheet_list',
    'factsheet_view',
    'factsheet_edit',
    'institution_list',
    'institution_edit',
    'department_list',
    'department_edit',
    'test',
    'application_create',
    'application_edit',
    'application_list',
    'application_view',
    'application_settings',
    'release_try',
    'release_faults',
  ],
  Student: [
    'profile_view',
    'profile_edit',
    'ects_coordinators_view',
    'iia_active_list',
    'factsheet_list',
    'factsheet_view',
    'institution_list',
    'department_list',
    'application_create',
    'application_edit',
    'application_list',
    'application_view',
  ],
  'No Rights': [],
};

const SCOPE_ROLES: ReadonlyArray<readonly [scope: string, role: Role]> = [
  ['mobisis-iro', 'IRO'],
  ['mobisis-teachers', 'Faculty'],
  ['mobisis-students', 'Student'],
];

/**
 * Names the role that a sign-in token's scope gives.
 *
 * - scope: the token's `scope` claim, names separated by spaces; absent gives `No Rights`
 * - a token with several of the portal's scopes gets the strongest role (IRO, Faculty, Student)
 */
export function roleOfScope(scope: string | undefined): Role {
  const names = new Set((scope ?? '').split(' '));
  return SCOPE_ROLES.find(([name]) => names.has(name))?.[1] ?? 'No Rights';
}

export function hasPermission(role: Role, permission: Permission): boolean {
  return ROLE_PERMISSIONS[role].includes(permission);
}
