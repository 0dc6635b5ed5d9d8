import { lineAddresses, totalAddresses } from './reportAddresses.ts';

const PARTNER = { id: 11, code: 'A  GRAZ01', country: 40 };

describe('addresses of figures', () => {
  test('lead to the lists of the year and the kind', () => {
    expect(totalAddresses({ year: 2026, kind: 'studies' })).toEqual({
      agreements: '/?active=no&running=2026',
      outgoing: '/places?direction=outgoing&kind=studies&year=2026',
      incoming: '/places?direction=incoming&kind=studies&year=2026',
    });
    expect(totalAddresses({ year: 2026, kind: '' }).outgoing).toBe('/places?direction=outgoing&year=2026');
  });

  test.each([
    ['year', { id: 2024 }, '/?active=no&running=2024', 'year=2024'],
    ['country', { id: 40 }, '/?country=40&active=no&running=2026', 'country=40&year=2026'],
    ['partner', PARTNER, '/?country=40&institution=11&active=no&running=2026', 'partner=11&year=2026'],
    ['department', { id: 4 }, '/?department=4&active=no&running=2026', 'department=4&year=2026'],
    ['broadField', { id: 7, code: '04' }, undefined, 'field=04&year=2026'],
    ['field', { id: 8, code: '0421' }, undefined, 'field=0421&year=2026'],
  ] as const)('of a line by %s lead to its lists', (by, line, agreements, places) => {
    const found = lineAddresses({ year: 2026, kind: 'teaching', by }, { code: null, country: null, ...line });
    expect(found.agreements).toBe(agreements);
    expect(found.outgoing).toBe(`/places?direction=outgoing&kind=teaching&${places}`);
  });

  test('lead nowhere from what names none', () => {
    expect(
      lineAddresses({ year: 2026, kind: '', by: 'department' }, { id: null, code: null, country: null }),
    ).toEqual({});
  });
});
