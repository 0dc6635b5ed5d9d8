import { ApiError } from 'shared-client';
import { SAMPLE, SAMPLE_SCHEMA, type SampleForm } from '../testing/sample.ts';
import { readBy, saveOutcomeOf } from './saveOutcome.ts';

const outcome = (error: unknown) =>
  saveOutcomeOf(
    error,
    readBy(SAMPLE_SCHEMA, (sample: SampleForm) => sample),
  );

describe('saveOutcomeOf', () => {
  test("gives the record as it is now after somebody else's save", () => {
    const current = { ...SAMPLE, name: 'Maria' };
    const error = new ApiError('stale', 'stale', { status: 409, current });
    expect(outcome(error)).toEqual({ kind: 'stale', current });
  });

  test('is a plain failure when the present record cannot be read', () => {
    expect(outcome(new ApiError('stale', 'stale', { status: 409 }))).toEqual({ kind: 'failed' });
  });

  test('gives what the server refused', () => {
    const errors = [{ field: 'email', code: 'not-an-email' }] as const;
    expect(outcome(new ApiError('bad-input', 'bad', { errors }))).toEqual({ kind: 'refused', errors });
  });

  test('tells a deleted record, a lost answer and a server that failed from one another', () => {
    expect(outcome(new ApiError('not-found', 'gone'))).toEqual({ kind: 'gone' });
    expect(outcome(new ApiError('network', 'lost'))).toEqual({ kind: 'unanswered' });
    expect(outcome(new ApiError('unexpected-reply', 'strange'))).toEqual({ kind: 'unanswered' });
    expect(outcome(new ApiError('server', 'down', { status: 503 }))).toEqual({ kind: 'failed' });
    expect(outcome(new TypeError('unexpected'))).toEqual({ kind: 'failed' });
  });
});
