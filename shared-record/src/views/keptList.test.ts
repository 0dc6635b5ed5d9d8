import { choiceParam, defineListSearch, namesParam, numberParam } from 'shared-ui/list';
import { addressOf, moved, queryOf, shownColumns } from './keptList.ts';

const definition = defineListSearch(
  {
    status: choiceParam(['open', 'closed']),
    columns: namesParam(['id', 'name', 'city']),
    view: numberParam(),
  },
  10,
  { name: ['name'] },
);
const { defaults } = definition;

describe('a kept view', () => {
  test('keeps filters, order and columns, and neither its page nor by which view the list was opened', () => {
    const search = { ...defaults, status: 'open', sort: '-name', view: 7, page: 3 } as const;
    expect(queryOf(definition, search, ['name', 'id'])).toBe('status=open&columns=name%2Cid&sort=-name');
  });

  test('is opened with what the list still has', () => {
    const query = 'status=lost&colour=red&columns=name,owner&sort=owner';
    expect(addressOf(definition, { id: 7, query })).toBe('?columns=name&view=7');
    expect(definition.unread(new URLSearchParams(query))).toEqual(['status', 'colour', 'columns', 'sort']);
    expect(definition.unread(new URLSearchParams('status=open&columns=name&sort=-name&rows=25'))).toEqual([]);
  });
});

test('columns that are always there come first where nobody chose them, and those of others are left out', () => {
  const choice = { standard: ['id', 'name'], open: ['id', 'name'], fixed: ['id'] };
  expect(shownColumns(['city', 'name'], choice)).toEqual(['id', 'name']);
  expect(shownColumns(['name', 'id'], choice)).toEqual(['name', 'id']);
});

test('a column moves by one place, and stays at either end', () => {
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
});
