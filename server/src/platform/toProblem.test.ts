import { Problem } from './problem.ts';
import { toProblem } from './toProblem.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error('inside'), { code, ...more });

describe('toProblem', () => {
  test.each([
    [coded('FST_ERR_CTP_INVALID_JSON_BODY'), 'bad-body', 400],
    [coded('FST_ERR_CTP_BODY_TOO_LARGE'), 'too-large', 413],
    [coded('22P02', { severity: 'ERROR' }), 'bad-query', 400],
    [coded('22003', { severity: 'ERROR' }), 'bad-query', 400],
    [coded('23505', { severity: 'ERROR' }), 'conflict', 409],
    [coded('57014', { severity: 'ERROR' }), 'unavailable', 503],
    [coded('40P01', { severity: 'ERROR' }), 'unavailable', 503],
    [coded('ECONNREFUSED'), 'unavailable', 503],
    [coded('42703', { severity: 'ERROR' }), 'internal', 500],
    [Object.assign(new Error('Forbidden'), { statusCode: 403 }), 'not-found', 404],
    [new TypeError('cannot read'), 'internal', 500],
    ['thrown text', 'internal', 500],
    [undefined, 'internal', 500],
  ])('answers %p with %s', (error, code, status) => {
    expect(toProblem(error)).toMatchObject({ code, statusCode: status });
  });

  test('never tells the words of an unknown error', () => {
    expect(toProblem(new Error('password is hunter2')).message).not.toContain('hunter2');
  });

  test('leaves a refusal as it is', () => {
    const problem = new Problem('stale', { en: 'Changed.', el: 'Άλλαξε.' });
    expect(toProblem(problem)).toBe(problem);
  });
});
