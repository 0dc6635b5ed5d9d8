import { callLimits } from '../src/node/callLimits.ts';
import { makeKeyPair } from '../src/keys.ts';
import { signedHeaders } from './support/signedHeaders.ts';
import { testNode, type TestNode } from './support/testNode.ts';

const PER_ADDRESS = 600;
const PER_KEY = 12_000;

describe('callLimits', () => {
  const start = (): { limits: ReturnType<typeof callLimits>; pass: (ms: number) => void } => {
    let now = 0;
    return { limits: callLimits(() => new Date(now)), pass: (ms) => void (now += ms) };
  };

  test('begins anew every minute, and counts each address for itself', () => {
    const { limits, pass } = start();
    for (let call = 0; call < PER_ADDRESS; call += 1) expect(limits.allowsUnverified('192.0.2.1')).toBe(true);
    expect(limits.allowsUnverified('192.0.2.1')).toBe(false);
    expect(limits.allowsUnverified('192.0.2.2')).toBe(true);
    pass(60_000);
    expect(limits.allowsUnverified('192.0.2.1')).toBe(true);
  });

  test('takes the addresses of one IPv6 network for one', () => {
    const { limits } = start();
    for (let call = 0; call < PER_ADDRESS; call += 1)
      limits.allowsUnverified(`2001:db8::${call.toString(16)}`);
    expect(limits.allowsUnverified('2001:db8:0:0:9::1')).toBe(false);
    expect(limits.allowsUnverified('2001:db8:0:1::1')).toBe(true);
  });

  test('lets a thousand calls of one key pass, and stops a loop', () => {
    const { limits } = start();
    const answers = Array.from({ length: PER_KEY + 1 }, () => limits.allowsCaller('key'));
    expect(answers.indexOf(false)).toBe(PER_KEY);
  });

  test('counts whoever comes from a great many addresses as one', () => {
    const { limits } = start();
    for (let host = 0; host < 51_000; host += 1) limits.allowsUnverified(`host ${host}`);
    expect(limits.allowsUnverified('host 51001')).toBe(false);
    expect(limits.allowsUnverified('host 1')).toBe(true);
  });
});

describe('a node that somebody floods', () => {
  let node: TestNode;
  let good: () => Promise<{ statusCode: number }>;

  beforeAll(async () => {
    const [server, client] = await Promise.all([makeKeyPair(), makeKeyPair()]);
    node = testNode({ server, clients: [client] });
    good = async () => {
      const body = Buffer.from('iia_id=b-4');
      const call = { method: 'POST', path: '/ewp/iia-cnr', host: 'node.example', body } as const;
      return node.inject({
        method: 'POST',
        url: call.path,
        headers: {
          ...signedHeaders({ key: client, ...call }),
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: body,
      });
    };
  });

  test('tells it to come again, without a signature, and takes every call of a partner at the same address', async () => {
    const bad = (url: string) =>
      node.inject({ url, headers: { host: 'node.example', 'accept-signature': 'rsa-sha256' } });
    for (let call = 0; call < PER_ADDRESS / 3; call += 1) {
      expect((await bad('/ewp/echo')).statusCode).toBe(401);
      expect((await bad('/ewp/nothing')).statusCode).toBe(404);
      expect((await bad('/ewp/manifest.xml')).statusCode).toBe(200);
    }
    for (const url of ['/ewp/echo', '/ewp/nothing', '/ewp/manifest.xml']) {
      const response = await bad(url);
      expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '60']);
      expect(response.headers['signature']).toBeUndefined();
      expect(response.body).toContain('error-response');
    }
    const statuses = new Set<number>();
    for (let call = 0; call < 1_000; call += 1) statuses.add((await good()).statusCode);
    expect([...statuses]).toEqual([200]);
    expect(node.iiaCnrs).toHaveLength(1_000);
  });
});
