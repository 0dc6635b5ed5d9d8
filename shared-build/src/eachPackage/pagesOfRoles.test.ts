import { describe, expect, test } from '@jest/globals';
import {
  hasPermission,
  type Permission,
  type Role,
  ROLE_PERMISSIONS,
} from 'shared-contracts/rights/permissions.ts';
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

/** The menu in its order, and who finds each entry: `F`aculty, `I`RO, `S`tudent; `No Rights` finds none. */
const MENU = [
  ['Overview', 'FI'],
  ['Institutions', 'FIS'],
  ['Departments', 'FIS'],
  ['People', 'I'],
  ['Agreements', 'FI'],
  ['New agreement', 'I'],
  ['Propose an agreement', 'F'],
  ['Incoming agreements', 'I'],
  ['Yearly renewal', 'I'],
  ['Export to Excel', 'I'],
  ['Report', 'I'],
  ['Factsheets', 'FIS'],
  ['Places', 'FI'],
  ['Where can I go', 'FIS'],
  ['Long-term studies', 'IS'],
  ['Short-term studies', 'IS'],
  ['Application list', 'IS'],
  ['Application Settings', 'I'],
  ['ECTS Coordinators', 'IS'],
  ['Profile', 'FIS'],
];

describe('the pages of the modules', () => {
  test('are opened by the permission of this table', () => {
    const expected = {
      ...Object.fromEntries(Object.entries(OF_THE_DOCUMENTS).map(([path, one]) => [path, [one]])),
      ...OF_THE_PORTAL,
    };

    expect(Object.fromEntries(ROUTES.map(({ path, permission }) => [path, permission]))).toEqual(expected);
  });
});

describe('the menu', () => {
  const entries = MODULES.flatMap(({ menu }) => menu).sort((a, b) => a.order - b.order);

  test('offers each role its entries, in their order', () => {
    const rolesOf = (permission: Permission) =>
      (Object.keys(ROLE_PERMISSIONS) as Role[]).filter((role) => hasPermission(role, permission));
    const found = entries.map(({ label, permission }) => [
      label.en,
      rolesOf(permission)
        .map(([letter]) => letter)
        .sort()
        .join(''),
    ]);

    expect(found).toEqual(MENU);
  });

  test('leads to pages that its permission opens', () => {
    for (const { path, permission } of entries)
      expect(ROUTES.find((route) => route.path === path)?.permission).toContain(permission);
  });
});
