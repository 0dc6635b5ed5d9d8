import { relative } from 'node:path';
import { TestEnvironment } from 'jest-environment-jsdom';
import { patient } from '../patience.mjs';
import { ROOT } from '../places.mjs';
import { watch, watchEnd, watchNothing } from './watchdog.mjs';

const IMPORT_MS = patient(120_000);

/** The document of Jest's tests, whose process is killed when a test blocks it beyond its limit. */
export default class WatchedDocument extends TestEnvironment {
  #path;
  #end;

  constructor(config, context) {
    super(config, context);
    this.#path = relative(ROOT, context.testPath).replaceAll('\\', '/');
    this.#begin({ name: 'its import', limitMs: IMPORT_MS, mustEnd: true });
  }

  handleTestEvent({ name, test, hook }, { testTimeout }) {
    if (name === 'run_start') this.#end();
    if (name === 'test_fn_start')
      this.#begin({ ...placeOf(test, this.#path), limitMs: test.timeout ?? testTimeout });
    if (name === 'hook_start')
      this.#begin({ ...placeOf(test, this.#path, hook.type), limitMs: hook.timeout ?? testTimeout });
    if (/^(test_fn|hook)_(success|failure)$/.test(name)) this.#end();
  }

  async teardown() {
    this.#end();
    await super.teardown();
    // Workers of Jest wait for the next file; Jest itself, which runs a single file, has to end.
    if (process.send === undefined) watchEnd();
    else watchNothing();
  }

  #begin(what) {
    this.#end?.();
    this.#end = watch({ file: this.#path, ...what });
  }
}

/** Of several files in one document each is a group by its path. */
function placeOf(test, path, hook) {
  const names = hook === undefined ? [test.name] : [hook];
  for (let group = test?.parent; group?.parent !== undefined; group = group.parent) names.unshift(group.name);
  const isShared = names.length > 1 && /\.test\.tsx?$/.test(names[0]);
  const file = isShared ? names.shift() : path;
  return { file, name: names.join(' ') };
}
