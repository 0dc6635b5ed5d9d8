import { registerHooks } from 'node:module';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { expect } from 'expect';
import { bind } from 'jest-each';
import { ModuleMocker } from 'jest-mock';
import { patient } from '../patience.mjs';
import { watch, watchEnd } from '../tests/watchdog.mjs';

// Tests are written one way and run by two programs: what Jest gives to a file is given here on Node's own runner, by Jest's own parts.

/** As in jest.config.mjs: several times what a quiet machine needs, and longer by `TEST_PATIENCE`. */
const LIMIT_MS = patient(60_000);
/** Of the import of one file, with all that it needs. */
const IMPORT_MS = patient(120_000);

/** Node takes the file that defines a test for the test's own. */
const definerIn = (href) =>
  compileFunction('return define(...values)', ['define', 'values'], { filename: href });
let defineThere = definerIn(pathToFileURL(process.argv[1] ?? '').href);
/** While a file of several is read: what it defines, in its order. */
let collected;
/** Path of the file whose tests are defined. */
let current = 'a file';
const there =
  (define) =>
  (...values) => {
    if (collected === undefined) defineThere(define, values);
    else collected.push(() => defineThere(define, values));
  };

/** Reads one file of several; gives what makes a group of what it defines. */
export async function collect(name, href, read) {
  const found = [];
  collected = found;
  current = name;
  const end = watch({ file: name, name: 'its import', limitMs: IMPORT_MS, mustEnd: true });
  try {
    await read();
  } catch (error) {
    found.push(() => test('can be imported', () => Promise.reject(error)));
  }
  end();
  collected = undefined;
  return () => {
    current = name;
    defineThere = definerIn(href);
    defineThere(describe, [name, () => found.forEach((define) => define())]);
  };
}

/** Node gives a test its context; Jest's tests take a callback in that place, or a row of their table. */
const bare = (fn) => fn && (() => fn());
const watched = (name, fn, limitMs) => {
  const file = current;
  return async () => {
    const end = watch({ file, name, limitMs });
    try {
      await fn();
    } finally {
      end();
    }
  };
};
const asTest =
  (define) =>
  (name, fn, timeout = LIMIT_MS) =>
    there(define)(name, { timeout }, fn && watched(name, fn, timeout));
// A limit of a group would be one of all its tests together.
const asGroup = (define) => (name, fn) => there(define)(name, bare(fn));
const asHook =
  (name, define) =>
  (fn, timeout = LIMIT_MS) =>
    there(define)(watched(name, fn, timeout), { timeout });

function withVariants(kind, define) {
  const plain = kind(define);
  const skip = kind(define.skip);
  for (const one of [plain, skip]) one.each = bind(one, false);
  return Object.assign(plain, { skip });
}

Object.assign(globalThis, {
  expect,
  jest: new ModuleMocker(globalThis),
  test: withVariants(asTest, test),
  describe: withVariants(asGroup, describe),
  beforeAll: asHook('beforeAll', before),
  beforeEach: asHook('beforeEach', beforeEach),
  afterEach: asHook('afterEach', afterEach),
  afterAll: asHook('afterAll', after),
});

const names = ['expect', 'jest', 'test', 'describe', 'beforeAll', 'beforeEach', 'afterEach', 'afterAll'];
const source = names.map((name) => `export const ${name} = globalThis.${name};`).join('\n');
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals'
      ? { url: `data:text/javascript,${encodeURIComponent(source)}`, format: 'module', shortCircuit: true }
      : next(specifier, context),
});

after(watchEnd);
