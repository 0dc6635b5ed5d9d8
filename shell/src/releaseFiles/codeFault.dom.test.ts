import { codeFault } from './codeFault.ts';

const REQUEST = 'http://localhost/m/mfe-sample/1/module.js';

function chunkError(type: string, request = REQUEST): Error {
  return Object.assign(new Error('Loading chunk module failed.'), { name: 'ChunkLoadError', type, request });
}

/** What the server has at the address when the browser asks once more. */
function answer(status: number, type: string): void {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({
      status,
      ok: status < 400,
      headers: { get: () => type },
      arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
    } as unknown as Response),
  );
}

function withShellAt(base: string): void {
  const boot = document.createElement('script');
  boot.type = 'application/json';
  boot.id = 'portal-boot';
  boot.textContent = JSON.stringify({ shell: { base } });
  document.body.append(boot);
}

afterEach(() => document.body.replaceChildren());

describe('codeFault', () => {
  test.each([
    ['error', 200, 'text/javascript', 'integrity'],
    ['missing', 200, 'text/javascript', 'execution'],
    ['error', 404, 'text/plain', 'missing'],
    ['missing', 200, 'text/html', 'notCode'],
    ['timeout', 200, 'text/javascript', 'timeout'],
  ])(
    'of a file that webpack calls %s, where the server answers %i %s, is %s',
    async (type, status, mime, kind) => {
      answer(status, mime);
      expect(await codeFault(chunkError(type))).toMatchObject({ kind, part: 'chunk' });
    },
  );

  test.each(['error', 'missing', 'timeout'])(
    'of a file of the shell that webpack calls %s is the shell’s',
    async (type) => {
      withShellAt('/shell/abc/');
      answer(404, 'text/plain');
      const fault = await codeFault(chunkError(type, 'http://localhost/shell/abc/list.js'));
      expect(fault).toMatchObject({ kind: 'shell' });
      expect(await codeFault(chunkError('error'))).toMatchObject({ kind: 'missing' });
    },
  );

  test('of code that fails is its execution, and of what it shares the contract', async () => {
    expect(await codeFault(new TypeError('x is undefined'))).toMatchObject({ kind: 'execution' });
    expect(await codeFault(new Error('Shared module is not available'))).toMatchObject({ kind: 'contract' });
  });
});
