import type { Answer } from '../api/saveApi.ts';

/** A seeded generator (mulberry32): a failure can be played again. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What nobody's form sends. */
export const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  2,
  7,
  1.5,
  1e308,
  -1e308,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '0',
  '1',
  'x',
  "'; drop table users; --",
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff',
  '💥'.repeat(400),
  'x'.repeat(70_000),
  '2026-02-30',
  '2026-02-28',
  '0000-00-00T00:00:00Z',
  '9999-12-31T23:59:59-14:00',
  '+010000-01-01T00:00:00Z',
  '--02-30',
  'javascript:alert(1)',
  [],
  [[]],
  [[[]]],
  {},
  [null],
  [1, 1, 1],
  [{}],
  [{ id: 1 }],
  [{ id: 1 }, { id: 1 }],
  [{ id: 1, $state: 4 }],
  [{ $state: 16 }],
  [{ $state: '4' }],
  { id: 1 },
  { id: null },
  { id: [] },
  { id: { id: 1 } },
  { id: 2_147_483_648 },
  { id: '\u0000' },
  { name: '\u0000' },
  { name: {} },
  { constructor: 1 },
  { toString: 1 },
  { hash: 'x', agreement: {} },
  { email: '\u0000' },
  Array.from({ length: 1200 }, () => ({})),
  [{ value: '\u0000' }],
  [{ value: 'https://a.example', language: '\ud800' }],
  { email: null, phone: null, urls: null },
];

/** A refusal by the database alone names no field: the model or a rule should have known. */
export function isFault({ status, body }: Answer): boolean {
  return status >= 500 || (body?.code === 'validation-failed' && body.errors === undefined);
}

/** Puts a hostile value, or a hostile member, somewhere into a body. */
export function mutate(
  target: unknown,
  pick: <Item>(items: readonly Item[]) => Item,
  random: () => number,
): void {
  if (typeof target !== 'object' || target === null) return;
  const members = Object.keys(target);
  if (members.length === 0 || random() < 0.2) {
    Reflect.set(
      target,
      pick(['id', '$state', 'owner', 'isDeleted', 'dateModified', 'nonsense', 'status', 'name']),
      structuredClone(pick(HOSTILE_VALUES)),
    );
    return;
  }
  const member = pick(members);
  if (random() < 0.5) mutate(Reflect.get(target, member), pick, random);
  else Reflect.set(target, member, structuredClone(pick(HOSTILE_VALUES)));
}
