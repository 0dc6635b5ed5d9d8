import { errorForLog } from './errorForLog.ts';

describe('errorForLog', () => {
  test('keeps what people typed out of the log when the database complains', () => {
    const error = Object.assign(new Error('invalid input syntax for type integer: "Maria Papadopoulou"'), {
      severity: 'ERROR',
      code: '22P02',
      detail: 'Key (email)=(maria@example.org) already exists.',
      table: 'users',
    });
    const logged = JSON.stringify(errorForLog(error));
    expect(logged).not.toMatch(/Maria|maria/);
    expect(logged).toContain('22P02');
    expect(logged).toContain('users');
  });

  test('tells message, place and cause of other errors', () => {
    const error = new Error('outer', { cause: new TypeError('inner') });
    expect(errorForLog(error)).toMatchObject({
      type: 'Error',
      message: 'outer',
      cause: { type: 'TypeError', message: 'inner' },
    });
    expect(errorForLog(error).stack).toContain('errorForLog.test');
  });
});
