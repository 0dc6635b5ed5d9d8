import { Problem } from './problem.ts';
import { toProblem } from './toProblem.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error('inside'), { code, ...more });

describe('toProblem', () => {
  test.each<readonly [unknown, string, number]>([
    [coded('FST_ERR_CTP_INVALID_JSON_BODY'), 'bad-body', 400],
    [coded('FST_ERR_CTP_BODY_TOO_LARGE'), 'too-large', 413],
    [coded('22P02', { severity: 'ERROR' }), 'bad-query', 400],
    [coded('22003', { severity: 'ERROR' }), 'bad-query', 400],
    [coded('23505', { severity: 'ERROR' }), 'conflict', 409],
    [coded('57014', { severity: 'ERROR' }), 'unavailable', 503],
    [coded('40P01', { severity: 'ERROR' }), 'unavailable', 503],
    ...[
      '08000',
      '08003',
      '08006',
      '08P01',
      '53000',
      '53200',
      '53300',
      '53400',
      '57P01',
      '57P02',
      '57P03',
      '57P05',
    ].map((code) => [coded(code, { severity: 'FATAL' }), 'unavailable', 503] as const),
    ...['25P03', '25P04', '58000', '58030'].map(
      (code) => [coded(code, { severity: 'ERROR' }), 'unavailable', 503] as const,
    ),
    ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN'].map(
      (code) => [coded(code), 'unavailable', 503] as const,
    ),
    ...[
      'Connection terminated',
      'Connection terminated unexpectedly',
      'Connection terminated due to connection timeout',
      'Client has encountered a connection error and is not queryable',
      'Client was closed and is not queryable',
      'timeout exceeded when trying to connect',
      'Cannot use a pool after calling end on the pool',
      'Received unexpected commandComplete message from backend.',
    ].map((message) => [new Error(message), 'unavailable', 503] as const),
    ...['EACCES', 'EROFS', 'EIO', 'EMFILE'].map((code) => [coded(code), 'unavailable', 503] as const),
    [coded('ENOENT', { syscall: 'connect' }), 'unavailable', 503],
    [coded('ENOENT', { syscall: 'open' }), 'internal', 500],
    [coded('53100', { severity: 'ERROR' }), 'storage-full', 507],
    [coded('ENOSPC'), 'storage-full', 507],
    [coded('EDQUOT'), 'storage-full', 507],
    [coded('42703', { severity: 'ERROR' }), 'internal', 500],
    [Object.assign(new Error('Forbidden'), { statusCode: 403 }), 'not-found', 404],
    [Object.assign(new Error('Precondition Failed'), { statusCode: 412 }), 'precondition-failed', 412],
    [Object.assign(new Error('Unsupported'), { statusCode: 415 }), 'bad-body', 400],
    [Object.assign(new Error('Bad Gateway'), { statusCode: 502 }), 'internal', 500],
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
