/** Value of a comparison; a date is compared as its ISO time. */
export type FilterValue = string | number | boolean | Date | null;

/** A `$filter` expression, or a part of one; made by {@link filter} alone, so that every text in it is quoted. */
export type Filter = string & { readonly __filter: true };

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/**
 * Writes `$filter` expressions of the data API.
 *
 * - field: a member, or a path across relations with slashes, as in `institutions/country`
 * - contains: matches anywhere in the text
 * - anyOf: one of several values; an empty list matches nothing
 * - oneOf: the same in words that older servers do not know, for what is dear to find out more than once
 * - and, or: leave out parts that are undefined; undefined when no part is left
 *
 * Throws RangeError for a number or date that is none.
 */
export const filter = {
  eq: (field: string, value: FilterValue): Filter => asFilter(`${field} eq ${literal(value)}`),
  ne: (field: string, value: FilterValue): Filter => asFilter(`${field} ne ${literal(value)}`),
  gt: (field: string, value: FilterValue): Filter => asFilter(`${field} gt ${literal(value)}`),
  ge: (field: string, value: FilterValue): Filter => asFilter(`${field} ge ${literal(value)}`),
  lt: (field: string, value: FilterValue): Filter => asFilter(`${field} lt ${literal(value)}`),
  le: (field: string, value: FilterValue): Filter => asFilter(`${field} le ${literal(value)}`),
  contains: (field: string, text: string): Filter => asFilter(`indexof(${field},${literal(text)}) ge 0`),
  anyOf: (field: string, values: readonly FilterValue[]): Filter =>
    joined(
      values.map((value) => filter.eq(field, value)),
      'or',
    ) ?? asFilter('1 eq 0'),
  oneOf: (field: string, [first, ...others]: readonly [FilterValue, ...FilterValue[]]): Filter =>
    asFilter(`${field} in (${[first, ...others].map(literal).join(',')})`),
  and: (...parts: ReadonlyArray<Filter | undefined>): Filter | undefined => joined(parts, 'and'),
  or: (...parts: ReadonlyArray<Filter | undefined>): Filter | undefined => joined(parts, 'or'),
  not: (part: Filter): Filter => asFilter(`not (${part})`),
};

function joined(parts: ReadonlyArray<Filter | undefined>, operator: 'and' | 'or'): Filter | undefined {
  const present = parts.filter((part) => part !== undefined);
  if (present.length <= 1) return present[0];
  return asFilter(`(${present.join(` ${operator} `)})`);
}

function literal(value: FilterValue): string {
  if (value instanceof Date) return `'${value.toISOString()}'`;
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new RangeError(`A filter cannot compare with ${value}.`);
  return String(value);
}

/** Quotes a text; the database stores neither NUL nor half characters, so they are left out or replaced. */
function quoted(text: string): string {
  const clean = text.replaceAll('\0', '').toWellFormed();
  return `'${clean.replace(/[\\'\n\r\t]/g, (character) => ESCAPES[character] ?? character)}'`;
}

function asFilter(expression: string): Filter {
  // The brand exists for the compiler alone.
  return expression as Filter;
}
