import { ownerOf, readStack } from './stackFrames.ts';
import { MOST_FRAMES } from './stackFrame.ts';

const FILE = '/m/mfe-sample/2026.11.27-1f2e3d4c-5b6a798897/module.0123456789.js';
const SHELL = '/shell/2026.11.27-1f2e3d4c-0123456789/main.0123456789.js';
const ORIGIN = 'https://portal.example';

describe('a stack', () => {
  test('of Chrome is read without messages, addresses of other origins’ extensions and queries', () => {
    const stack = [
      'TypeError: no maria@uni.example',
      `    at SampleList (${ORIGIN}${FILE}?x=1:1:234)`,
      `    at async Promise.all (index 0)`,
      `    at new Page (${ORIGIN}${FILE}:2:3)`,
      '    at chrome-extension://abc/content.js:1:2',
      `    at ${ORIGIN}${SHELL}:1:99`,
      `    at Object.useList [as list] (${ORIGIN}${SHELL}:1:7)`,
    ].join('\n');
    expect(readStack(stack)).toEqual([
      { file: FILE, line: 1, column: 234, name: 'SampleList' },
      { file: FILE, line: 2, column: 3, name: 'Page' },
      { file: SHELL, line: 1, column: 99, name: '' },
      { file: SHELL, line: 1, column: 7, name: 'Object.useList' },
    ]);
  });

  test('of Firefox and Safari is read as well', () => {
    const stack = [`list@${ORIGIN}${FILE}:1:234`, `@${ORIGIN}${SHELL}:1:9`, `${ORIGIN}${FILE}:1:5`].join(
      '\n',
    );
    expect(readStack(stack)).toEqual([
      { file: FILE, line: 1, column: 234, name: 'list' },
      { file: SHELL, line: 1, column: 9, name: '' },
      { file: FILE, line: 1, column: 5, name: '' },
    ]);
  });

  test.each([undefined, null, 5, {}, '', 'no stack', 'x'.repeat(1_000_000)])(
    'of %j has no places',
    (stack) => {
      expect(readStack(stack)).toEqual([]);
    },
  );

  test('has so many places at most', () => {
    expect(readStack(`at a (${ORIGIN}${FILE}:1:2)\n`.repeat(500))).toHaveLength(MOST_FRAMES);
  });
});

test('a released file tells whose it is', () => {
  expect(ownerOf(FILE)).toEqual({ module: 'mfe-sample', release: '2026.11.27-1f2e3d4c-5b6a798897' });
  expect(ownerOf(SHELL)).toEqual({ module: 'shell', release: '2026.11.27-1f2e3d4c-0123456789' });
  expect(ownerOf('/m/mfe-sample/../../etc/passwd.js')).toBeUndefined();
});
