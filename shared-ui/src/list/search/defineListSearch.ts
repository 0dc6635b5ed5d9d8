import { choiceParam, type SearchParam } from './searchParams.ts';
import { parseSort, type Sort, type Sorts } from './sorting.ts';

type Params = Readonly<Record<string, SearchParam<unknown>>>;
type ValueOf<Param> = Param extends SearchParam<infer Value> ? Value : never;

/** How many rows a page may have. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** State of a list: its filters, how it is sorted, the page counted from 0, and how many rows a page has. */
export type ListSearch<Filters extends Params> = {
  readonly [Key in keyof Filters]: ValueOf<Filters[Key]>;
} & {
  readonly sort?: Sort;
  readonly page: number;
  readonly pageSize: PageSize;
};

/**
 * Address of a list, both ways.
 *
 * - parse: reads each key by itself; one that is missing, repeated or makes no sense falls back to its default alone
 * - format: writes what differs from the defaults, in the order of the definition, order, rows and page last, the page counted from 1
 * - activeCount: how many filters differ from their default; order, rows and page are none
 * - unread: keys of an address of which all or a part means nothing here, such as those of an earlier release
 */
export type ListSearchDefinition<Filters extends Params> = {
  readonly defaults: ListSearch<Filters>;
  readonly parse: (address: URLSearchParams) => ListSearch<Filters>;
  readonly format: (search: ListSearch<Filters>) => URLSearchParams;
  readonly activeCount: (search: ListSearch<Filters>) => number;
  readonly unread: (address: URLSearchParams) => readonly string[];
};

/** Names the state of a list by its definition: `type AgreementListSearch = SearchOf<typeof agreementListSearch>`. */
export type SearchOf<Definition> =
  Definition extends ListSearchDefinition<infer Filters> ? ListSearch<Filters> : never;

const SORT_KEY = 'sort';
const PAGE_KEY = 'page';
const PAGE_SIZE_KEY = 'rows';
const MAX_PAGE = 1_000_000;

/**
 * Defines the state of a list by its filters, in the order in which the address has them.
 *
 * - pageSize: of a list whose address names none
 * - sorts: columns by which it can be sorted, with what `orderByOf` makes of them
 */
export function defineListSearch<const Filters extends Params>(
  filters: Filters,
  pageSize: PageSize = 10,
  sorts: Sorts = {},
): ListSearchDefinition<Filters> {
  const entries = Object.entries(filters);
  const sizeParam = choiceParam(PAGE_SIZES, pageSize);

  function parse(address: URLSearchParams): ListSearch<Filters> {
    const values = entries.map(([key, param]) => [key, parseOne(address.getAll(key), param)]);
    // Object.fromEntries forgets the keys; they are those of `filters`.
    const [sort = '', ...others] = address.getAll(SORT_KEY);
    return {
      ...Object.fromEntries(values),
      sort: others.length > 0 ? undefined : parseSort(sort, Object.keys(sorts)),
      page: parsePage(address.getAll(PAGE_KEY)),
      pageSize: parseOne(address.getAll(PAGE_SIZE_KEY), sizeParam),
    } as ListSearch<Filters>;
  }

  function changed(search: ListSearch<Filters>) {
    return entries.filter(([key, param]) => Reflect.get(search, key) !== param.default);
  }

  function isRead(key: string, texts: readonly string[]): boolean {
    const [text = ''] = texts;
    if (texts.length > 1) return false;
    if (key === PAGE_KEY) return true;
    if (key === SORT_KEY) return parseSort(text, Object.keys(sorts)) !== undefined;
    if (key === PAGE_SIZE_KEY) return sizeParam.parse(text) !== undefined;
    const param = Object.hasOwn(filters, key) ? filters[key] : undefined;
    return param?.parse(text) !== undefined && param.isPartlyRead?.(text) !== true;
  }

  return {
    parse,
    unread: (address) => [...new Set(address.keys())].filter((key) => !isRead(key, address.getAll(key))),
    defaults: parse(new URLSearchParams()),
    activeCount: (search) => changed(search).length,
    format: (search) => {
      const address = new URLSearchParams();
      for (const [key, param] of changed(search)) address.set(key, param.format(Reflect.get(search, key)));
      if (search.sort !== undefined) address.set(SORT_KEY, search.sort);
      if (search.pageSize !== pageSize) address.set(PAGE_SIZE_KEY, String(search.pageSize));
      if (search.page > 0) address.set(PAGE_KEY, String(search.page + 1));
      return address;
    },
  };
}

function parseOne<Value>(texts: readonly string[], param: SearchParam<Value>): Value {
  const [text] = texts;
  return text === undefined || texts.length > 1 ? param.default : (param.parse(text) ?? param.default);
}

function parsePage(texts: readonly string[]): number {
  const [text] = texts;
  if (text === undefined || texts.length > 1 || !/^[1-9]\d{0,6}$/.test(text)) return 0;
  return Math.min(Number(text), MAX_PAGE) - 1;
}
