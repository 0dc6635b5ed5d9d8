import type { BodyBounds } from 'shared-contracts/call/bodyBounds.ts';
import { jsonBounds } from './jsonBounds.ts';

const WIDE: BodyBounds = { bytes: 1e6, depth: 1e6, values: 1e6, members: 1e6 };

/** Looks at a text in pieces; names the first bound that it breaks. */
function brokenBy(text: string, pieceBytes: number, bounds: BodyBounds): keyof BodyBounds | undefined {
  const bytes = Buffer.from(text);
  const check = jsonBounds(bounds);
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const broken = check(bytes.subarray(at, at + pieceBytes));
    if (broken !== undefined) return broken;
  }
  return undefined;
}

const BODIES = [
  { a: 'plain', b: ['x', { c: 'y,[{' }] },
  { 'a"b\\': ['\\', '\\\\', '"', '\\"', '","', ']}'] },
  { text: `${'\\"'.repeat(200)}${'a'.repeat(300)}${'"'.repeat(100)}` },
  [[[['Ωμέγα, "ναι"', []]]], {}, 12, null, true],
  'a text alone',
  [{ a: 1, b: { c: 1, d: 2, e: '::' }, f: [{ g: ':' }, { h: 1 }] }, { i: 1 }],
];

/** Brackets and commas outside of texts, and how deep they lie in one another; by an expression that knows what a text is. */
function measured(json: string): { readonly marks: number; readonly depth: number } {
  const bare = json.replace(/"(?:[^"\\]|\\.)*"/gs, '');
  let depth = 0;
  let deepest = 0;
  for (const sign of bare) {
    if ('[{'.includes(sign)) deepest = Math.max(deepest, (depth += 1));
    if (']}'.includes(sign)) depth -= 1;
  }
  return { marks: bare.replace(/[^[{,]/g, '').length, depth: deepest };
}

function mostMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Math.max(own, ...Object.values(value).map(mostMembers));
}

describe.each(BODIES.map((body) => JSON.stringify(body)))('%s', (json) => {
  test.each([1, 2, 3, 7, 64_000])('is measured alike in pieces of %i bytes', (pieceBytes) => {
    const { marks, depth } = measured(json);
    const members = mostMembers(JSON.parse(json));
    const bytes = Buffer.byteLength(json);
    const broken = (bounds: Partial<BodyBounds>) => brokenBy(json, pieceBytes, { ...WIDE, ...bounds });
    expect(broken({ values: marks / 2, depth, members, bytes })).toBeUndefined();
    if (marks > 0) expect(broken({ values: (marks - 1) / 2 })).toBe('values');
    if (depth > 0) expect(broken({ depth: depth - 1 })).toBe('depth');
    if (members > 0) expect(broken({ members: members - 1 })).toBe('members');
    expect(broken({ bytes: bytes - 1 })).toBe('bytes');
  });
});
