import { sql } from 'kysely';
import type { ListView, ListViews } from 'shared-contracts/views/listViews.ts';
import { START_TIMEOUT_MS, startSaveApi, type SaveApi, type UserName } from '../support/api/saveApi.ts';
import { USER_IDS } from '../support/api/saveFixture.ts';

const { iro, iro2, teacher } = USER_IDS;
const DRAFTS = { name: 'Drafts', query: 'status=1&columns=id,partner', isShared: false };

let api: SaveApi;
beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);
afterAll(() => api.close());
beforeEach(async () => {
  await sql`delete from list_choices; delete from list_views; delete from user_roles; update users set enabled = true`.execute(
    api.database,
  );
  await sql`insert into user_roles (user_id, role, seen_at)
    values (${iro}, 'IRO', now()), (${iro2}, 'IRO', now()), (${teacher}, 'Faculty', now())`.execute(
    api.database,
  );
});

const LIST = '/exchange/views/agreements';
const read = async (user: UserName): Promise<ListViews> => (await api.call(user, 'GET', LIST)).body;
const keep = async (user: UserName, change: object = {}, list = LIST): Promise<ListView> => {
  const { body } = await api.call(user, 'POST', list, { ...DRAFTS, ...change });
  return body.value.find(({ name }: ListView) => name === (Reflect.get(change, 'name') ?? DRAFTS.name));
};
const change = ({ id, version }: ListView, user: UserName, to: object = {}) =>
  api.call(user, 'PUT', `${LIST}/${id}`, { ...DRAFTS, version, ...to });
const remove = ({ id, version }: ListView, user: UserName) =>
  api.call(user, 'DELETE', `${LIST}/${id}?version=${version}`);

describe('a kept view', () => {
  test('is the own one of whoever keeps it, and nobody else sees it', async () => {
    const view = await keep('iro');
    expect(view).toMatchObject({ ...DRAFTS, isOwn: true, mayChange: true, mayRemove: true, version: 1 });
    expect((await read('iro2')).value).toEqual([]);
    expect((await read('teacher')).value).toEqual([]);
    for (const user of ['iro2', 'teacher'] as const) {
      expect((await change(view, user)).status).toBe(404);
      expect((await remove(view, user)).status).toBe(404);
      expect((await api.call(user, 'POST', `${LIST}/choices`, { start: view.id })).status).toBe(400);
    }
    expect((await read('iro')).value).toEqual([view]);
  });

  test('that is shared is used by the office, and changed and removed by its owner alone', async () => {
    const view = await keep('iro', { isShared: true });
    expect((await read('iro2')).value).toMatchObject([
      { id: view.id, isOwn: false, mayChange: false, mayRemove: false },
    ]);
    expect((await change(view, 'iro2', { name: 'Mine' })).status).toBe(403);
    expect((await remove(view, 'iro2')).status).toBe(403);
    expect((await read('teacher')).value).toEqual([]);
    expect((await api.call('iro2', 'POST', `${LIST}/choices`, { start: view.id })).body.start).toBe(view.id);
    const unshared = await change(view, 'iro', { isShared: false });
    expect(unshared.status).toBe(200);
    expect(await read('iro2')).toMatchObject({ value: [], start: null });
  });

  test('is a coordinator’s too, who shares none', async () => {
    expect(await keep('teacher')).toMatchObject({ isOwn: true });
    expect(await read('teacher')).toMatchObject({ mayShare: false });
    const refused = await api.call('teacher', 'POST', LIST, { ...DRAFTS, name: 'Ours', isShared: true });
    expect(refused.status).toBe(403);
    const [own] = (await read('teacher')).value;
    expect(own === undefined ? 0 : (await change(own, 'teacher', { isShared: true })).status).toBe(403);
  });

  test('whose owner left the office stays there, and the office may remove it', async () => {
    const shared = await keep('iro', { isShared: true });
    const own = await keep('iro', { name: 'Own' });
    await sql`update users set enabled = false where id = ${iro}`.execute(api.database);
    expect((await read('iro2')).value).toMatchObject([{ id: shared.id, mayChange: false, mayRemove: true }]);
    expect((await change(shared, 'iro2')).status).toBe(403);
    expect((await remove(own, 'iro2')).status).toBe(404);
    expect((await remove(shared, 'iro2')).status).toBe(200);
    expect((await read('iro2')).value).toEqual([]);
  });

  test('of somebody who is no longer of the office is the office’s: they see it, and change it no more', async () => {
    const view = await keep('iro', { isShared: true });
    await sql`update list_views set owner_id = ${teacher}`.execute(api.database);
    expect((await read('teacher')).value).toMatchObject([
      { id: view.id, mayChange: false, mayRemove: false },
    ]);
    expect((await change(view, 'teacher', { isShared: false })).status).toBe(403);
    expect((await read('iro')).value).toMatchObject([{ id: view.id, mayRemove: true }]);
  });
});

const TAKEN = [{ field: 'name', code: 'not-unique', params: { of: 'viewName' } }];

describe('versions', () => {
  test('keep the change of one tab from being lost in the other', async () => {
    const view = await keep('iro');
    const both = await Promise.all(['status=2', 'status=3'].map((query) => change(view, 'iro', { query })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    const [now] = (await read('iro')).value;
    expect(now).toMatchObject({ version: 2 });
    expect(refused?.body).toMatchObject({
      code: 'stale',
      current: { id: view.id, query: now?.query, version: 2 },
    });
    expect((await remove(view, 'iro')).status).toBe(409);
    expect((await api.call('iro', 'DELETE', `${LIST}/${view.id}`)).status).toBe(409);
    expect((await remove(now ?? view, 'iro')).status).toBe(200);
    expect((await remove(now ?? view, 'iro')).status).toBe(404);
  });

  test('let two tabs give one name to one view alone', async () => {
    const answers = await Promise.all(
      ['Drafts', 'DRAFTS', 'drafts '].map((name) => api.call('iro', 'POST', LIST, { ...DRAFTS, name })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect((await read('iro')).value).toHaveLength(1);
    await keep('iro2');
    const other = await keep('iro', { name: 'Other' });
    const refused = await change(other, 'iro', { name: 'dRAFTS' });
    expect(refused.body.errors).toEqual(TAKEN);
    await keep('iro', { name: 'Οι πρόχειρες' });
    for (const name of ['ΟΙ ΠΡΟΧΕΙΡΕΣ', 'Oι  πρόχειρες']) {
      const again = await api.call('iro', 'POST', LIST, { ...DRAFTS, name });
      expect([name, again.body.errors]).toEqual([name, TAKEN]);
    }
  });
});

describe('the beginning of a list', () => {
  test('is noted for each person and list, and what is left out stays', async () => {
    const view = await keep('iro');
    await api.call('iro', 'POST', `${LIST}/choices`, { columns: ['id', 'partner'] });
    await api.call('iro', 'POST', `${LIST}/choices`, { start: view.id });
    expect(await read('iro')).toMatchObject({ columns: ['id', 'partner'], start: view.id });
    expect(await read('iro2')).toMatchObject({ columns: null, start: null });
    expect((await api.call('iro', 'GET', '/exchange/views/applications')).body).toMatchObject({
      columns: null,
      start: null,
    });
    await api.call('iro', 'POST', `${LIST}/choices`, { columns: null });
    expect(await read('iro')).toMatchObject({ columns: null, start: view.id });
    await remove(view, 'iro');
    expect(await read('iro')).toMatchObject({ start: null });
  });

  test('is asked for its right before its body is read', async () => {
    const other = '/exchange/views/applications';
    expect((await api.call('teacher', 'POST', other, { nonsense: 1 })).status).toBe(403);
    expect((await api.call('teacher', 'PUT', `${other}/1`, { nonsense: 1 })).status).toBe(403);
    expect((await api.call('student', 'POST', '/exchange/views/none', { nonsense: 1 })).status).toBe(403);
    expect((await api.call('teacher', 'POST', '/exchange/views/none', { nonsense: 1 })).status).toBe(404);
    expect((await api.call('teacher', 'POST', LIST, { nonsense: 1 })).status).toBe(400);
  });

  test('is no view of another list', async () => {
    const view = await keep('iro', {}, '/exchange/views/applications');
    expect((await api.call('iro', 'POST', `${LIST}/choices`, { start: view.id })).status).toBe(400);
    expect((await change(view, 'iro')).status).toBe(404);
  });
});

describe('what is no view', () => {
  test.each<[string, object, string]>([
    ['a name of blanks', { name: '  ' }, 'required'],
    ['a name of 81 letters', { name: 'Ω'.repeat(81) }, 'too-long'],
    ['a query with a NUL', { query: 'status=\0' }, 'bad-format'],
    ['a query that is no query', { query: '?status=1' }, 'bad-format'],
    ['a query of 4,001 letters', { query: 'a'.repeat(4_001) }, 'too-long'],
    ['a further member', { owner: 7 }, 'unknown-member'],
  ])('is refused: %s', async (_what, members, code) => {
    const { status, body } = await api.call('iro', 'POST', LIST, { ...DRAFTS, ...members });
    expect([status, body.errors[0].code]).toEqual([400, code]);
  });

  test('has a name of one line', async () => {
    const { body } = await api.call('iro', 'POST', LIST, { ...DRAFTS, name: 'two\nlines' });
    expect(body.value.map(({ name }: ListView) => name)).toContain('two lines');
  });

  test('is refused beyond a hundred of one person', async () => {
    await sql`insert into list_views (list, owner_id, name, query, is_shared, changed_at)
      select 'agreements', ${iro}, 'View ' || n, '', false, now() from generate_series(1, 100) n`.execute(
      api.database,
    );
    const { status, body } = await api.call('iro', 'POST', LIST, DRAFTS);
    expect([status, body.errors]).toEqual([400, [{ field: 'name', code: 'too-many' }]]);
    expect((await api.call('iro2', 'POST', LIST, DRAFTS)).status).toBe(200);
  });

  test.each<[UserName, string, number]>([
    ['student', 'agreements', 403],
    ['student', 'applications', 403],
    ['teacher', 'applications', 403],
    ['guest', 'agreements', 403],
    ['iro', 'factsheets', 404],
    ['iro', '__proto__', 404],
  ])('%s keeps nothing of the list %s', async (user, list, status) => {
    expect((await api.call(user, 'GET', `/exchange/views/${list}`)).status).toBe(status);
    expect((await api.call(user, 'POST', `/exchange/views/${list}`, DRAFTS)).status).toBe(status);
    expect((await api.call(user, 'POST', `/exchange/views/${list}/choices`, {})).status).toBe(status);
  });
});
