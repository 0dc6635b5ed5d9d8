import { clearBrowserOfTest, fakeFetch } from 'shared-auth/testing';
import { RenewalRefusedError, RenewalUnreachableError } from 'shared-auth';
import { createFileApi } from './fileApi.ts';
import { createSendRequest, type ClientSession } from './apiClient.ts';
import { createApi } from './dataApi.ts';
import { filter } from 'shared-contracts/call/filter.ts';
import type { ReplySchema } from './parseReply.ts';

const anything: ReplySchema<unknown> = { parse: (value) => value };
const onlyId: ReplySchema<{ id: number }> = {
  parse: (value) => {
    const id: unknown = Reflect.get(Object(value), 'id');
    if (typeof id !== 'number')
      throw Object.assign(new Error('secret value'), { issues: [{ path: ['id'], code: 'invalid_type' }] });
    return { id };
  },
};

function fakeSession(overrides: Partial<ClientSession> = {}) {
  return {
    token: jest.fn(() => Promise.resolve('token-1')),
    renew: jest.fn(() => Promise.resolve('token-2')),
    end: jest.fn(() => Promise.resolve()),
    ...overrides,
  };
}

const client = (session: ClientSession = fakeSession()) => createSendRequest('/api', session);

beforeEach(clearBrowserOfTest);
afterEach(() => jest.restoreAllMocks());

describe('createSendRequest', () => {
  test('sends token, language and a reference, and no cookies', async () => {
    document.cookie = 'lang=gr; Path=/';
    const calls = fakeFetch({ body: { id: 1 } });
    await client()({ path: '/Users/Me', schema: anything });
    expect(calls[0]?.init).toMatchObject({
      method: 'GET',
      credentials: 'omit',
      headers: { Authorization: 'Bearer token-1', 'Accept-Language': 'el' },
    });
    expect(calls[0]?.init.headers['X-Request-Id']).toMatch(/^[\da-f-]{36}$/);
    expect(calls[0]?.init.headers).not.toHaveProperty('Content-Type');
  });

  test('sends a body as JSON', async () => {
    const calls = fakeFetch({ body: { id: 1 } });
    await client()({ method: 'POST', path: '/Users', body: { name: 'Ελένη' }, schema: anything });
    expect(calls[0]?.init.headers['Content-Type']).toBe('application/json');
    expect(calls[0]?.init.body).toBe('{"name":"Ελένη"}');
  });

  test('shows what would turn a text in whatever comes, and sends it back as it came', async () => {
    const name = 'Uni\u202eparg\u2069';
    const shown = 'Uni[U+202E]parg[U+2069]';
    const calls = fakeFetch(
      { body: { name } },
      {},
      { status: 409, body: { code: 'stale', current: { name } } },
    );
    await expect(client()({ path: '/Institutions/1', schema: anything })).resolves.toEqual({ name: shown });
    await client()({ method: 'POST', path: '/Institutions', body: { name: shown, id: 1 }, schema: anything });
    expect(calls[1]?.init.body).toBe(JSON.stringify({ name, id: 1 }));
    await expect(client()({ path: '/Institutions/1', schema: anything })).rejects.toMatchObject({
      current: { name: shown },
    });
  });

  test('repeats a refused call once with a renewed token', async () => {
    const calls = fakeFetch({ status: 401 }, { body: { id: 1 } });
    const session = fakeSession();
    await expect(client(session)({ path: '/Users/Me', schema: onlyId })).resolves.toEqual({ id: 1 });
    expect(session.renew).toHaveBeenCalledWith('token-1');
    expect(calls.map(({ init }) => init.headers['Authorization'])).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
    expect(session.end).not.toHaveBeenCalled();
  });

  test('ends the session when the renewed token is refused too', async () => {
    const calls = fakeFetch({ status: 401 }, { status: 401, body: { code: 'not-signed-in' } });
    const session = fakeSession();
    await expect(client(session)({ path: '/Users/Me', schema: anything })).rejects.toMatchObject({
      kind: 'not-signed-in',
      status: 401,
    });
    expect(session.end).toHaveBeenCalledWith('expired');
    expect(calls).toHaveLength(2);
  });

  test.each([
    ['a renewed one is refused too', {}],
    ['it cannot be renewed', { renew: () => Promise.reject(new RenewalRefusedError('no refresh token')) }],
  ])(
    'says that server and identity provider disagree when a token is refused for what it is, and %s',
    async (_case, parts) => {
      const answer = { status: 401, body: { code: 'token-refused' } };
      fakeFetch(answer, answer);
      const session = fakeSession(parts);
      await expect(client(session)({ path: '/Users/Me', schema: anything })).rejects.toMatchObject({
        kind: 'not-signed-in',
      });
      expect(session.end).toHaveBeenLastCalledWith('refused');
    },
  );

  test.each([
    ['nobody is signed in', new RenewalRefusedError('over'), 'not-signed-in'],
    ['the identity provider is away', new RenewalUnreachableError('away'), 'network'],
  ])('does not call when %s', async (_case, error, kind) => {
    const calls = fakeFetch();
    const session = fakeSession({ token: () => Promise.reject(error) });
    await expect(client(session)({ path: '/Users/Me', schema: anything })).rejects.toMatchObject({
      name: 'ApiError',
      kind,
    });
    expect(calls).toHaveLength(0);
  });

  test('passes on that the caller gave up', async () => {
    const controller = new AbortController();
    controller.abort();
    fakeFetch(controller.signal.reason as Error);
    await expect(client()({ path: '/Users', schema: anything, signal: controller.signal })).rejects.toBe(
      controller.signal.reason,
    );
  });

  test('gives up after thirty seconds', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    fakeFetch(new DOMException('timed out', 'TimeoutError'));
    await expect(client()({ path: '/Users', schema: anything })).rejects.toMatchObject({
      kind: 'network',
      status: undefined,
    });
    expect(timeout).toHaveBeenCalledWith(30_000);
  });

  test.each([
    [400, { code: 'bad-query', field: '$filter' }, 'bad-input'],
    [400, { code: 'validation-failed', errors: [{ field: 'email', code: 'required' }] }, 'bad-input'],
    [403, { code: 'not-permitted' }, 'not-permitted'],
    [404, { code: 'not-found' }, 'not-found'],
    [404, undefined, 'not-found'],
    [409, { code: 'stale', current: { id: 1 } }, 'stale'],
    [409, { code: 'conflict' }, 'bad-input'],
    [412, undefined, 'stale'],
    [413, { code: 'too-large' }, 'bad-input'],
    [499, { differences: [{ field: 'endYear' }] }, 'bad-input'],
    [429, { code: 'too-many-requests' }, 'server'],
    [500, { code: 'internal' }, 'server'],
    [503, undefined, 'server'],
  ])('tells of status %d with %j: %s', async (status, body, kind) => {
    fakeFetch({ status, body });
    await expect(client()({ path: '/Users', schema: anything })).rejects.toMatchObject({
      name: 'ApiError',
      kind,
      status,
      ...body,
    });
  });

  test('takes a code that it does not know for a value that is refused', async () => {
    const errors = [
      { field: 'email', code: 'not-an-email' },
      { field: 'iban', code: 'something-new', params: { max: 34 } },
    ];
    fakeFetch({ status: 400, body: { code: 'validation-failed', errors } });
    await expect(client()({ path: '/Users', schema: anything })).rejects.toMatchObject({
      errors: [errors[0], { field: 'iban', code: 'not-valid', params: { max: 34 } }],
    });
  });

  test('names the reference of the server before its own', async () => {
    fakeFetch(
      { status: 500, body: { requestId: 'server-1' } },
      { status: 502, text: '<html>', headers: { 'X-Request-Id': 'proxy-1' } },
    );
    await expect(client()({ path: '/Users', schema: anything })).rejects.toMatchObject({
      requestId: 'server-1',
    });
    await expect(client()({ path: '/Users', schema: anything })).rejects.toMatchObject({
      requestId: 'proxy-1',
    });
  });

  test('takes a page in the place of JSON as an unexpected reply', async () => {
    fakeFetch({ text: '<!doctype html>' });
    await expect(client()({ path: '/Users', schema: anything })).rejects.toMatchObject({
      kind: 'unexpected-reply',
      status: 200,
    });
  });

  test('logs where a reply does not fit, and nothing of what stood there', async () => {
    const log = jest.spyOn(console, 'error').mockReturnValue();
    fakeFetch({ body: { id: 'private text' } });
    await expect(client()({ path: '/Users/Me', schema: onlyId })).rejects.toMatchObject({
      kind: 'unexpected-reply',
    });
    const logged = JSON.stringify(log.mock.calls);
    expect(logged).toContain('id: invalid_type');
    expect(logged).not.toContain('private text');
    expect(logged).not.toContain('secret value');
  });
});

describe('createApi', () => {
  const api = () => createApi(client(), createFileApi('/api', fakeSession()));

  test('asks for one page with its count', async () => {
    const calls = fakeFetch({ body: { value: [{ id: 1 }], total: 31, '@odata.count': 31 } });
    const page = await api().list(
      { set: 'MobilityAgreements', schema: onlyId, select: ['id', 'status'], expand: ['institutions'] },
      {
        filter: filter.eq('status/id', 1),
        orderBy: 'id',
        top: 10,
        skip: 20,
      },
    );
    expect(page).toEqual({ value: [{ id: 1 }], total: 31 });
    const url = new URL(calls[0]?.url ?? '', 'http://localhost');
    expect(url.pathname).toBe('/api/MobilityAgreements');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      $filter: 'status/id eq 1',
      $select: 'id,status',
      $expand: 'institutions',
      $orderby: 'id',
      $top: '10',
      $skip: '20',
      $count: 'true',
    });
  });

  test('asks for all rows with -1 and reads the other form of the count', async () => {
    const calls = fakeFetch({ body: { value: [], '@odata.count': 0 } });
    await expect(api().list({ set: 'MobilityCountries', schema: onlyId }, { top: 'all' })).resolves.toEqual({
      value: [],
      total: 0,
    });
    expect(calls[0]?.url).toBe('/api/MobilityCountries?%24top=-1&%24count=true');
  });

  test.each([[[]], [{ value: [] }], [{ value: {}, total: 1 }], [null]])(
    'does not take %j as a list',
    async (body) => {
      jest.spyOn(console, 'error').mockReturnValue();
      fakeFetch({ body });
      await expect(api().list({ set: 'Users', schema: onlyId }, {})).rejects.toMatchObject({
        kind: 'unexpected-reply',
      });
    },
  );

  test('names the row that does not fit', async () => {
    const log = jest.spyOn(console, 'error').mockReturnValue();
    fakeFetch({ body: { value: [{ id: 1 }, { id: 'x' }], total: 2 } });
    await expect(api().list({ set: 'Users', schema: onlyId }, {})).rejects.toMatchObject({
      kind: 'unexpected-reply',
    });
    expect(JSON.stringify(log.mock.calls)).toContain('1/id: invalid_type');
  });

  test('reads one record, and that of the person who is signed in', async () => {
    const asked = { set: 'Users', schema: onlyId, expand: ['groups'] } as const;
    const calls = fakeFetch({ body: { id: 5 } }, { body: { id: 6 } });
    await expect(api().item(asked, 5)).resolves.toEqual({ id: 5 });
    await expect(api().me(asked)).resolves.toEqual({ id: 6 });
    expect(calls.map(({ url }) => url)).toEqual([
      '/api/Users/5?%24expand=groups',
      '/api/Users/Me?%24expand=groups',
    ]);
  });

  test('saves with the version that was read', async () => {
    const calls = fakeFetch({ body: { id: 5 } });
    await api().save('ECTSCoordinatorTables', { id: 5 }, onlyId, { version: '2026-01-02T03:04:05.678Z' });
    expect(calls[0]).toMatchObject({
      url: '/api/ECTSCoordinatorTables',
      init: { method: 'POST', body: '{"id":5}' },
    });
    expect(calls[0]?.init.headers['If-Match']).toBe('"2026-01-02T03:04:05.678Z"');
  });

  test('deletes one record, whatever the reply says', async () => {
    const calls = fakeFetch({ body: { id: 5 } }, {});
    const version = '2026-01-02T03:04:05.678Z';
    await expect(api().remove('ECTSCoordinatorTables', 'a/b', { version })).resolves.toBeUndefined();
    await expect(api().remove('ECTSCoordinatorTables', 5, { version })).resolves.toBeUndefined();
    expect(calls[0]).toMatchObject({ url: '/api/ECTSCoordinatorTables/a%2Fb', init: { method: 'DELETE' } });
    expect(calls[0]?.init.headers['If-Match']).toBe(`"${version}"`);
  });

  test.each([
    { id: 5, purpose: 'Both' },
    { id: 0, isDeleted: true },
    { id: 'x', $state: 4 },
    { id: 5, dateModified: null },
  ])('sends no save of a record that is there without its version: %j', async (body) => {
    const calls = fakeFetch({ body: { id: 5 } });
    await expect(api().save('ECTSCoordinatorTables', body, onlyId)).rejects.toThrow(TypeError);
    expect(calls).toEqual([]);
  });

  test.each([
    { purpose: 'Both' },
    { id: null, purpose: 'Both' },
    { id: 5, dateModified: '2026-01-02T03:04:05.678Z' },
  ])('sends a new record, and one with its version: %j', async (body) => {
    const calls = fakeFetch({ body: { id: 5 } });
    await expect(api().save('ECTSCoordinatorTables', body, onlyId)).resolves.toEqual({ id: 5 });
    expect(calls).toHaveLength(1);
  });
});
