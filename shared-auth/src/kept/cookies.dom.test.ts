import { clearBrowserOfTest } from '../testing/testKeeper.ts';
import { clearCookie, readCookie, writeCookie } from './cookies.ts';

beforeEach(clearBrowserOfTest);

describe('writeCookie', () => {
  test('keeps Greek, quotes and semicolons as they are', () => {
    writeCookie('user_data', '{"name":"Ελένη; \\"x\\" = 1"}', 60);
    expect(readCookie('user_data')).toBe('{"name":"Ελένη; \\"x\\" = 1"}');
  });

  test('sends the cookie to this site alone, for the whole portal and whole seconds', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    writeCookie('access_token', 'a.b.c', 11_999.9);
    expect(written).toHaveBeenCalledWith('access_token=a.b.c; Max-Age=11999; Path=/; SameSite=Strict');
    written.mockRestore();
  });
});

describe('readCookie', () => {
  test('does not take a cookie whose name only ends the same', () => {
    document.cookie = 'my_access_token=wrong; Path=/';
    expect(readCookie('access_token')).toBeUndefined();
    document.cookie = 'my_access_token=; Max-Age=0; Path=/';
  });

  test('gives nothing for a cookie that is badly encoded', () => {
    document.cookie = 'user_data=%E0%A4%A; Path=/';
    expect(readCookie('user_data')).toBeUndefined();
  });
});

describe('clearCookie', () => {
  test('removes the cookie', () => {
    writeCookie('access_token', 'x', 60);
    clearCookie('access_token');
    expect(readCookie('access_token')).toBeUndefined();
  });
});
