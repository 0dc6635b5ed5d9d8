import { panelAddress, releasesOfLink } from './trialLink.ts';

describe('panelAddress', () => {
  test.each([
    ['/', '?release=mfe-a@1.0.0-abc', '/release-trial?release=mfe-a@1.0.0-abc'],
    ['/', '', undefined],
    ['/', '?state=1&code=2', undefined],
    ['/factsheets', '?release=mfe-a@1.0.0-abc', undefined],
  ])('leads from %s%s to %s', (pathname, search, expected) => {
    expect(panelAddress({ pathname, search })).toBe(expected);
  });
});

describe('releasesOfLink', () => {
  const read = (search: string) => releasesOfLink(new URLSearchParams(search));

  test('reads each release that a link names', () => {
    expect(read('?release=mfe-a@1.0.0-abc&release=mfe-b%402')).toEqual([
      ['mfe-a', '1.0.0-abc'],
      ['mfe-b', '2'],
    ]);
  });

  test('keeps a plus sign, and takes odd ones as they are', () => {
    expect(read('?release=mfe-a@1.0.0+abc')).toEqual([['mfe-a', '1.0.0+abc']]);
    expect(read('?release=mfe-a&release=@@')).toEqual([
      ['mfe-a', ''],
      ['', '@'],
    ]);
    expect(read('')).toEqual([]);
  });
});
