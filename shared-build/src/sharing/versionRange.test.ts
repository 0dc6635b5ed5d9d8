import { expect, describe, test } from '@jest/globals';
import { isInRange } from './versionRange.ts';

describe('isInRange', () => {
  test.each([
    ['1.4.0', '^1.2.3'],
    ['1.2.3', '^1.2.3'],
    ['0.1.9', '^0.1.2'],
    ['0.0.3', '^0.0.3'],
    ['1.2.3', '1.2.3'],
    ['0.2.0', '^0.1.0 || ^0.2.0'],
    ['1.3.0-canary.2', '>=1.3.0-canary.1'],
  ])('accepts %s in %s', (version, range) => {
    expect(isInRange(version, range)).toBe(true);
  });

  test.each([
    ['2.0.0', '^1.2.3'],
    ['1.2.2', '^1.2.3'],
    ['0.2.0', '^0.1.2'],
    ['0.0.4', '^0.0.3'],
    ['1.2.4', '1.2.3'],
    ['1.3.0-canary.1', '^1.2.3'],
  ])('refuses %s in %s', (version, range) => {
    expect(isInRange(version, range)).toBe(false);
  });

  test('throws on a range that cannot be compared', () => {
    expect(() => isInRange('1.0.0', '^undefined')).toThrow(RangeError);
  });

  test('throws on a version that cannot be compared', () => {
    expect(() => isInRange('latest', '^1.0.0')).toThrow(RangeError);
  });
});
