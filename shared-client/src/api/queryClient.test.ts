import type { ApiErrorKind } from 'shared-contracts/errors/errors.ts';
import { ApiError } from './apiError.ts';
import { createQueryClient, shouldRetry } from './queryClient.ts';

const failure = (kind: ApiErrorKind, status?: number) => new ApiError(kind, 'x', { status });

describe('shouldRetry', () => {
  test.each<[ApiErrorKind, number | undefined, boolean]>([
    ['network', undefined, true],
    ['server', 500, true],
    ['server', 503, true],
    ['server', 429, false],
    ['bad-input', 400, false],
    ['not-signed-in', 401, false],
    ['not-permitted', 403, false],
    ['not-found', 404, false],
    ['stale', 409, false],
    ['unexpected-reply', 200, false],
  ])('says of %s %s: %s', (kind, status, expected) => {
    expect(shouldRetry(0, failure(kind, status))).toBe(expected);
  });

  test('tries twice more and then gives up', () => {
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, failure('network')))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('does not repeat a fault of our own', () => {
    expect(shouldRetry(0, new TypeError('x'))).toBe(false);
  });
});

describe('createQueryClient', () => {
  test('calls three times in all when the server fails', async () => {
    const client = createQueryClient();
    const read = jest.fn(() => Promise.reject(failure('server', 500)));
    await expect(
      client.query({ queryKey: ['x'], queryFn: read, retryDelay: 1, retry: shouldRetry }),
    ).rejects.toMatchObject({ kind: 'server' });
    expect(read).toHaveBeenCalledTimes(3);
  });
});
