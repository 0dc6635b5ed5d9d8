import type { Call } from 'shared-contracts/call/call.ts';
import { CALLS } from 'shared-contracts/calls.ts';
import { SET_NAMES } from 'shared-contracts/sets/sets.ts';
import type { SetDefinition } from '../../../src/records/model/definition.ts';
import { MODEL } from '../../../src/data/sets/model.ts';
import { BASES } from '../../../src/platform/calls/routeOf.ts';
import { HOSTILE_VALUES } from './hostile.ts';
import { hostileFilters } from './hostileFilters.ts';
import { hostileQuestions } from './hostileQuestions.ts';
import { NUMBERS, TEXTS, TYPES } from './hostileScraps.ts';
import { pickingFrom } from './picking.ts';

/** A call as it goes over the line; `path` is encoded, and sometimes wrongly so. */
export type HostileCall = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

const SCHEMES = Object.entries(MODEL).map(([, definition]): SetDefinition => definition);
const ALL_CALLS: readonly Call[] = Object.values(CALLS);
/**
 * Makes calls that nobody's browser makes, always the same for one seed: sets, records, links and calls with options of every kind, built of what the
 * model knows, of values that fit nowhere, and of scraps.
 */
export function hostileCalls(seed: number): () => HostileCall {
  const picking = pickingFrom(seed);
  const { chance, pick, times } = picking;
  const filters = hostileFilters(picking);
  const { encoded, question } = hostileQuestions(picking, filters);
  const { member } = filters;

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
