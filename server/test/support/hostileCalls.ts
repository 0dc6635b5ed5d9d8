import { CALLS } from 'shared-contracts/calls/calls.ts';
import type { Call } from 'shared-contracts/calls/call.ts';
import { SET_NAMES } from 'shared-contracts/sets.ts';
import type { SetDefinition } from '../../src/data/model/definition.ts';
import { MODEL } from '../../src/data/model/model.ts';
import { COMPARISON_OPERATORS, FILTER_FUNCTIONS } from '../../src/data/query/filterTree.ts';
import { BASES } from '../../src/platform/calls/routeOf.ts';
import { HOSTILE_VALUES, randomFrom } from './hostile.ts';

/** A call as it goes over the line; `path` is encoded, and sometimes wrongly so. */
export type HostileCall = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

const SCHEMES = Object.entries(MODEL).map(([, definition]): SetDefinition => definition);
const ALL_CALLS: readonly Call[] = Object.values(CALLS);
const TEXTS = [
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
const NUMBERS = [
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
const DAYS = [
  '2026-01-01',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31T23:59:59-14:00',
  '2026-01-01T00:00:00.123456789Z',
  '+010000-01-01',
];
const SCRAPS = [
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
const AGGREGATES = ['count', 'min', 'max', 'sum', 'avg', 'median', '$count'];
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  'application/pdf',
  'x',
];

/**
 * Makes calls that nobody's browser makes, always the same for one seed: sets, records, links and calls with options of every kind, built of what the
 * model knows, of values that fit nowhere, and of scraps.
 */
export function hostileCalls(seed: number): () => HostileCall {
  const random = randomFrom(seed);
  const chance = (share: number) => random() < share;
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new RangeError('There is nothing to pick from');
    return item;
  };
  const times = <Item>(most: number, make: () => Item): Item[] =>
    Array.from({ length: Math.floor(random() ** 3 * most) + 1 }, make);

  function member(definition: SetDefinition | undefined): string {
    if (definition === undefined || chance(0.03))
      return pick([...TEXTS, ...SCRAPS, 'nonsense', '__proto__', 'constructor']);
    const links = Object.entries(definition.links);
    if (links.length > 0 && chance(0.45)) {
      const [name, link] = pick(links);
      return chance(0.7) ? `${name}/${member(MODEL[link.set])}` : name;
    }
    return pick(['id', ...Object.keys(definition.fields), ...Object.keys(definition.computed ?? {})]);
  }

  function literal(): string {
    if (chance(0.35)) return `'${pick(TEXTS)}'`;
    return pick([...NUMBERS, ...DAYS, 'true', 'false', 'null', `'${pick(DAYS)}'`, `datetime'${pick(DAYS)}'`]);
  }

  function operand(definition: SetDefinition, depth = 0): string {
    if (chance(0.3) && depth < 9) {
      const name = chance(0.97) ? pick(Object.keys(FILTER_FUNCTIONS)) : pick(SCRAPS);
      return `${name}(${times(3, () => operand(definition, depth + 1)).join(',')})`;
    }
    return chance(0.6) ? member(definition) : literal();
  }

  function test(definition: SetDefinition): string {
    if (chance(0.15)) return `${operand(definition)} in (${times(150, literal).join(',')})`;
    if (chance(0.2)) return operand(definition);
    return `${operand(definition)} ${chance(0.97) ? pick(COMPARISON_OPERATORS) : pick(SCRAPS)} ${operand(definition)}`;
  }

  function filter(definition: SetDefinition, depth = 0): string {
    if (chance(0.05)) return `${'('.repeat(Math.floor(random() * 40))}${test(definition)}`;
    if (depth > 4 || chance(0.5)) return test(definition);
    const terms = times(30, () =>
      chance(0.2) ? `not (${filter(definition, depth + 1)})` : `(${filter(definition, depth + 1)})`,
    );
    return terms.join(chance(0.5) ? ' and ' : ' or ');
  }

  function select(definition: SetDefinition): string {
    const one = () => {
      const path = chance(0.1) ? `${pick(AGGREGATES)}(${member(definition)})` : member(definition);
      return chance(0.5) ? `${path} as s${Math.floor(random() * 1e6)}` : path;
    };
    const repeated = member(definition);
    return chance(0.1)
      ? Array.from({ length: Math.floor(random() * 110) }, (_, at) => `${repeated} as s${at}`).join(',')
      : times(60, one).join(',');
  }

  function expand(definition: SetDefinition, depth = 0): string {
    const links = Object.entries(definition.links);
    const one = (): string => {
      if (links.length === 0 || chance(0.05)) return member(definition);
      const [name, link] = pick(links);
      const target: SetDefinition = MODEL[link.set];
      if (depth > 4 || chance(0.4)) return name;
      const inner = times(4, () => `$${option(target, depth + 1)}`);
      return `${name}(${inner.join(chance(0.97) ? ';' : ',')})`;
    };
    return times(12, one).join(',');
  }

  const MAKERS: Readonly<Record<string, (definition: SetDefinition, depth: number) => string>> = {
    filter: (definition) => filter(definition),
    select,
    expand,
    orderby: (definition) =>
      times(30, () => `${member(definition)}${pick(['', ' desc', ' asc', ' up'])}`).join(','),
    groupby: (definition) => times(30, () => member(definition)).join(','),
    top: () => pick([...NUMBERS, '-1', '-1', '-1']),
    skip: () => pick(NUMBERS),
    count: () => pick(['true', 'false', 'maybe', '']),
    inlinecount: () => pick(['allpages', 'none', 'true']),
    first: () => pick(['true', 'false', '1']),
    levels: () => pick(['0', '1', '2', '3', '4', '5', '-1']),
    apply: () => pick(SCRAPS),
  };

  /** One option without its dollar sign. */
  function option(definition: SetDefinition, depth = 0): string {
    const name = pick(Object.keys(MAKERS));
    return `${name}=${MAKERS[name]?.(definition, depth) ?? ''}`;
  }

  function encoded(text: string): string {
    const plain = text.isWellFormed() ? encodeURIComponent(text) : '%ed%a0%80';
    return chance(0.02) ? `${plain}${pick(['%', '%zz', '%ff', '%00', '%c0%ae', '%2e%2e%2f'])}` : plain;
  }

  function question(definition: SetDefinition): string {
    const options = times(6, () => {
      const text = option(definition);
      const equals = text.indexOf('=');
      return `${pick(['$', '$', '$', '$', '%24', ''])}${text.slice(0, equals)}=${encoded(text.slice(equals + 1))}`;
    });
    return chance(0.05) ? [...options, options[0] ?? ''].join('&') : options.join('&');
  }

  const id = () => pick(['1', '2', '3', '12', ...NUMBERS, ...TEXTS]);
  function setPath(definition: SetDefinition): string {
    const set = chance(0.98) ? definition.name : pick([...TEXTS, '$metadata', 'users', '..']);
    const parts = ['/api', encoded(set)];
    if (chance(0.35)) parts.push(encoded(id()));
    if (parts.length === 3 && chance(0.4)) parts.push(encoded(member(definition)));
    return parts.join('/');
  }

  function callPath(): string {
    const { base, path, alsoAt = [] } = pick(ALL_CALLS);
    const filled = pick([path, ...alsoAt]).replaceAll(/\{\w+\}/g, () => encoded(id()));
    return `${BASES[base]}${filled}?${encoded(pick(['$top', '$skip', 'sets', 'records', 'before', 'fileName', 'x']))}=${encoded(id())}`;
  }

  function headers(): Record<string, string> {
    const odd: Record<string, string> = {
      'if-match': pick(['"x"', '*', '"2026-01-01T00:00:00Z"', 'x'.repeat(2_000)]),
      'if-none-match': pick(['*', '"x"', ',,,']),
      'idempotency-key': pick(['"x"', 'x', `"${'0'.repeat(300)}"`]),
      range: pick(['bytes=0-', 'bytes=-1', 'bytes=9-1', `bytes=${'0-0,'.repeat(500)}0-0`]),
      'accept-language': pick(['el', 'en', 'gr,el;q=2', 'x'.repeat(3_000), 'el;q=' + '9'.repeat(300)]),
      'x-request-id': pick(['a b', 'x'.repeat(1_000), 'browser-12345678']),
      'content-type': pick(TYPES),
    };
    return Object.fromEntries(Object.entries(odd).filter(() => chance(0.1)));
  }

  function body(): string {
    if (chance(0.2))
      return pick(['', '{', '[', 'null', '"x"', '\u0000', '{"__proto__":{"a":1}}', '['.repeat(900)]);
    const record = Object.fromEntries(
      times(5, () => [member(pick(SCHEMES)).split('/')[0] ?? 'id', pick(HOSTILE_VALUES)]),
    );
    return JSON.stringify(chance(0.2) ? times(40, () => record) : record);
  }

  return () => {
    const definition = chance(0.85) ? MODEL[pick(SET_NAMES)] : pick(SCHEMES);
    const path = chance(0.9) ? `${setPath(definition)}?${question(definition)}` : callPath();
    const cut = path.slice(0, chance(0.01) ? 60_000 : 20_000);
    if (chance(0.9)) return { method: 'GET', path: cut, headers: headers() };
    const method = pick(['POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']);
    const reads = method === 'HEAD' || method === 'OPTIONS';
    const sent = { 'content-type': 'application/json', ...headers() };
    return {
      method,
      path: cut.split('?')[0] ?? cut,
      headers: reads ? {} : sent,
      ...(reads ? {} : { body: body() }),
    };
  };
}
