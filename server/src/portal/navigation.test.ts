import { isNavigation, publicAddressFor } from './navigation.ts';

const call = (url: string, accept = 'text/html,*/*', method = 'GET') => ({
  method,
  url,
  headers: { accept },
});

describe('isNavigation', () => {
  test.each(['/', '/iia/5', '/application/outgoing/list?page=2', '/401', '/apiary', '/main'])(
    'takes %s for an address of the portal',
    (url) => {
      expect(isNavigation(call(url))).toBe(true);
    },
  );

  test.each([
    '/api/Users',
    '/m/mfe-x/1/entry.js',
    '/shell/main.js',
    '/registry/registry.json',
    '/config.json?x=1',
    '/realms/apps/x',
    '/health',
    '/releases/burnt',
  ])('takes %s for a file or a call, also when a page would be accepted', (url) => {
    expect(isNavigation(call(url))).toBe(false);
  });

  test('takes a client that accepts anything for a person', () => {
    expect(isNavigation(call('/iia/5', '*/*'))).toBe(true);
    expect(isNavigation({ method: 'GET', url: '/', headers: {} })).toBe(true);
  });

  test('takes a client that asks for a file by its name at its word', () => {
    expect(isNavigation(call('/logo.png?x=1', '*/*'))).toBe(false);
  });

  test('takes a fetch by code, a subresource, or a call that changes something, for what it is', () => {
    expect(isNavigation(call('/iia/5', 'application/json'))).toBe(false);
    expect(isNavigation({ ...call('/iia/5'), headers: { accept: '*/*', 'sec-fetch-dest': 'script' } })).toBe(
      false,
    );
    expect(isNavigation(call('/iia/5', 'text/html', 'POST'))).toBe(false);
  });
});

describe('publicAddressFor', () => {
  const publicUrl = 'http://localhost:8080';

  test('leads other names of this machine to the public one', () => {
    expect(publicAddressFor('127.0.0.1:8080', '/iia/5?x=1', publicUrl)).toBe(
      'http://localhost:8080/iia/5?x=1',
    );
    expect(publicAddressFor('[::1]:8080', '/', publicUrl)).toBe('http://localhost:8080/');
  });

  test.each(['localhost:8080', 'portal.example.org', '127.0.0.1:9090', 'bad host', undefined])(
    'leaves %p alone',
    (host) => {
      expect(publicAddressFor(host, '/', publicUrl)).toBeUndefined();
    },
  );

  test('leaves everything alone when the public address is not this machine', () => {
    expect(publicAddressFor('127.0.0.1:8080', '/', 'https://portal.example.org')).toBeUndefined();
  });
});
