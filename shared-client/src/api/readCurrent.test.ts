import { ApiError } from './apiError.ts';
import type { ApiRequest, SendRequest } from './apiClient.ts';
import { readingCurrent } from './readCurrent.ts';

const anything = { parse: (value: unknown) => value };
const SAVE: ApiRequest<unknown> = { method: 'POST', path: '/Users', body: { id: 7 }, schema: anything };

/** Answers calls by their path; what is an error is thrown. */
function answering(answers: Readonly<Record<string, unknown>>) {
  const paths: string[] = [];
  const send: SendRequest = async ({ path, schema }) => {
    paths.push(path);
    const answer = answers[path];
    if (answer instanceof Error) throw answer;
    return schema.parse(answer);
  };
  return { send, paths };
}

const stale = (details: object) =>
  new ApiError('stale', 'changed', { status: 409, code: 'stale', requestId: 'r1', ...details });
const refusalOf = (send: SendRequest) => send(SAVE).catch((error: unknown) => error);

describe('a save on an old version', () => {
  test('is refused with the record, which is read when it did not come along', async () => {
    const { send } = answering({
      '/Users': stale({ currentAt: '/Users/7' }),
      '/Users/7': { id: 7, name: 'theirs' },
    });
    expect(await refusalOf(readingCurrent(send))).toMatchObject({
      kind: 'stale',
      status: 409,
      code: 'stale',
      requestId: 'r1',
      current: { id: 7, name: 'theirs' },
    });
  });

  test('reads nothing when the record came along', async () => {
    const { send, paths } = answering({ '/Users': stale({ current: { id: 7 }, currentAt: '/Users/7' }) });
    expect(await refusalOf(readingCurrent(send))).toMatchObject({ current: { id: 7 } });
    expect(paths).toEqual(['/Users']);
  });

  test('keeps its refusal when the record cannot be read', async () => {
    const refusal = stale({ currentAt: '/Users/7' });
    for (const answer of [
      new ApiError('not-found', 'gone'),
      new ApiError('network', 'lost'),
      null,
      undefined,
    ])
      expect(await refusalOf(readingCurrent(answering({ '/Users': refusal, '/Users/7': answer }).send))).toBe(
        refusal,
      );
  });

  test.each([
    'https://elsewhere.example/x',
    '//elsewhere.example/Users/7',
    '/Users/7?$select=id',
    '/../Users/7',
    '/Users',
  ])('goes to no other address than that of a record: %s', async (currentAt) => {
    const refusal = stale({ currentAt });
    const { send, paths } = answering({ '/Users': refusal });
    expect(await refusalOf(readingCurrent(send))).toBe(refusal);
    expect(paths).toEqual(['/Users']);
  });

  test('of the partner exchange is read from the data API', async () => {
    const exchange = answering({ '/Users': stale({ currentAt: '/Users/7' }) });
    const api = answering({ '/Users/7': { id: 7 } });
    expect(await refusalOf(readingCurrent(exchange.send, api.send))).toMatchObject({ current: { id: 7 } });
    expect(api.paths).toEqual(['/Users/7']);
  });
});

test('any other refusal, and any answer, is left as it is', async () => {
  const refused = new ApiError('bad-input', 'no', { current: undefined, currentAt: '/Users/7' });
  expect(await refusalOf(readingCurrent(answering({ '/Users': refused }).send))).toBe(refused);
  expect(await readingCurrent(answering({ '/Users': { id: 7 } }).send)(SAVE)).toEqual({ id: 7 });
});
