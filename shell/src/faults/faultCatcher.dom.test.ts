import { faultReference } from 'shared-contracts/releases/faults/faultReference.ts';
import { catchUncaught, createFaultCatcher, type CaughtFault } from './faultCatcher.ts';

const OF_MODULE = 'https://portal.example/m/mfe-sample/1.0.0-a/module.0123456789.js';
const OF_SHELL = 'https://portal.example/shell/2.0.0-s/main.0123456789.js';

function failing(...places: readonly string[]): Error {
  const error = new Error('It failed');
  error.stack = ['Error: It failed', ...places.map((place) => `    at f (${place}:1:2)`)].join('\n');
  return error;
}

test('what was caught before there is somebody who tells is told then, and nobody hears of it twice', () => {
  const catcher = createFaultCatcher('2.0.0-s', () => true);
  const reference = catcher.caught('mfe-sample', '1.0.0-a', failing(OF_MODULE));
  const first: CaughtFault[] = [];
  const stop = catcher.handOver((one) => first.push(one));
  catcher.caughtOfShell(failing(OF_SHELL));
  stop();
  expect(first.map(({ fault }) => `${fault.module} ${fault.release}`)).toEqual([
    'mfe-sample 1.0.0-a',
    'shell 2.0.0-s',
  ]);
  expect(first[0]?.reference).toBe(reference);
  expect(first[0] && faultReference(first[0].fault)).toBe(reference);
  const second: CaughtFault[] = [];
  catcher.handOver((one) => second.push(one));
  expect(second).toEqual([]);
});

test('a page that fails without end fills no memory', () => {
  const catcher = createFaultCatcher('2.0.0-s', () => true);
  for (let time = 0; time < 1_000; time += 1) catcher.caughtOfShell(failing(OF_SHELL));
  const told: CaughtFault[] = [];
  catcher.handOver((one) => told.push(one));
  expect(told.length).toBeLessThan(50);
});

test('of a release that is tried nothing is told, and no reference is named', () => {
  const catcher = createFaultCatcher('2.0.0-s', (module) => module !== 'mfe-sample');
  expect(catcher.caught('mfe-sample', '1.0.0-a', failing(OF_MODULE))).toBeUndefined();
  expect(createFaultCatcher(undefined, () => true).caughtOfShell(failing(OF_SHELL))).toBeUndefined();
});

describe('what nobody else catches', () => {
  function uncaught(...thrown: readonly unknown[]) {
    const caught = jest.fn();
    const target = new EventTarget() as unknown as Window;
    catchUncaught({ caught }, target);
    for (const one of thrown) {
      target.dispatchEvent(Object.assign(new Event('error'), { error: one }));
      target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: one }));
    }
    return caught.mock.calls.map(([module, release]) => `${String(module)} ${String(release)}`);
  }

  test('is the module’s whose file is in the stack, else the shell’s', () => {
    expect(uncaught(failing(OF_SHELL, OF_MODULE))).toEqual(Array(2).fill('mfe-sample 1.0.0-a'));
    expect(uncaught(failing(OF_SHELL))).toEqual(Array(2).fill('shell 2.0.0-s'));
  });

  test('is nobody’s where no released file is in it, or somebody gave it up', () => {
    expect(
      uncaught(
        failing('chrome-extension://abc/content.js'),
        new Error('no stack'),
        undefined,
        'text',
        new DOMException('given up', 'AbortError'),
      ),
    ).toEqual([]);
  });
});
