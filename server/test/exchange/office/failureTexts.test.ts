import fastify from 'fastify';
import { CALL_FAILURES } from 'shared-contracts/exchange/exchangeFailures.ts';
import { retryAfterOf } from 'ewp/client';
import { nextTry } from '../../../src/exchange/queue/pauses.ts';
import { partnerFailed } from '../../../src/exchange/services/problems/exchangeProblems.ts';
import { registerErrorHandler } from '../../../src/platform/answers/errorHandler.ts';

const WORDS = 'The partner answered 400: no such iia_id';
const NOW = new Date('2026-11-21T10:00:00Z');
const MINUTE = 60_000;

describe('partnerFailed', () => {
  test.each(CALL_FAILURES)(
    'tells %s in both languages, and quotes the partner in a place of its own',
    (kind) => {
      const { message, texts, detail } = partnerFailed({ kind, detail: WORDS, isWorthRetry: false });
      expect(message).toMatch(
        /^The .*\. The partner's copy could not be fetched, so nothing was approved\.$/,
      );
      expect(texts.el).toMatch(/^[^A-Za-z]+$/);
      expect(detail).toBe(WORDS);
    },
  );

  test('tells a refusal from a fault that passes', () => {
    const texts = [true, false].map(
      (isWorthRetry) => partnerFailed({ kind: 'status', detail: WORDS, isWorthRetry }).texts.el,
    );
    expect(texts[0]).not.toBe(texts[1]);
  });

  test('is answered in the language of the caller, with the words of the partner beside it', async () => {
    const app = fastify({ logger: false });
    registerErrorHandler(app);
    app.get('/', () => Promise.reject(partnerFailed({ kind: 'timeout', detail: WORDS, isWorthRetry: true })));
    const response = await app.inject({ url: '/', headers: { 'accept-language': 'el' } });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/^Το σύστημα του εταίρου δεν απάντησε εγκαίρως\./),
      detail: WORDS,
    });
    await app.close();
  });
});

describe('a partner that asks to be left alone', () => {
  test.each([
    ['120', 2 * MINUTE],
    ['Sat, 21 Nov 2026 10:05:00 GMT', 5 * MINUTE],
    ['999999999', 480 * MINUTE],
    ['Sat, 21 Nov 2026 09:00:00 GMT', null],
    ['0', null],
    ['-5', null],
    ['soon', null],
    [null, null],
  ])('is understood: %j', (header, expected) => {
    expect(retryAfterOf(header, NOW)).toBe(expected);
  });

  test('is left alone for as long, but not for less than the usual pause', () => {
    expect(nextTry(NOW, 1, 5 * MINUTE)).toEqual(new Date('2026-11-21T10:05:00Z'));
    expect(nextTry(NOW, 3, MINUTE)).toEqual(new Date('2026-11-21T10:05:00Z'));
    expect(nextTry(NOW, 12, MINUTE)).toBeNull();
  });
});
