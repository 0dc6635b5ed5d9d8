import { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { Problem } from '../../platform/problem.ts';
import { boundedJson, type JsonBounds } from './jsonBounds.ts';

const WIDE: JsonBounds = { bytes: 1e6, depth: 1e6, marks: 1e6 };

/** Passes a text through in pieces; gives it back, or the bound that it broke. */
async function passed(text: string, pieceBytes: number, bounds: JsonBounds): Promise<string> {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, index) =>
    bytes.subarray(index * pieceBytes, (index + 1) * pieceBytes),
  );
  const refusal = (bound: keyof JsonBounds) => new Problem('bad-body', { en: bound, el: bound });
  return textOf(Readable.from(pieces).compose(boundedJson(bounds, refusal))).catch((error: unknown) =>
    error instanceof Problem ? `broke ${error.message}` : Promise.reject(error as Error),
  );
}

const BODIES = [
  { a: 'plain', b: ['x', { c: 'y,[{' }] },
  { 'a"b\\': ['\\', '\\\\', '"', '\\"', '","', ']}'] },
  { text: `${'\\"'.repeat(200)}${'a'.repeat(300)}${'"'.repeat(100)}` },
  [[[['Ωμέγα, "ναι"', []]]], {}, 12, null, true],
  'a text alone',
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

describe.each(BODIES.map((body) => JSON.stringify(body)))('%s', (json) => {
  test.each([1, 2, 3, 7, 64_000])('is measured alike in pieces of %i bytes', async (pieceBytes) => {
    const { marks, depth } = measured(json);
    expect(await passed(json, pieceBytes, { ...WIDE, marks, depth })).toBe(json);
    if (marks > 0) expect(await passed(json, pieceBytes, { ...WIDE, marks: marks - 1 })).toBe('broke marks');
    if (depth > 0) expect(await passed(json, pieceBytes, { ...WIDE, depth: depth - 1 })).toBe('broke depth');
    const bytes = Buffer.byteLength(json);
    expect(await passed(json, pieceBytes, { ...WIDE, bytes })).toBe(json);
    expect(await passed(json, pieceBytes, { ...WIDE, bytes: bytes - 1 })).toBe('broke bytes');
  });
});
