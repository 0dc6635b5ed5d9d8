import { START_TIMEOUT_MS, startSaveApi, type SaveApi, type UserName } from '../support/api/saveApi.ts';

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);

afterAll(async () => {
  await api.close();
});

async function tour(user: UserName, method: 'GET' | 'POST') {
  const { status, body } = await api.call(user, method, 'Users/Me/tour');
  return [status, body];
}

describe('the tour of the portal', () => {
  test('is known to whoever left it, from then on and to nobody else', async () => {
    expect(await tour('iro', 'GET')).toEqual([200, { isKnown: false }]);
    expect(await tour('iro', 'POST')).toEqual([200, { isKnown: true }]);
    expect(await tour('iro', 'POST')).toEqual([200, { isKnown: true }]);
    expect(await tour('iro', 'GET')).toEqual([200, { isKnown: true }]);
    expect(await tour('student', 'GET')).toEqual([200, { isKnown: false }]);
  });
});
