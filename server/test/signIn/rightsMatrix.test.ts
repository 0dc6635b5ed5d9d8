import { RESTRICTED_FIELDS } from 'shared-contracts/sets/memberAccess.ts';
import type { Call } from 'shared-contracts/call/call.ts';
import { pathOf } from 'shared-contracts/call/callPath.ts';
import { CALLS } from 'shared-contracts/calls.ts';
import type { Operation } from 'shared-contracts/rights/grants.ts';
import { type Role, ROLE_PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import { grantsOf } from 'shared-contracts/sets/access.ts';
import { SET_NAMES, type SetName } from 'shared-contracts/sets/sets.ts';
import { sql } from 'kysely';
import { patient } from '../../../scripts/lib/patience.mjs';
import type { SetDefinition } from '../../src/records/model/definition.ts';
import { MODEL } from '../../src/data/sets/model.ts';
import { columnOf } from '../../src/records/model/columns.ts';
import { mayCall } from '../../src/platform/calls/registerCall.ts';
import { BASES } from '../../src/platform/calls/routeOf.ts';
import { bearer, signIn } from '../support/portal/signIn.ts';
import { startTestServer, type TestServer } from '../support/portal/testServer.ts';

const ROLES = {
  iro: 'IRO',
  teacher: 'Faculty',
  student: 'Student',
  student2: 'Student',
  guest: 'No Rights',
} as const satisfies Record<string, Role>;
const USERS = Object.keys(ROLES) as (keyof typeof ROLES)[];
type User = (typeof USERS)[number];
const CHILD_SETS = Object.keys(MODEL).filter((name) => !(SET_NAMES as readonly string[]).includes(name));
const ALL_CALLS = Object.values<Call>(CALLS).flatMap((one) =>
  [one.path, ...(one.alsoAt ?? [])].flatMap((path) => one.methods.map((method) => ({ one, path, method }))),
);
/** Nobody's record: whatever is refused for another reason is not refused for the want of rights. */
const NO_ID = 2_000_000_000;
const NO_NAME = 'no-such-record';
/** Stands in every text of what is the other student's. */
const SECRET = 'Ξξμαρκερ77';

let server: TestServer;
const tokens = new Map<string, string>();
beforeAll(async () => {
  server = await startTestServer();
  for (const name of USERS) tokens.set(name, await signIn(server.baseUrl, name));
  for (const name of USERS) await call(name, 'GET', '/api/Users/Me');
  await fillSecrets();
}, patient(120_000));
afterAll(() => server.stop());

async function call(user: User | '', method: string, path: string, body?: unknown) {
  const response = await fetch(`${server.baseUrl}${path}`, {
    method,
    headers: {
      ...(user === '' ? {} : bearer(tokens.get(user) ?? '')),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

/** Makes the applications, files and record of the second student hold a text that nobody else's have. */
async function fillSecrets(): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from users where name = 'student2'`.execute(
    server.database,
  );
  const owner = rows[0]?.id ?? 0;
  await sql`
    update applications set is_deleted = false, owner_id = ${owner} where id in (select id from applications where owner_id <> (select id from users where name = 'student'))`.execute(
    server.database,
  );
  for (const definition of Object.values(MODEL) as readonly SetDefinition[]) {
    const place = placeOfOwner(definition, owner);
    if (place === undefined) continue;
    for (const [name, field] of Object.entries(definition.fields)) {
      if (field.type !== 'text' || (field.maxLength ?? 100) < SECRET.length || field.oneOf !== undefined)
        continue;
      const column = sql.ref(columnOf(name, field));
      // Closed lists and formats are the table's to refuse.
      await sql`update ${sql.table(definition.table)} set ${column} = ${SECRET} where ${place}`
        .execute(server.database)
        .catch(() => undefined);
    }
  }
}

function placeOfOwner(definition: SetDefinition, owner: number) {
  if (definition.name === 'ApplicationStudentStudiesForms' || definition.name === 'ApplicationFiles')
    return sql`owner_id = ${owner}`;
  return definition.owner?.set === 'ApplicationStudentStudiesForms'
    ? sql`application_id in (select id from applications where owner_id = ${owner})`
    : undefined;
}

// What the tables of rights say is written down in `accessTable.test.ts` and `callRights.test.ts`.
describe.each(USERS)('%s', (user) => {
  const caller = { id: 0, permissions: ROLE_PERMISSIONS[ROLES[user]] };
  const mayDo = (set: SetName, ...operations: readonly Operation[]) =>
    operations.some((operation) => grantsOf(caller, operation, set).length > 0);

  test('reads the sets that the table of rights opens, and is refused all others', async () => {
    const wrong: string[] = [];
    for (const set of SET_NAMES) {
      const isOpen = mayDo(set, 'read');
      const id = MODEL[set].key.type === 'integer' ? NO_ID : NO_NAME;
      const list = await call(user, 'GET', `/api/${set}?$top=1`);
      const item = await call(user, 'GET', `/api/${set}/${id}`);
      if (list.status !== (isOpen ? 200 : 403) || item.status !== (isOpen ? 404 : 403))
        wrong.push(`${set}: ${list.status}, ${item.status}`);
    }
    expect(wrong).toEqual([]);
  });

  test('changes nothing where the table of rights opens no change', async () => {
    const wrong: string[] = [];
    for (const set of SET_NAMES) {
      const isOpen = mayDo(set, 'create', 'update', 'delete');
      const id = MODEL[set].key.type === 'integer' ? NO_ID : NO_NAME;
      const calls = [
        await call(user, 'POST', `/api/${set}`, { id, nonsense: 1 }),
        await call(user, 'PUT', `/api/${set}`, [{ id, nonsense: 1 }]),
        await call(user, 'POST', `/api/${set}/${id}`, { nonsense: 1 }),
        await call(user, 'DELETE', `/api/${set}/${id}`),
        await call(user, 'DELETE', `/api/${set}`, { id }),
      ].map(({ status }) => status);
      const isRight = isOpen
        ? calls.every((status) => status >= 400 && status < 500)
        : calls.every((status) => status === 403);
      if (!isRight) wrong.push(`${set}: ${calls.join()}`);
    }
    expect(wrong).toEqual([]);
  });

  test('finds no child set at an address of its own', async () => {
    const wrong: string[] = [];
    for (const set of CHILD_SETS)
      for (const [method, path, body] of [
        ['GET', set],
        ['GET', `${set}/1`],
        ['POST', set, {}],
        ['PUT', set, [{ id: 1 }]],
        ['DELETE', `${set}/1`],
      ] as const) {
        const { status } = await call(user, method, `/api/${path}`, body);
        if (status !== 404) wrong.push(`${method} ${path}: ${status}`);
      }
    expect(wrong).toEqual([]);
  });

  test('makes the calls that its permissions open, and is refused all others', async () => {
    const wrong: string[] = [];
    for (const { one, path: template, method } of ALL_CALLS) {
      const values = {
        id: NO_ID,
        agreementId: NO_ID,
        countryId: NO_ID,
        heiId: 'none.example',
        ounitId: 'none',
        act: 'approve',
        list: 'agreements',
      };
      const media = one.body !== undefined && 'media' in one.body;
      const path = `${BASES[one.base]}${pathOf<string>({ path: template }, values)}`;
      const { status } = await call(user, method, path, one.body === undefined || media ? undefined : {});
      if ((status === 403) === mayCall(caller, one)) wrong.push(`${method} ${path}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});

test('without a token nothing below /api and /exchange answers anything but 401', async () => {
  const answers = await Promise.all([
    ...SET_NAMES.map((set) => call('', 'GET', `/api/${set}`)),
    ...SET_NAMES.map((set) => call('', 'POST', `/api/${set}`, {})),
    ...ALL_CALLS.filter(({ one }) => one.permission !== 'open').map(({ one, path, method }) =>
      call('', method, `${BASES[one.base]}${path.replaceAll(/\{\w+\}/g, '1')}`),
    ),
  ]);
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([401]);
});

/** Paths of at most so many links from a set to the texts of what belongs to students. */
function* pathsToSecrets(
  definition: SetDefinition,
  depth: number,
  before: readonly string[] = [],
): Generator<string> {
  if (placeOfOwner(definition, 0) !== undefined)
    for (const [name, { type }] of Object.entries(definition.fields))
      if (type === 'text') yield [...before, name].join('/');
  if (depth === 0) return;
  for (const [name, link] of Object.entries(definition.links))
    yield* pathsToSecrets(link.target, depth - 1, [...before, name]);
}

describe('what is another student’s', () => {
  test('is there, for the office', async () => {
    const { text } = await call('iro', 'GET', '/api/ApplicationStudentStudiesForms?$top=-1');
    expect(text).toContain(SECRET);
  });

  test.each(['student', 'teacher', 'guest'] as const)(
    'stands in no answer to %s: lists, everything around them, parts of records',
    async (user) => {
      const found: string[] = [];
      for (const set of SET_NAMES) {
        const links = Object.keys(MODEL[set].links);
        const paths = [
          `/api/${set}?$top=200&$levels=4`,
          ...links.map((link) => `/api/${set}?$top=200&$expand=${link}($levels=3)&$select=id,${link}`),
          ...(MODEL[set].key.type === 'integer'
            ? [1, 2, 3, 40, 49, 50].map((id) => `/api/${set}/${id}?$levels=4`)
            : []),
          ...links.map((link) => `/api/${set}/1/${link}`),
        ];
        for (const path of paths) {
          const { status, text } = await call(user, 'GET', path);
          if (text.includes(SECRET) || status === 500) found.push(`${status} ${path}`);
        }
      }
      expect(found).toEqual([]);
    },
  );

  test(
    'cannot be guessed by filters, groups or aggregates along any path',
    async () => {
      const found: string[] = [];
      const is = (text: string) => (JSON.parse(text) as { readonly total?: number }).total;
      for (const set of SET_NAMES) {
        const all = await call('student', 'GET', `/api/${set}?$top=1`);
        for (const path of pathsToSecrets(MODEL[set], 2)) {
          const matching = await call(
            'student',
            'GET',
            `/api/${set}?$top=1&$filter=${encodeURIComponent(`contains(${path},'${SECRET}')`)}`,
          );
          const others = await call(
            'student',
            'GET',
            `/api/${set}?$top=1&$filter=${encodeURIComponent(`not contains(${path},'${SECRET}')`)}`,
          );
          if (matching.status === 200 && (is(matching.text) !== 0 || is(others.text) !== is(all.text)))
            found.push(`${set}: ${path}`);
          const grouped = await call(
            'student',
            'GET',
            `/api/${set}?$groupby=${path}&$select=${path} as g,count(id) as n,max(${path}) as m`,
          );
          if (grouped.text.includes(SECRET)) found.push(`${set}: groups of ${path}`);
        }
      }
      expect(found).toEqual([]);
    },
    patient(120_000),
  );

  test('members that need a permission of their own are no part of any question of those without it', async () => {
    const found: string[] = [];
    for (const [set, members] of Object.entries(RESTRICTED_FIELDS))
      for (const member of Object.keys(members))
        for (const user of ['teacher', 'student', 'student2'] as const)
          for (const question of [
            `$select=${member}`,
            `$select=${member} as x`,
            `$filter=${member} ne null`,
            `$filter=length(${member}) gt 0`,
            `$orderby=${member}`,
            `$groupby=${member}`,
            `$select=max(${member}) as m`,
            `$select=count(${member}) as m`,
          ]) {
            const { status } = await call(user, 'GET', `/api/${set}?${question.replaceAll(' ', '%20')}`);
            if (status !== 403) found.push(`${user} ${set} ${question}: ${status}`);
          }
    expect(found).toEqual([]);
  });
});
