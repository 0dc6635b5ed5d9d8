import { weeksLimitOf } from './weeksLimit.ts';

describe('weeksLimitOf', () => {
  test.each([
    ['7', 4, 7, 'whole'],
    [' 12 ', null, 12, 'whole'],
    ['007', 4, 7, 'whole'],
    ['0', null, 0, 'whole'],
    ['-3', 4, -3, 'whole'],
    ['4.9', 1, 4, 'cut'],
    ['4,9', 1, 4, 'cut'],
    ['5 - 6', 1, 5, 'cut'],
    ['soon', 4, null, 'toggled'],
    ['soon', null, 0, 'toggled'],
    ['soon', 0, null, 'toggled'],
    ['4 weeks', 4, null, 'toggled'],
    ['τέσσερις', null, 0, 'toggled'],
    ['1e3', 4, null, 'toggled'],
    ['', 4, null, 'toggled'],
    ['', null, 0, 'toggled'],
    ['-', 4, null, 'toggled'],
    ['?', null, 0, 'toggled'],
  ] as const)('of %j after %j makes %j: %s', (text, before, weeks, how) => {
    expect(weeksLimitOf(text, before)).toEqual({ weeks, how });
  });
});
