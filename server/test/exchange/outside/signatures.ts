import { answerFault } from './support/answerFault.ts';
import { call } from './support/call.ts';
import { texts, validXml } from './support/readXml.ts';
import { ACCEPTED, MINIMUM, REFUSED, withDate, withHeaders } from './support/signatureCases.ts';
import { digestOf, signedCall, signedRequest, type Shape } from './support/signedCall.ts';
import { HEIS, type World } from './support/world.ts';

const UNSIGNED_MINIMUM = MINIMUM.map((name) => [name, MINIMUM.filter((other) => other !== name)] as const);

/** Who may call, and how the node says who answers. */
export function describeSignatures(world: () => World): void {
  const echo = (change: (shape: Shape, world: World) => Shape) => {
    const { urls, a } = world();
    return signedCall(change({ url: `${urls['echo url'] ?? ''}?echo=ναι`, key: a.host.client }, world()));
  };

  test.each(ACCEPTED)('takes a request with %s', async (_name, change) => {
    const answer = await echo(change);
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('ναι')]);
    expect(texts(validXml(answer.body), 'hei-id')).toEqual([HEIS.a]);
  });

  test.each(REFUSED)('answers %i to a request with %s', async (status, _name, change) => {
    const answer = await echo(change);
    expect([answer.status, answer.text]).toEqual([status, expect.anything()]);
    expectError(answer.body);
  });

  test.each(UNSIGNED_MINIMUM)('refuses a request that does not sign %s', async (_name, signed) => {
    const answer = await echo((shape) => ({ ...shape, signed }));
    expect([400, 401]).toContain(answer.status);
    expectError(answer.body);
  });

  test.each(['digest', 'x-request-id', 'original-date'])('refuses a request without %s', async (name) => {
    const answer = await echo(withHeaders({ [name]: undefined }));
    expect([400, 401]).toContain(answer.status);
    expectError(answer.body);
  });

  test.each<[string, (authorization: string) => string]>([
    ['an algorithm that is not known', (value) => value.replace('rsa-sha256', 'hmac-sha256')],
    ['a signature that is no base64', (value) => value.replace(/signature="[^"]*"/, 'signature="%%%"')],
    ['no signature at all', (value) => value.replace(/,signature="[^"]*"/, '')],
    ['a signature of one more byte', (value) => value.replace(/signature="/, 'signature="AAAA')],
    ['parameters that nobody can read', () => 'Signature keyId=,,"'],
    ['one parameter twice', (value) => `${value},keyId="${'0'.repeat(64)}"`],
    ['headers listed twice', (value) => value.replace('headers="', 'headers="host ')],
  ])('refuses a request whose Authorization has %s', async (_name, change) => {
    const { urls, a } = world();
    const request = signedRequest({ url: urls['echo url'] ?? '', key: a.host.client });
    const answer = await call(urls['echo url'] ?? '', {
      headers: { ...request.headers, authorization: change(request.headers['authorization'] ?? '') },
    });
    expect([400, 401, 403]).toContain(answer.status);
    expectError(answer.body);
  });

  test('takes Authorization however its parameters are ordered and spaced', async () => {
    const { urls, a } = world();
    const { headers } = signedRequest({ url: urls['echo url'] ?? '', key: a.host.client });
    const parts = (headers['authorization'] ?? '').slice('Signature '.length).split(/,(?=[a-z]+=)/i);
    const authorization = `signature ${parts.toReversed().join(', ')}`;
    expect((await call(urls['echo url'] ?? '', { headers: { ...headers, authorization } })).status).toBe(200);
  });

  test('tells a caller who uses no signature which way to sign', async () => {
    const { urls } = world();
    for (const authorization of [undefined, 'Basic aXJvOmlybw==', 'Bearer abc']) {
      const answer = await call(urls['echo url'] ?? '', {
        headers: authorization === undefined ? {} : { authorization },
      });
      expect([authorization, answer.status]).toEqual([authorization, 401]);
      expect(answer.headers['www-authenticate']).toMatch(/^Signature realm="EWP"/);
      expect(answer.headers['want-digest']).toBe('SHA-256');
      expectError(answer.body);
    }
  });

  test('names the institutions of the key alone, all of them and none', async () => {
    const { both, nobody } = world();
    for (const host of [both, nobody]) {
      const answer = await echo((shape) => ({ ...shape, key: host.client }));
      expect(texts(validXml(answer.body), 'hei-id').toSorted()).toEqual(host.heiIds.toSorted());
    }
  });

  test('heeds no header that is not signed', async () => {
    const answer = await echo((shape) => ({ ...shape, signed: MINIMUM }));
    expect(answer.headers['signature']).toBeUndefined();
    const { urls, a } = world();
    const posted = await signedCall({
      url: urls['echo url'] ?? '',
      key: a.host.client,
      form: [['echo', 'a']],
      signed: [...MINIMUM, 'content-type'],
    });
    expect(texts(validXml(posted.body), 'echo')).toEqual(['a']);
  });

  test('signs every answer that a signed wish asks for, errors too', async () => {
    const { serverKeys, urls, a, stranger } = world();
    const shape = { key: a.host.client };
    const answers = [
      await echo((plain) => plain),
      await echo(withHeaders({ 'accept-signature': 'ed25519, RSA-SHA256', 'accept-encoding': 'gzip, br' })),
      await signedCall({ ...shape, url: urls['iias get-url'] ?? '' }),
      await signedCall({
        ...shape,
        url: urls['echo url'] ?? '',
        method: 'PUT',
        body: 'x',
        headers: { 'content-type': 'text/plain' },
      }),
      await signedCall({
        ...shape,
        url: urls['echo url'] ?? '',
        body: '<a/>',
        headers: { 'content-type': 'text/xml' },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400, 405, 415]);
    expect(answers.map((answer) => answerFault(answer, answer.sent, serverKeys))).toEqual(
      answers.map(() => null),
    );
    const refused = [
      await echo((plain) => ({ ...plain, key: stranger.client })),
      await echo(withDate('original-date', -20)),
      await echo(withHeaders({ digest: `SHA-256=${digestOf('other')}` })),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 400, 400]);
    expect(refused.map((answer) => answerFault(answer, answer.sent, serverKeys))).toEqual(
      refused.map(() => null),
    );
  });

  test.each([undefined, 'ed25519', 'rsa-sha1, hs2019'])(
    'does not sign for the wish %s, and answers all the same',
    async (wish) => {
      const answer = await echo(withHeaders({ 'accept-signature': wish }));
      expect([answer.status, answer.headers['signature']]).toEqual([200, undefined]);
    },
  );

  test('takes a body in pieces, and with a byte order mark refuses or reads it, never with a fault of its own', async () => {
    const { urls, a } = world();
    const shape = { url: urls['echo url'] ?? '', key: a.host.client };
    const pieces = await signedCall({ ...shape, form: [['echo', 'x'.repeat(100)]], chunked: true });
    expect(texts(validXml(pieces.body), 'echo')).toEqual(['x'.repeat(100)]);
    const marked = await signedCall({ ...shape, body: Buffer.from('\uFEFFecho=a') });
    expect(marked.status).toBe(200);
    expect((await signedCall({ ...shape, body: '' })).status).toBe(200);
    const large = await signedCall({ ...shape, body: Buffer.alloc(30_000_000, 'a') });
    expect([large.status, validXml(large.body).name]).toEqual([413, 'error-response']);
  });

  test('answers a huge header, a second Authorization and bytes that are no text with a refusal, and goes on', async () => {
    const { urls, a } = world();
    const url = urls['echo url'] ?? '';
    const huge = await echo(withHeaders({ 'x-long': 'x'.repeat(100_000) })).catch(() => ({ status: 431 }));
    expect(huge.status).toBe(431);
    const { headers } = signedRequest({ url, key: a.host.client });
    const twice = await call(url, {
      headers: { ...headers, authorization: ['Basic abc', headers['authorization'] ?? ''] },
    });
    expect([400, 401]).toContain(twice.status);
    const bytes = await signedCall({
      url,
      key: a.host.client,
      body: Buffer.from([0x65, 0x3d, 0xff, 0xfe, 0, 1]),
    });
    expect(bytes.status).toBeLessThan(500);
    expect((await echo((shape) => shape)).status).toBe(200);
  });
}

function expectError(body: Buffer): void {
  const error = validXml(body);
  expect(error.name).toBe('error-response');
  expect(texts(error, 'developer-message')).toEqual([expect.stringMatching(/\S/)]);
}
