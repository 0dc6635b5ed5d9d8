import { applicationListSearch, toEffectiveSearch } from './applicationListSearch.ts';

describe('applicationListSearch', () => {
  test('writes an address that it reads back unchanged', () => {
    const search = {
      search: 'παπαδακη',
      year: '2026-2027',
      number: '15',
      status: 'submitted',
      nameLatin: "O'Neill",
      nameGreek: 'Παπαδάκη Μαρία',
      type: 'short-term-studies',
      programme: 'Erasmus+ Studies',
      officer: 'nobody',
      destination: 'Graz',
      country: 40,
      institution: 1204,
      department: 3,
      decision: 'returned',
      columns: ['name', 'destination', 'officer'],
      view: 7,
      page: 2,
      pageSize: 25,
    } as const;
    expect(applicationListSearch.parse(applicationListSearch.format(search))).toEqual(search);
  });

  test('adds who is in charge to the columns of an earlier address', () => {
    const { columns } = applicationListSearch.parse(new URLSearchParams('columns=officer'));
    expect(columns).toEqual([
      'number',
      'type',
      'year',
      'name',
      'status',
      'programme',
      'submitted',
      'officer',
    ]);
  });

  test('leaves out what is the office’s alone for students', () => {
    const { defaults } = applicationListSearch;
    const office = {
      officer: 'me',
      destination: 'Graz',
      country: 40,
      institution: 1204,
      department: 3,
      decision: 'open',
      view: 7,
    } as const;
    const search = { ...defaults, ...office, columns: ['name'], sort: '-officer', year: '2026' };
    expect(toEffectiveSearch(search, false)).toEqual({ ...defaults, year: '2026' });
    expect(toEffectiveSearch(search, true)).toEqual(search);
  });

  test('leaves the address of the whole list empty', () => {
    expect(applicationListSearch.format(applicationListSearch.defaults).toString()).toBe('');
  });

  test.each([
    ['status=deleted', { status: null }],
    ['type=traineeship', { type: null }],
    ['programme=Erasmus', { programme: null }],
    ['page=0', { page: 0 }],
    ['page=x', { page: 0 }],
    ['status=draft&status=submitted', { status: null }],
    [`nameLatin=${'x'.repeat(101)}`, { nameLatin: '' }],
  ])('falls back for %s and keeps the rest', (part, expected) => {
    const search = applicationListSearch.parse(new URLSearchParams(`year=2026&${part}`));
    expect(search).toEqual({ ...applicationListSearch.defaults, year: '2026', ...expected });
  });
});
