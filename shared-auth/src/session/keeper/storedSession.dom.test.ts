import { ROLE_PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import { buildToken, buildUser } from '../../testing/buildUser.ts';
import { clearBrowserOfTest } from '../../testing/testKeeper.ts';
import { readCookie, writeCookie } from '../../kept/cookies.ts';
import { storedRole } from '../../kept/roleStorage.ts';
import { bearerOf, clearBrowser, clearSession, storeSession } from './storedSession.ts';

beforeEach(clearBrowserOfTest);
afterEach(() => jest.restoreAllMocks());

describe('storeSession', () => {
  test('writes token, user data and role with its permissions', () => {
    const user = buildUser({ scope: 'mobisis-students', claims: { given_name_gr: 'Ελένη' } });
    storeSession(user, 'university.example');
    expect(readCookie('access_token')).toBe(user.access_token);
    expect(JSON.parse(readCookie('user_data') ?? '')).toMatchObject({ given_name_gr: 'Ελένη' });
    expect(JSON.parse(localStorage.getItem('role') ?? '')).toEqual({
      role: 'Student',
      permissions: ROLE_PERMISSIONS.Student,
    });
  });

  test.each([
    [300, 300],
    [90_000, 12_000],
  ])('lets the cookie of a token that lives %d s live at most %d s', (left, maxAge) => {
    const written = jest.spyOn(document, 'cookie', 'set');
    storeSession(buildUser({ secondsLeft: left }), 'university.example');
    const [token] = written.mock.calls
      .map(([cookie]) => cookie)
      .filter((text) => text.startsWith('access_token='));
    expect(Number(/Max-Age=(\d+)/.exec(token ?? '')?.[1])).toBeLessThanOrEqual(maxAge);
    expect(Number(/Max-Age=(\d+)/.exec(token ?? '')?.[1])).toBeGreaterThan(maxAge - 3);
  });

  test('keeps the data of the person no longer than the browser is open', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    storeSession(buildUser(), 'university.example');
    const [data] = written.mock.calls
      .map(([cookie]) => cookie)
      .filter((text) => text.startsWith('user_data='));
    expect(data).not.toMatch(/Max-Age|Expires/);
  });
});

describe('clearSession', () => {
  test('keeps drafts', () => {
    storeSession(buildUser(), 'university.example');
    localStorage.setItem('draft', 'typed');
    clearSession();
    expect(readCookie('access_token')).toBeUndefined();
    expect(readCookie('user_data')).toBeUndefined();
    expect(storedRole()).toBeNull();
    expect(localStorage.getItem('draft')).toBe('typed');
  });
});

describe('clearBrowser', () => {
  test('leaves nothing but the language, and the registry and its draw, which are of no person', () => {
    writeCookie('lang', 'gr', 60);
    storeSession(buildUser(), 'university.example');
    localStorage.setItem('draft', 'typed');
    localStorage.setItem('registry', '{}');
    localStorage.setItem('release-draw', '00');
    sessionStorage.setItem('scroll', '10');
    clearBrowser();
    expect(document.cookie).toBe('lang=gr');
    expect(Object.keys(localStorage)).toEqual(['registry', 'release-draw']);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('bearerOf', () => {
  const user = buildUser({ subject: 'iro' });

  test('takes the cookie of the same person', () => {
    const newer = buildUser({ subject: 'iro', tokenId: 'token-2' }).access_token;
    writeCookie('access_token', newer, 60);
    expect(bearerOf(user)).toBe(newer);
  });

  test.each([
    ['no cookie', undefined],
    ['a cookie of another person', buildToken({ iss: 'https://idp.example/realms/apps', sub: 'student' })],
    ['a cookie of another provider', buildToken({ iss: 'https://other.example', sub: 'iro' })],
    ['a cookie that is no token', 'rubbish'],
  ])('takes the token of the session when there is %s', (_case, cookie) => {
    if (cookie !== undefined) writeCookie('access_token', cookie, 60);
    expect(bearerOf(user)).toBe(user.access_token);
  });
});

describe('storedRole', () => {
  test.each([null, 'rubbish', '"IRO"', '{"role":"Root"}', '{"role":"toString"}'])(
    'gives null for %s',
    (stored) => {
      if (stored !== null) localStorage.setItem('role', stored);
      expect(storedRole()).toBeNull();
    },
  );
});
