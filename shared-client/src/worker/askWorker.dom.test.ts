import { askWorker } from './askWorker.ts';
import { workerFailure, type WorkerFailure } from './workerFailure.ts';

const FILE = {
  address: `${window.location.origin}/m/mfe-sample/1.0.0-a/sheet.worker.0123.js`,
  integrity: '',
};

/** Stands for a worker: what it does once it is asked. */
class FakeWorker extends EventTarget {
  static act: (worker: FakeWorker) => void = () => undefined;
  terminate() {
    return undefined;
  }
  postMessage() {
    FakeWorker.act(this);
  }
}

const heard = jest.fn<undefined, [unknown]>();
const listen = ({ error }: ErrorEvent) => heard(error);

beforeEach(() => {
  heard.mockReset();
  Object.assign(globalThis, {
    Worker: FakeWorker,
    fetch: () => Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve() }),
  });
  window.addEventListener('error', listen);
});
afterEach(() => window.removeEventListener('error', listen));

const ask = () =>
  askWorker(FILE, {}, { name: 'sample', signal: new AbortController().signal, limitMs: 5_000 });
const replying = (data: { readonly made: string } | WorkerFailure) => (worker: FakeWorker) =>
  worker.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));

test('what a worker made is given, and nothing told', async () => {
  FakeWorker.act = replying({ made: 'a sheet' });
  expect(await ask()).toBe('a sheet');
  expect(heard).not.toHaveBeenCalled();
});

test('a fault that a worker caught is told with its name and its places, and rejects', async () => {
  const thrown = new TypeError('rows is undefined');
  FakeWorker.act = replying(workerFailure(thrown));
  await expect(ask()).rejects.toThrow('rows is undefined');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ name: 'TypeError', stack: thrown.stack });
});

test('a fault that a worker did not catch is told with the place that the browser names', async () => {
  const place = { message: 'Uncaught x', filename: FILE.address, lineno: 3, colno: 14 };
  FakeWorker.act = (worker) => worker.dispatchEvent(new ErrorEvent('error', place));
  await expect(ask()).rejects.toThrow('Uncaught x');
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ stack: `Error\n    at ${FILE.address}:3:14` });
});

test.each([
  ['did not start', (worker: FakeWorker) => worker.dispatchEvent(new ErrorEvent('error'))],
  ['cannot read what it was given', replying({ failure: 'The file is locked.' })],
])('a worker that %s rejects, and is no fault of a release', async (_what, act) => {
  FakeWorker.act = act;
  await expect(ask()).rejects.toThrow(/did not start|is locked/);
  expect(heard).not.toHaveBeenCalled();
});
