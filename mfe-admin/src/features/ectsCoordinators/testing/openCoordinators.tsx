import type { EctsCoordinator } from 'shared-contracts/institutions/entities/ectsCoordinator.ts';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import {
  fakeApi,
  SignedIn,
  type FakeApiCall,
  type FakeApiReply,
  type FakeApiRoutes,
} from 'shared-client/testing';
import record from 'shared-record/locales/en.json';
import { renderInPortal } from 'shared-ui/testing';
import en from '../../../locales/en.json';
import { EctsCoordinatorListPage } from '../EctsCoordinatorListPage.tsx';
import { buildCoordinator } from './buildCoordinator.ts';

const ROWS = [
  buildCoordinator(),
  buildCoordinator({ id: 13, firstName: 'Nikos', lastName: 'Petrou', email: 'nikos.petrou@example.org' }),
];
const DEPARTMENTS = [
  { id: 4, name: 'School of Physics', nameGR: 'Τμήμα Φυσικής' },
  { id: 5, name: 'Faculty of Law', nameGR: null },
];

type SaveBody = { readonly id: number; readonly department?: number; readonly $state?: number };

type Server = Record<string, (call: FakeApiCall) => FakeApiReply> & {
  readonly 'POST ECTSCoordinatorTables': (call: FakeApiCall) => FakeApiReply;
};

/** Builds a server that keeps its coordinators as a real one does: saves change them, state 4 deletes them. */
export function buildServer({
  rows = ROWS,
  total,
}: {
  rows?: readonly EctsCoordinator[];
  total?: number;
}): Server {
  let kept = rows;
  return {
    'GET ECTSCoordinatorTables': () => ({ body: { value: kept, total: total ?? kept.length } }),
    'GET MobilityDepartments': () => ({ body: { value: DEPARTMENTS, total: DEPARTMENTS.length } }),
    'POST MobilityDepartments': ({ body }) => ({ body: { id: 99, ...(body as { readonly name: string }) } }),
    'POST ECTSCoordinatorTables': ({ body }) => {
      // The page's own saves: the tests check what they hold.
      const { department, $state, ...fields } = body as SaveBody;
      const known = DEPARTMENTS.find(({ id }) => id === department) ?? {
        id: department ?? 0,
        name: 'New department',
        nameGR: null,
      };
      kept = kept
        .filter(({ id }) => $state !== 4 || id !== fields.id)
        .map((row) => (row.id === fields.id ? { ...row, ...fields, department: known } : row));
      return { body: kept.find(({ id }) => id === fields.id) ?? { id: fields.id } };
    },
  };
}

type Options = { readonly role?: Role; readonly address?: string; readonly routes?: FakeApiRoutes };

/** Opens the page of the coordinators; `routes` take the place of what {@link buildServer} answers. */
export function openCoordinators({
  role = 'IRO',
  address = '/ects-coordinators',
  routes = {},
}: Options = {}) {
  const calls = fakeApi({ ...buildServer({}), ...routes });
  const view = renderInPortal(
    <SignedIn role={role}>
      <EctsCoordinatorListPage />
    </SignedIn>,
    { address, messages: { 'mfe-admin': en, 'shared-record': record } },
  );
  return { ...view, calls };
}

/** Gives route and body of each save, in order. */
export function saves(calls: readonly FakeApiCall[]): ReadonlyArray<readonly [string, unknown]> {
  return calls
    .filter(({ route }) => route.startsWith('POST'))
    .map(({ route, body }) => [route, body] as const);
}
