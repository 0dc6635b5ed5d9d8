import { loadScript } from './loadScript.ts';

const ADDRESS = 'http://localhost/m/mfe-sample/entry.js';

/** Runs when the script element is put into the page, in place of the browser's loading. */
let whenAppended: (script: HTMLScriptElement) => void;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    if (script instanceof HTMLScriptElement) whenAppended(script);
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function answerWith(answer: { status: number; type?: string } | Error): void {
  globalThis.fetch = jest.fn(() =>
    answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve({
          status: answer.status,
          ok: answer.status < 400,
          headers: { get: () => answer.type ?? null },
          arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
        } as unknown as Response),
  );
}

describe('loadScript', () => {
  test('loads a script with its hash, in the mode that preloading uses', async () => {
    whenAppended = (script) => {
      expect(script).toMatchObject({ src: ADDRESS, integrity: 'sha384-x', crossOrigin: 'anonymous' });
      script.onload?.(new Event('load'));
    };

    await expect(loadScript(ADDRESS, 'sha384-x', 8000)).resolves.toBeUndefined();
  });

  test('waits no longer than the limit', async () => {
    whenAppended = () => undefined;
    const outcome = loadScript(ADDRESS, '', 8000).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(8000);

    expect(await outcome).toMatchObject({ kind: 'timeout' });
  });

  test.each([
    ['a server that cannot be reached', new TypeError('Failed to fetch'), 'network'],
    ['a server that is out of order', { status: 503 }, 'network'],
    ['a file that is gone', { status: 404 }, 'missing'],
    ['a web page in place of code', { status: 200, type: 'text/html; charset=utf-8' }, 'notCode'],
    ['code that was changed', { status: 200, type: 'text/javascript' }, 'integrity'],
  ])('tells %s from the rest', async (_what, answer, kind) => {
    answerWith(answer);
    whenAppended = (script) => {
      if (typeof script.onerror === 'function') script.onerror('');
    };

    await expect(loadScript(ADDRESS, '', 8000)).rejects.toMatchObject({ kind });
  });
});
