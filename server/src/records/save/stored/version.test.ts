import { checkVersion, namedVersion, nextVersion, parseIfMatch } from './version.ts';

const stored = { dateModified: '2026-11-21T12:00:00.005Z' };

describe('parseIfMatch', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['*', undefined],
    ['""', ''],
    ['"*"', '*'],
    ['2026-11-21T12:00:00.005Z', '2026-11-21T12:00:00.005Z'],
    ['"2026-11-21T12:00:00.005Z"', '2026-11-21T12:00:00.005Z'],
    [' W/"2026-11-21T12:00:00.005Z"', '2026-11-21T12:00:00.005Z'],
  ])('reads %p as %p', (header, version) => {
    expect(parseIfMatch(header)).toBe(version);
  });
});

describe('checkVersion', () => {
  test('takes the same moment in any writing', () => {
    expect(checkVersion(stored, ['2026-11-21T14:00:00.005+02:00'])).toBe('same');
  });

  test('wants body and header to agree', () => {
    expect(checkVersion(stored, [stored.dateModified, stored.dateModified])).toBe('same');
    expect(checkVersion(stored, [stored.dateModified, '2026-11-21T12:00:00.004Z'])).toBe('other');
  });

  test('tells a save that names none from one that names another', () => {
    expect(checkVersion(stored, [undefined, undefined])).toBe('unnamed');
    expect(checkVersion(stored, [undefined, '2020-01-01T00:00:00Z'])).toBe('other');
    expect(checkVersion({}, ['2020-01-01T00:00:00Z'])).toBe('other');
  });

  test.each([[null], [''], [5], [{ now: true }], ['yesterday']])(
    'takes what can be no version (%p) for another one, never for none',
    (value) => {
      expect(checkVersion(stored, [namedVersion(value)])).toBe('other');
      expect(checkVersion({}, [namedVersion(value)])).toBe('other');
    },
  );
});

describe('nextVersion', () => {
  test('is now, or one millisecond after the stored one', () => {
    expect(nextVersion(new Date('2026-11-21T13:00:00Z'), stored)).toBe('2026-11-21T13:00:00.000Z');
    expect(nextVersion(new Date('2026-11-21T11:00:00Z'), stored)).toBe('2026-11-21T12:00:00.006Z');
    expect(nextVersion(new Date('2026-11-21T11:00:00Z'), null)).toBe('2026-11-21T11:00:00.000Z');
  });
});
