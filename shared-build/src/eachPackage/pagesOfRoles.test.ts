import { describe, expect, test } from '@jest/globals';
import { type Role, ROLE_PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import { readModuleDescription } from '../release/moduleDescription.ts';
import { packageFolder } from '../workspace/workspace.ts';

/** The modules of the documents; one that a team adds answers for its own pages. */
const MODULES = ['mfe-admin', 'mfe-agreements', 'mfe-applications', 'mfe-factsheets'].map((id) =>
  readModuleDescription(packageFolder(id)),
);
const ROUTES = MODULES.flatMap(({ routes }) => routes);

/** Specification document 1, section 6 (documents 2 and 3, section 2): which permission opens which page. */
const OF_THE_DOCUMENTS: Readonly<Record<string, string>> = {
  '/': 'iia_list',
  '/profile': 'profile_view',
  '/profile/edit': 'profile_edit',
  '/iia/form': 'iia_create',
  '/iia/view/:name': 'iia_view',
  '/iia/edit/:agreementId': 'iia_edit',
  '/iia/export': 'iia_excel_export',
  '/ects-coordinators': 'ects_coordinators_view',
  '/ects-coordinators/form': 'ects_coordinators_create',
  '/factsheets': 'factsheet_list',
  '/factsheets/view/:factsheetId': 'factsheet_view',
  '/factsheets/edit/:factsheetId': 'factsheet_edit',
  '/application/outgoing/student/new': 'application_create',
  '/application/outgoing/short/student/new': 'application_create',
  '/application/outgoing/student/edit/:formId': 'application_edit',
  '/application/outgoing/student/view/:formId': 'application_view',
  '/application/outgoing/list': 'application_list',
  '/application/settings': 'application_settings',
};

/** The portal's further pages; Faculty may read what they may edit as a draft, so the addresses of editing are open to them too. */
const OF_THE_PORTAL: Readonly<Record<string, readonly string[]>> = {
  '/iia/edit/:agreementId': ['iia_edit', 'iia_view'],
  '/iia/rows': ['iia_edit', 'iia_view'],
  '/iia/incoming': ['iia_edit_iro'],
  '/iia/propose': ['iia_propose'],
  '/iia/refused': ['iia_edit_iro'],
  '/iia/bulk': ['iia_edit_iro'],
  '/report': ['iia_excel_export'],
  '/iia/campaign': ['iia_edit_iro'],
  '/iia/bulk/new': ['iia_edit_iro'],
  '/iia/bulk/pdf': ['iia_edit_iro'],
  '/iia/bulk/:jobId': ['iia_edit_iro'],
  '/overview': ['iia_list'],
  '/places': ['iia_list'],
  '/places/demand': ['iia_list'],
  '/destinations': ['factsheet_list'],
  '/destinations/:institutionId': ['factsheet_list'],
  '/destinations/compare': ['factsheet_list'],
  '/institutions': ['institution_list'],
  '/institutions/:institutionId': ['institution_list'],
  '/institutions/edit/:institutionId': ['institution_edit'],
  '/departments': ['department_list'],
  '/departments/form': ['department_edit'],
  '/departments/edit/:departmentId': ['department_edit'],
  '/people': ['iia_edit_iro'],
  '/people/:personId': ['iia_edit_iro'],
  '/people/edit/:personId': ['iia_edit_iro'],
  '/profile/reminders': ['profile_edit'],
  '/application/outgoing/student/account/:formId': ['application_edit'],
};

/** What each role finds in the menu, in this order. */
const MENUS: Readonly<Record<Role, readonly string[]>> = {
  IRO: [
    'Overview',
    'Institutions',
    'Departments',
    'People',
    'Agreements',
    'New agreement',
    'Incoming agreements',
    'Yearly renewal',
    'Export to Excel',
    'Report',
    'Factsheets',
    'Places',
    'Where can I go',
    'Long-term studies',
    'Short-term studies',
    'Application list',
    'Application settings',
    'ECTS Coordinators',
    'Profile',
  ],
  Faculty: [
    'Overview',
    'Institutions',
    'Departments',
    'Agreements',
    'Propose an agreement',
    'Factsheets',
    'Places',
    'Where can I go',
    'Profile',
  ],
  Student: [
    'Institutions',
    'Departments',
    'Factsheets',
    'Where can I go',
    'Long-term studies',
    'Short-term studies',
    'Application list',
    'ECTS Coordinators',
    'Profile',
  ],
  'No Rights': [],
};

/** Pages that a role is refused. */
const REFUSED: Readonly<Partial<Record<Role, readonly string[]>>> = {
  // The office makes agreements, and proposes none to itself.
  IRO: ['/iia/propose'],
  Faculty: ROUTES.map(({ path }) => path).filter((path) =>
    /^\/(iia\/(form|export|incoming|refused|bulk|campaign)|ects-coordinators|factsheets\/edit|application|institutions\/edit|departments\/|people|report)/.test(
      path,
    ),
  ),
  Student: ROUTES.map(({ path }) => path).filter((path) =>
    /^\/($|iia|overview|places|ects-coordinators\/form|factsheets\/edit|application\/settings|institutions\/edit|departments\/|people|report)/.test(
      path,
    ),
  ),
  'No Rights': ROUTES.map(({ path }) => path),
};

describe('the pages of the modules', () => {
  test('are opened by the permission that the documents name, or that stands here', () => {
    const expected = {
      ...Object.fromEntries(Object.entries(OF_THE_DOCUMENTS).map(([path, one]) => [path, [one]])),
      ...OF_THE_PORTAL,
    };

    expect(Object.fromEntries(ROUTES.map(({ path, permission }) => [path, permission]))).toEqual(expected);
  });

  test.each(Object.keys(REFUSED) as Role[])('are refused to %s where they are not theirs', (role) => {
    const held = ROLE_PERMISSIONS[role];
    const refused = ROUTES.filter(({ permission }) => !permission.some((one) => held.includes(one)));

    expect(refused.map(({ path }) => path).sort()).toEqual([...(REFUSED[role] ?? [])].sort());
  });
});

describe('the menu', () => {
  test.each(Object.keys(MENUS) as Role[])('offers %s what may be opened, in its order', (role) => {
    const held = ROLE_PERMISSIONS[role];
    const entries = MODULES.flatMap(({ menu }) => menu)
      .filter(({ permission }) => held.includes(permission))
      .sort((a, b) => a.order - b.order);

    expect(entries.map(({ label }) => label.en)).toEqual(MENUS[role]);
    for (const { path } of entries) expect(REFUSED[role]).not.toContain(path);
  });
});
