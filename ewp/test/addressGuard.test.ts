import type { LookupAddress } from 'node:dns';
import { createServer } from 'node:https';
import { createServer as createProxy } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { ForbiddenAddress } from '../src/addressGuard.ts';
import { guardedFetch } from '../src/guardedFetch.ts';
import { guardedLookup, type Resolve } from '../src/guardedLookup.ts';
import { isPublicAddress } from '../src/publicAddress.ts';
import { partnerServer, type PartnerServer } from '../testing/partnerServer.ts';
import { SELF_SIGNED } from '../testing/selfSigned.ts';

const resolving =
  (...addresses: readonly string[]): Resolve =>
  async () =>
    addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 }));

/** What a connection would be given. */
function addressesOf(resolve: Resolve, { name = 'b.example', allowsLoopback = false } = {}) {
  return new Promise<unknown>((done) => {
    guardedLookup(allowsLoopback, resolve)(name, { all: true }, (error, found) => done(error ?? found));
  });
}

describe('isPublicAddress', () => {
  test.each([
    '93.184.216.34',
    '172.32.0.1',
    '100.128.0.1',
    '2a00:1450:4001::1',
    '::ffff:93.184.216.34',
    '64:ff9b::5db8:d822',
  ])('lets %s through', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::a00:1',
    '127.1',
    '',
    'b.example',
  ])('holds %j back', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('guardedLookup', () => {
  test.each([['10.0.0.1'], ['169.254.169.254'], ['::1'], ['::ffff:10.0.0.1'], ['127.0.0.1', '192.168.0.1']])(
    'gives no address of a name that leads inside: %s',
    async (...addresses) => {
      expect(await addressesOf(resolving(...addresses))).toBeInstanceOf(ForbiddenAddress);
    },
  );

  test('gives of several addresses those outside alone', async () => {
    expect(await addressesOf(resolving('10.0.0.1', '93.184.216.34'))).toEqual([
      { address: '93.184.216.34', family: 4 },
    ]);
  });

  test('lets a name of this machine, and no other, lead to this machine where that is allowed', async () => {
    const here = resolving('127.0.0.1');
    const allowsLoopback = true;
    expect(await addressesOf(here, { name: 'localhost', allowsLoopback })).toHaveLength(1);
    expect(await addressesOf(here, { name: 'localhost' })).toBeInstanceOf(ForbiddenAddress);
    expect(await addressesOf(here, { allowsLoopback })).toBeInstanceOf(ForbiddenAddress);
    const outside = resolving('93.184.216.34');
    expect(await addressesOf(outside, { name: 'localhost', allowsLoopback })).toBeInstanceOf(
      ForbiddenAddress,
    );
  });
});

describe('guardedFetch', () => {
  let inside: PartnerServer;
  let calls = 0;

  beforeAll(async () => {
    inside = await partnerServer((request, response) => {
      calls += 1;
      response.writeHead(302, { location: request.url }).end('inside');
    });
  });
  afterAll(() => inside.stop());
  beforeEach(() => {
    calls = 0;
  });

  const send = (
    url: string,
    parts: { resolve?: Resolve; allowsLoopback?: boolean; signal?: AbortSignal; proxyUrl?: string } = {},
  ) =>
    guardedFetch({ allowsLoopback: true, ...parts })(new URL(url), {
      headers: {},
      signal: parts.signal ?? AbortSignal.timeout(5_000),
    });

  test('does not connect to where a public name leads inside', async () => {
    const { port } = new URL(inside.origin);
    await expect(
      send(`http://b.example:${port}/`, { resolve: resolving('127.0.0.1') }),
    ).rejects.toBeInstanceOf(ForbiddenAddress);
    expect(calls).toBe(0);
  });

  test('asks for the addresses of a name once, and connects to one of those', async () => {
    const { port } = new URL(inside.origin);
    let asked = 0;
    // The second answer would lead elsewhere, as it does when somebody wants to get past the check.
    const resolve: Resolve = (name) => resolving((asked += 1) === 1 ? '127.0.0.1' : '127.9.9.9')(name);
    expect((await send(`http://localhost:${port}/`, { resolve })).status).toBe(302);
    expect([asked, calls]).toEqual([1, 1]);
  });

  test('follows no redirect', async () => {
    const response = await send(`${inside.origin}/elsewhere`);
    expect([response.status, response.headers.get('location'), calls]).toEqual([302, '/elsewhere', 1]);
  });

  test('gives up a name that is not found in time', async () => {
    const resolve: Resolve = () => new Promise(() => undefined);
    await expect(
      send('https://b.example/', { resolve, signal: AbortSignal.timeout(50) }),
    ).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('says like fetch that a name does not exist', async () => {
    const resolve: Resolve = () => Promise.reject(new Error('getaddrinfo ENOTFOUND'));
    await expect(send('https://b.example/', { resolve })).rejects.toMatchObject({
      name: 'TypeError',
      cause: { message: 'getaddrinfo ENOTFOUND' },
    });
  });

  test('goes through a proxy that is told the name, and believes the other end alone', async () => {
    const partner = createServer(SELF_SIGNED, (_request, response) => response.end('secret'));
    await new Promise<void>((resolve) => void partner.listen(0, '127.0.0.1', resolve));
    const proxy = createProxy();
    const asked: (string | undefined)[] = [];
    proxy.on('connect', ({ url }, socket: Socket) => {
      asked.push(url);
      const tunnel = connect((partner.address() as AddressInfo).port, '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
        pipeline(tunnel, socket, tunnel, () => undefined);
      });
      for (const end of [tunnel, socket]) end.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
    const proxyUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const resolve: Resolve = () => Promise.reject(new Error('The proxy finds names.'));
    try {
      await expect(send('https://b.example/ewp/echo', { proxyUrl, resolve })).rejects.toMatchObject({
        name: 'TypeError',
        cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
      });
      expect(asked).toEqual(['b.example:443']);
    } finally {
      proxy.close();
      partner.close();
    }
  });

  test('trusts no certificate that nobody vouches for', async () => {
    const server = createServer(SELF_SIGNED, (_request, response) => response.end('secret'));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    try {
      await expect(send(`https://127.0.0.1:${port}/`)).rejects.toMatchObject({
        name: 'TypeError',
        cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
      });
    } finally {
      server.close();
    }
  });
});
