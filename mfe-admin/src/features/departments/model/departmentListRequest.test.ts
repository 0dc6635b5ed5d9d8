import { toDepartmentListRequest } from './departmentListRequest.ts';

const LOCAL = 'institution/isLocal eq true';
const at = (search: string, page = 0) => ({ search, page, pageSize: 25 }) as const;

describe('toDepartmentListRequest', () => {
  test('asks for our departments by name in the language of the page', () => {
    expect(toDepartmentListRequest(at('', 2), 'en')).toEqual({
      filter: LOCAL,
      orderBy: 'name,id',
      top: 25,
      skip: 50,
    });
    expect(toDepartmentListRequest(at(''), 'gr').orderBy).toBe('nameGR,name,id');
  });

  test('wants every word in one of the names or codes', () => {
    const { filter } = toDepartmentListRequest(at('  civil   engineering '), 'en');
    expect(filter).toContain("indexof(name,'civil') ge 0 or indexof(nameGR,'civil') ge 0");
    expect(filter).toContain("indexof(ounitCode,'engineering') ge 0 or indexof(domain,'engineering') ge 0");
    expect(filter?.startsWith(`(${LOCAL} and `)).toBe(true);
  });

  test('stays within what a filter may have, however many words are pasted', () => {
    const { filter } = toDepartmentListRequest(at('a '.repeat(50)), 'en');
    expect(filter?.match(/ge 0/g)).toHaveLength(40);
  });
});
