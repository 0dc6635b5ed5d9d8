import { defineListSearch } from './defineListSearch.ts';
import { choiceParam, numberParam, textParam } from './searchParams.ts';

const definition = defineListSearch({
  country: numberParam(),
  name: textParam(10),
  status: choiceParam([1, 2, 3]),
  active: choiceParam(['yes', 'no'], 'yes'),
});

describe('defineListSearch', () => {
  test.each([
    definition.defaults,
    { country: 300, name: 'α & β', status: 2, active: 'no', page: 4 },
    { country: null, name: '', status: 3, active: 'yes', page: 0 },
    { country: 0, name: '100%', status: null, active: 'no', page: 1 },
  ] as const)('reads back what it wrote: %j', (search) => {
    const address = new URLSearchParams(definition.format(search).toString());
    expect(definition.parse(address)).toEqual(search);
  });

  test('writes nothing for the defaults', () => {
    expect(definition.format(definition.defaults).toString()).toBe('');
  });

  test('writes keys in the order of the definition, the page last and counted from 1', () => {
    const search = definition.parse(new URLSearchParams('page=2&active=no&status=1&country=4'));
    expect(search.page).toBe(1);
    expect(definition.format(search).toString()).toBe('country=4&status=1&active=no&page=2');
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
  ] as const)('lets %s fall back alone', (text, key) => {
    const others = new URLSearchParams('country=4&name=x&status=1&active=no&page=3');
    others.delete(key);
    const search = definition.parse(new URLSearchParams(`${text}&${others.toString()}`));
    const intact = { country: 4, name: 'x', status: 1, active: 'no', page: 2 };
    expect(search).toEqual({ ...intact, [key]: definition.defaults[key] });
  });

  test('counts the filters that differ from their default, without the page', () => {
    expect(definition.activeCount(definition.defaults)).toBe(0);
    expect(definition.activeCount({ ...definition.defaults, country: 0, active: 'no', page: 7 })).toBe(2);
  });
});
