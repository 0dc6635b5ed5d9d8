import { ApiError } from 'shared-client';
import { ModuleFault } from '../releaseFiles/moduleFault.ts';
import { describeFault } from './describeFault.ts';

const FILE = '/m/mfe-sample/1.0.0-a/module.0123456789.js';
const describeThrown = (thrown: unknown) => describeFault('mfe-sample', '1.0.0-a', thrown);

function failing(message: string, members: object = {}): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at List (https://portal.example${FILE}:1:20)`;
  return Object.assign(error, members);
}

describe('a fault', () => {
  test('is described by name, message and places in released code', () => {
    expect(describeThrown(failing('x is not a function'))).toEqual({
      module: 'mfe-sample',
      release: '1.0.0-a',
      name: 'TypeError',
      message: 'x is not a function',
      frames: [{ file: FILE, line: 1, column: 20, name: 'List' }],
    });
  });

  test('of a release that fails as it starts is that of its code', () => {
    const fault = new ModuleFault('execution', 'It failed', { cause: failing('It does not start') });
    expect(describeThrown(fault)).toMatchObject({ name: 'TypeError', message: 'It does not start' });
  });

  test('of files that are not what was released is named by its kind, without an address', () => {
    const fault = new ModuleFault('integrity', 'https://portal.example/m/x.js was refused', {
      part: 'chunk',
    });
    expect(describeThrown(fault)).toMatchObject({ name: 'ModuleFault:integrity', message: 'chunk' });
  });

  test('of a call that was refused has no sentence of the server', () => {
    const error = new ApiError('stale', 'The agreement of Maria was changed', { status: 409 });
    expect(describeThrown(error)).toMatchObject({ name: 'ApiError', message: 'stale 409' });
  });

  test.each<[string, unknown]>([
    ['a text', 'Maria Roe'],
    ['nothing', undefined],
    ['an object with a message', { message: 'Maria Roe' }],
  ])('that is %s and no error says nothing of it', (_what, thrown) => {
    expect(describeThrown(thrown)).toMatchObject({ name: 'NoError', message: '', frames: [] });
  });

  test('is described whatever its members do', () => {
    const error = new Error('x');
    for (const member of ['name', 'message', 'stack'])
      Object.defineProperty(error, member, {
        get: () => {
          throw new Error('no');
        },
      });
    expect(describeThrown(error)).toMatchObject({ name: 'Error', message: '', frames: [] });
    expect(describeThrown(failing('x', { name: 'of Maria Roe' }))).toMatchObject({ name: 'Error' });
  });
});
