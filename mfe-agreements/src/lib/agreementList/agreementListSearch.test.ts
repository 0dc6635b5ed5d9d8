import { agreementListSearch, toEffectiveSearch } from './agreementListSearch.ts';

const { defaults } = agreementListSearch;

describe('agreementListSearch', () => {
  test('shows active agreements that are not deleted at first', () => {
    expect(defaults).toMatchObject({ active: 'yes', deleted: 'no', page: 0, country: null, ewpId: '' });
    expect(agreementListSearch.format(defaults).toString()).toBe('');
  });

  test('writes an address that it reads back unchanged', () => {
    const search = {
      search: 'Graz & Θεσσαλονίκη',
      country: 40,
      institution: 1204,
      id: 7,
      ewpId: "a'b & c",
      status: 2,
      ewpStatus: 6,
      localFinalized: 0,
      active: 'no',
      startYear: 2024,
      endYear: 2027,
      department: 3,
      coordinator: 12,
      deleted: 'yes',
      waiting: 'partner',
      ends: 2026,
      running: 2027,
      runsOn: 2028,
      idle: 'yes',
      undelivered: 'yes',
      unread: 'yes',
      silent: 'yes',
      offNetwork: 'yes',
      proposed: 'yes',
      whose: 'department',
      officer: 'me',
      stage: 'silent',
      code: 'a graz',
      city: 'Graz',
      since: '2026-02-28',
      area: 421,
      cycle: '2nd',
      language: 3,
      level: 'B1',
      places: 2,
      direction: 'out',
      columns: ['id', 'partner', 'officer'],
      view: 7,
      page: 2,
      pageSize: 25,
    } as const;
    const address = agreementListSearch.format(search).toString();
    expect(address).toMatch(
      /^search=Graz.+&country=40&institution=1204&id=7&ewpId=.+&deleted=yes&waiting=partner&ends=2026&running=2027&runsOn=2028&idle=yes&undelivered=yes&unread=yes&silent=yes&offNetwork=yes&proposed=yes&whose=department&officer=me&stage=silent&code=a\+graz&city=Graz&since=2026-02-28&area=421&cycle=2nd&language=3&level=B1&places=2&direction=out&columns=id%2Cpartner%2Cofficer&view=7&rows=25&page=3$/,
    );
    expect(agreementListSearch.parse(new URLSearchParams(address))).toEqual(search);
  });

  test.each([
    ['status=4', 'status'],
    ['status=draft', 'status'],
    ['localFinalized=2', 'localFinalized'],
    ['active=1', 'active'],
    ['deleted=true', 'deleted'],
    ['id=1e5', 'id'],
    ['startYear=', 'startYear'],
    ['since=2026-02-30', 'since'],
    ['cycle=4th', 'cycle'],
    ['level=B3', 'level'],
    ['places=0', 'places'],
    ['places=10001', 'places'],
    ['columns=owner', 'columns'],
    [`city=${'x'.repeat(121)}`, 'city'],
    ['officer=0', 'officer'],
    ['officer=9999999999', 'officer'],
    [`ewpId=${'x'.repeat(65)}`, 'ewpId'],
  ] as const)('reads over %s', (text, key) => {
    const search = agreementListSearch.parse(new URLSearchParams(`${text}&country=40`));
    expect(search).toEqual({ ...defaults, country: 40, [key]: defaults[key] });
  });
});

describe('toEffectiveSearch', () => {
  test('leaves out an institution without a country and a coordinator without a department', () => {
    const search = { ...defaults, institution: 5, coordinator: 6 };
    expect(toEffectiveSearch(search, true)).toEqual(defaults);
  });

  test('leaves out the filters of the international office for everybody else', () => {
    const search = { ...defaults, department: 5, coordinator: 6, deleted: 'yes', status: 1 } as const;
    expect(toEffectiveSearch(search, false)).toEqual({ ...defaults, status: 1 });
    expect(toEffectiveSearch(search, true)).toEqual(search);
  });
});
