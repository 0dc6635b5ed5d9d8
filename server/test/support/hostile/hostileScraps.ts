/** Texts that filters, databases and pages have tripped over. */
export const TEXTS: readonly string[] = [
  '',
  ' ',
  'a',
  'Ωμέγα',
  'ΐ́',
  '💥',
  '\u0000',
  '\ud800',
  '\u202e',
  "'",
  "''",
  "\\'",
  '\\u0000',
  '\\ud800',
  '%',
  '_',
  '%_\\',
  "'; drop table users; --",
  'null',
  'x'.repeat(500),
  'ß'.repeat(3_000),
];

/** Numbers at the edges of what can be stored, and what only looks like one. */
export const NUMBERS: readonly string[] = [
  '0',
  '-1',
  '1',
  '25',
  '100',
  '2147483647',
  '2147483648',
  '-2147483649',
  '1e5',
  '1e308',
  '1e400',
  '0.5',
  '9'.repeat(40),
  '+7',
  '٣',
  'NaN',
  'Infinity',
  '0x10',
  '1_000',
];

/** Days that are none, or far away. */
export const DAYS: readonly string[] = [
  '2026-01-01',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31T23:59:59-14:00',
  '2026-01-01T00:00:00.123456789Z',
  '+010000-01-01',
];

/** Pieces of the filter language out of their places. */
export const SCRAPS: readonly string[] = [
  '(',
  ')',
  ',',
  ';',
  '$',
  'and',
  'or',
  'not',
  'in',
  'eq',
  'desc',
  'as',
  '=',
  '/',
  '//',
  '$it',
  'any(d:d/id eq 1)',
  'true',
  'null',
  '{',
  '&',
  '#',
  '?',
];

/** Aggregates, and what is none. */
export const AGGREGATES: readonly string[] = ['count', 'min', 'max', 'sum', 'avg', 'median', '$count'];

/** Types that a body is sent as, of which one is right. */
export const TYPES: readonly string[] = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  'application/pdf',
  'x',
];
