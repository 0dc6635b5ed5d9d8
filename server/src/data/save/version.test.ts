import { checkVersion, nextVersion, parseIfMatch } from './version.ts';

const stored = { dateModified: '2026-11-21T12:00:00.005Z' };

describe('parseIfMatch', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['*', undefined],
    ['2026-11-21T12:00:00.005Z', '2026-11-21T12:00:00.005Z'],
    ['"2026-11-21T12:00:00.005Z"', '2026-11-21T12:00:00.005Z'],
    [' W/"2026-11-21T12:00:00.005Z"', '2026-11-21T12:00:00.005Z'],
  ])('reads %p as %p', (header, version) => {
    expect(parseIfMatch(header)).toBe(version);
  });
});

describe('checkVersion', () => {
  test('takes the same moment in any writing', () => {
    expect(checkVersion('MobilityAgreements', stored, ['2026-11-21T14:00:00.005+02:00'])).toBe('same');
  });

  test('wants body and header to agree', () => {
    expect(checkVersion('MobilityAgreements', stored, [stored.dateModified, stored.dateModified])).toBe(
      'same',
    );
    expect(
      checkVersion('MobilityAgreements', stored, [stored.dateModified, '2026-11-21T12:00:00.004Z']),
    ).toBe('other');
  });

  test('misses a version in the sets that are edited, and in no other', () => {
    expect(checkVersion('MobilityAgreements', stored, [undefined])).toBe('missing');
    expect(checkVersion('ApplicationFiles', stored, [undefined])).toBe('same');
    expect(checkVersion('ApplicationFiles', stored, ['2020-01-01T00:00:00Z'])).toBe('other');
  });
});

describe('nextVersion', () => {
  test('is now, or one millisecond after the stored one', () => {
    expect(nextVersion(new Date('2026-11-21T13:00:00Z'), stored)).toBe('2026-11-21T13:00:00.000Z');
    expect(nextVersion(new Date('2026-11-21T11:00:00Z'), stored)).toBe('2026-11-21T12:00:00.006Z');
    expect(nextVersion(new Date('2026-11-21T11:00:00Z'), null)).toBe('2026-11-21T11:00:00.000Z');
  });
});
