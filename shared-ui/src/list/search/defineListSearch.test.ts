import { defineListSearch } from './defineListSearch.ts';
import { choiceParam, dayParam, namesParam, numberParam, textParam } from './searchParams.ts';

const definition = defineListSearch({
  country: numberParam(),
  name: textParam(10),
  status: choiceParam([1, 2, 3]),
  active: choiceParam(['yes', 'no'], 'yes'),
});

describe('defineListSearch', () => {
  test.each([
    definition.defaults,
    { country: 300, name: 'α & β', status: 2, active: 'no', page: 4, pageSize: 25 },
    { country: null, name: '', status: 3, active: 'yes', page: 0, pageSize: 10 },
    { country: 0, name: '100%', status: null, active: 'no', page: 1, pageSize: 100 },
  ] as const)('reads back what it wrote: %j', (search) => {
    const address = new URLSearchParams(definition.format(search).toString());
    expect(definition.parse(address)).toEqual(search);
  });

  test('writes nothing for the defaults', () => {
    expect(definition.format(definition.defaults).toString()).toBe('');
  });

  test('writes keys in the order of the definition, rows and page last, the page counted from 1', () => {
    const search = definition.parse(new URLSearchParams('page=2&rows=50&active=no&status=1&country=4'));
    expect(search.page).toBe(1);
    expect(definition.format(search).toString()).toBe('country=4&status=1&active=no&rows=50&page=2');
  });

  test.each([
    ['country=four', 'country'],
    ['country=-4', 'country'],
    ['country=1e3', 'country'],
    ['country=99999999999', 'country'],
    ['country=4&country=5', 'country'],
    ['status=9', 'status'],
    ['active=maybe', 'active'],
    ['name=longer+than+ten', 'name'],
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=two', 'page'],
    ['page=1&page=2', 'page'],
    ['rows=11', 'pageSize'],
    ['rows=100000', 'pageSize'],
  ] as const)('lets %s fall back alone', (text, key) => {
    const others = new URLSearchParams('country=4&name=x&status=1&active=no&rows=25&page=3');
    others.delete(key === 'pageSize' ? 'rows' : key);
    const search = definition.parse(new URLSearchParams(`${text}&${others.toString()}`));
    const intact = { country: 4, name: 'x', status: 1, active: 'no', page: 2, pageSize: 25 };
    expect(search).toEqual({ ...intact, [key]: definition.defaults[key] });
  });

  test('has as many rows as the list wants while the address names none', () => {
    const wide = defineListSearch({}, 25);
    expect(wide.defaults.pageSize).toBe(25);
    expect(wide.format({ page: 0, pageSize: 10 }).toString()).toBe('rows=10');
  });

  test('counts the filters that differ from their default, without rows and page', () => {
    expect(definition.activeCount(definition.defaults)).toBe(0);
    expect(
      definition.activeCount({ ...definition.defaults, country: 0, active: 'no', page: 7, pageSize: 50 }),
    ).toBe(2);
  });
});

describe('names and days in an address', () => {
  const search = defineListSearch({
    since: dayParam(),
    columns: namesParam(['id', 'name'], { former: ['name', 'id'] }),
  });
  const parse = (address: string) => search.parse(new URLSearchParams(address));

  test.each([
    ['columns=name,id', ['name', 'id']],
    ['columns=name,name,owner', ['name']],
    ['columns=owner', null],
    ['columns=', null],
    ['columns=former', ['name', 'id']],
    ['columns=toString', null],
  ])('%s gives the columns %j', (address, columns) => {
    expect(parse(address).columns).toEqual(columns);
  });

  test.each([
    ['2026-02-28', '2026-02-28'],
    ['2026-02-30', ''],
    ['0026-02-28', ''],
    ['28-02-2026', ''],
    ['2026-02-28T00:00:00Z', ''],
  ])('since=%s gives the day %j', (text, day) => {
    expect(parse(`since=${text}`).since).toBe(day);
  });

  test('what an address asks for in vain is named', () => {
    const unread = (address: string) => search.unread(new URLSearchParams(address));
    expect(unread('since=2026-02-28&columns=name,id&rows=25&page=2')).toEqual([]);
    expect(unread('columns=former')).toEqual([]);
    expect(unread('since=x&columns=name,owner&rows=7&sort=name&other=1&page=2&page=3')).toEqual([
      'since',
      'columns',
      'rows',
      'sort',
      'other',
      'page',
    ]);
  });
});
