import { applicationListSearch } from './applicationListSearch.ts';

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
      columns: 'officer',
      page: 2,
      pageSize: 25,
    } as const;
    expect(applicationListSearch.parse(applicationListSearch.format(search))).toEqual(search);
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
