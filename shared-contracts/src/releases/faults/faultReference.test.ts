import type { Fault } from './faultReports.ts';
import { faultReference, parseReference } from './faultReference.ts';

const BASE = '/m/mfe-sample/1.0.0-a/module.0123456789.js';
const FAULT: Fault = {
  module: 'mfe-sample',
  release: '1.0.0-a',
  name: 'TypeError',
  message: 'x is not a function',
  frames: [
    { file: BASE, line: 1, column: 20, name: 'f' },
    { file: '/shell/1.0.0-s/main.0123456789.js', line: 1, column: 5, name: '' },
  ],
};

describe('a reference', () => {
  test('is short, and the same for the same place in the code, whatever the message is', () => {
    expect(faultReference(FAULT)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const other: Fault = { ...FAULT, message: 'another' };
    expect(faultReference(other)).toBe(faultReference(FAULT));
  });

  test.each<[string, Partial<Fault>]>([
    ['module', { module: 'mfe-other' }],
    ['release', { release: '1.0.0-b' }],
    ['name', { name: 'RangeError' }],
    ['place', { frames: [{ file: BASE, line: 1, column: 21, name: 'f' }] }],
  ])('is another one for another %s', (_what, change) => {
    expect(faultReference({ ...FAULT, ...change })).not.toBe(faultReference(FAULT));
  });

  test('goes by places in the shell where none in the module’s code is known', () => {
    const [, ofShell] = FAULT.frames;
    const within = (column: number) =>
      faultReference({ ...FAULT, frames: ofShell === undefined ? [] : [{ ...ofShell, column }] });
    expect(within(1)).not.toBe(within(2));
    expect(faultReference({ ...FAULT, frames: [] })).not.toBe(within(1));
  });

  test('is rarely that of another fault', () => {
    const references = Array.from({ length: 20_000 }, (_, column) =>
      faultReference({ ...FAULT, frames: [{ file: BASE, line: 1, column, name: '' }] }),
    );
    expect(new Set(references).size).toBe(references.length);
  });
});

describe('what somebody types', () => {
  test.each([
    ['7k3m-9qxt', '7K3M-9QXT'],
    [' 7K3M 9QXT ', '7K3M-9QXT'],
    ['7K3M9QXT', '7K3M-9QXT'],
    ['7Κ3Μ–9QΧΤ', '7K3M-9QXT'],
    ['Oi3M-9QXT', '013M-9QXT'],
  ])('%j is the reference %s', (typed, expected) => {
    expect(parseReference(typed)).toBe(expected);
  });

  test.each(['', '7K3M', '7K3M-9QXT-1', 'ω'.repeat(8), '7K3M-9QX%', 'x'.repeat(1_000)])(
    '%j is none',
    (typed) => {
      expect(parseReference(typed)).toBeUndefined();
    },
  );
});
