import { makeKeyPair, type EwpKeyPair } from '../src/keys.ts';
import { keptFault, toKept, type KeptMessage } from '../src/signature/keptMessage.ts';
import { signRequest } from '../src/signature/signRequest.ts';
import { signResponse } from '../src/signature/signResponse.ts';

const BODY = Buffer.from('iia_id=b-4&note=ά');

let own: EwpKeyPair;
let other: EwpKeyPair;
beforeAll(async () => {
  [own, other] = await Promise.all([makeKeyPair(), makeKeyPair()]);
});

function request(): KeptMessage {
  const url = new URL('https://node.example/ewp/iia-cnr?x=1');
  const parts = { url, method: 'POST', body: BODY, requestId: crypto.randomUUID() } as const;
  const { headers } = signRequest({ ...parts, date: new Date('2020-01-01'), wantsSignature: true }, own);
  return toKept({
    requestTarget: 'post /ewp/iia-cnr?x=1',
    headers: { ...headers, host: url.host, 'user-agent': 'unsigned' },
    publicKey: own.publicKey,
    body: BODY,
  })!;
}

function answer(): KeptMessage {
  const headers = signResponse({ body: BODY, date: new Date('2020-01-01'), requestId: 'x' }, own);
  return toKept({ requestTarget: null, headers, publicKey: own.publicKey, body: BODY })!;
}

describe('a kept message', () => {
  test('proves a request and an answer years later, after a way through JSON, and keeps no header that was not signed', () => {
    for (const kept of [request(), answer()]) {
      expect(keptFault(JSON.parse(JSON.stringify(kept)) as KeptMessage)).toBeNull();
      expect(kept.headers['user-agent']).toBeUndefined();
    }
  });

  test('is none where nothing was signed', () => {
    const unsigned = { headers: {}, publicKey: own.publicKey, body: BODY };
    expect(toKept({ ...unsigned, requestTarget: null })).toBeNull();
    expect(toKept({ ...unsigned, requestTarget: 'get /' })).toBeNull();
  });

  test('proves nothing once anything of it was changed', () => {
    const kept = request();
    const changed: KeptMessage[] = [
      { ...kept, body: Buffer.from('iia_id=b-5').toString('base64') },
      { ...kept, requestTarget: 'post /ewp/iia-cnr?x=2' },
      { ...kept, headers: { ...kept.headers, host: 'other.example' } },
      { ...kept, headers: { ...kept.headers, 'original-date': new Date().toUTCString() } },
      { ...kept, publicKey: other.publicKey },
      { ...kept, publicKey: '' },
      { ...kept, signature: kept.signature.replace(' digest', '') },
      { ...kept, signature: 'x' },
    ];
    for (const one of changed) expect(keptFault(one)).not.toBeNull();
  });
});
