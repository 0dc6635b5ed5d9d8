import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { describe, expect, test } from '@jest/globals';
import webpack from 'webpack';
import { putInName, RELEASE_PLACEHOLDER, releaseInCode } from '../release/releaseName.ts';
import { isSourceMap, mapOfNamedCode, releaseMaps, sourceMapOf, sourceNameInMap } from './sourceMaps.ts';

const RELEASE = '2026.11.27-1f2e3d4c-5b6a798897';
const FILE = 'entry.js';
const BEFORE = `window.mfe_${RELEASE_PLACEHOLDER}=1;first();window.mfe_${RELEASE_PLACEHOLDER}=2;second();\nthird()`;

/** A map in which each call of the code above is a line of a source. */
function mapOf(code: string): string {
  const { ReplaceSource, OriginalSource } = webpack.sources;
  const source = new ReplaceSource(new OriginalSource('first();\nsecond();\nthird()', 'sample.ts'));
  // The code that stands before each call is nobody's.
  source.insert(0, `window.mfe_${RELEASE_PLACEHOLDER}=1;`);
  source.replace(8, 8, `window.mfe_${RELEASE_PLACEHOLDER}=2;`);
  expect(source.source()).toBe(code);
  return JSON.stringify(source.map({ columns: true }));
}

function lineOf(map: string, code: string, call: string): number | null {
  const [line, at] = code
    .split('\n')
    .map((text, index) => [index + 1, text.indexOf(call)] as const)
    .find(([, column]) => column !== -1) ?? [0, 0];
  return originalPositionFor(new TraceMap(map), { line, column: at }).line;
}

describe('the map of code that the name of its release was put into', () => {
  const named = putInName(BEFORE, RELEASE);
  const of = {
    before: BEFORE,
    placeholder: RELEASE_PLACEHOLDER,
    name: releaseInCode(RELEASE),
    map: mapOf(BEFORE),
  };

  test.each([
    ['alone', named],
    ['and hashes of other files before it', `(h=>{})({"a.js":"sha384-x"});${named}`],
  ])('finds every place again, %s', (_what, after) => {
    const map = mapOfNamedCode(FILE, { ...of, after });
    expect(['first', 'second', 'third'].map((call) => lineOf(map, after, call))).toEqual([1, 2, 3]);
    expect(JSON.parse(map)).toMatchObject({ version: 3, file: FILE });
    expect(map).not.toContain('sourcesContent');
  });

  test('is refused of code that is not the one that it was made of', () => {
    expect(() => mapOfNamedCode(FILE, { ...of, after: 'other()' })).toThrow('is not what its map is of');
  });
});

describe('maps of a build', () => {
  test('lie in a hidden folder, are not named in the code, and hold no sources', () => {
    const { devtool, output } = releaseMaps({}, 'production');
    expect(devtool).toBe('hidden-nosources-source-map');
    expect(output?.sourceMapFilename).toBe('.maps/[file].map');
    expect([isSourceMap(sourceMapOf(FILE)), isSourceMap(FILE)]).toEqual([true, false]);
  });

  test('name sources as people look for them', () => {
    const root = new URL('../../../', import.meta.url).pathname;
    expect(sourceNameInMap(`${root}shell/src/main.tsx`)).toBe('shell/src/main.tsx');
    expect(sourceNameInMap(`${root}node_modules/.pnpm/react@19/node_modules/react/index.js`)).toBe(
      'node_modules/react/index.js',
    );
    expect(sourceNameInMap('webpack/bootstrap')).toBe('webpack/bootstrap');
  });

  test('are made as ever while somebody develops', () => {
    expect(releaseMaps({ devtool: 'source-map' }, 'development')).toEqual({ devtool: 'source-map' });
  });
});
