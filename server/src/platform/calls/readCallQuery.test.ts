import type { Call } from 'shared-contracts/call/call.ts';
import { CALLS } from 'shared-contracts/calls.ts';
import { readCallQuery } from './readCallQuery.ts';

const TEXTS = Object.entries<Call>(CALLS).flatMap(([name, call]) =>
  Object.entries(call.query ?? {}).flatMap(([parameter, { maxLength, type }]: [string, any]) =>
    type === 'text' && maxLength !== undefined ? [{ name, parameter, maxLength, call }] : [],
  ),
);

test.each(TEXTS)(
  '$name takes $maxLength characters of $parameter, and no more',
  ({ call, parameter, maxLength }) => {
    const read = (text: string) =>
      readCallQuery(call, { raw: { url: `/?${parameter}=${encodeURIComponent(text)}` } as any });
    // Of two code units each.
    const longest = '𝛼'.repeat(maxLength);
    expect(read(longest)).toMatchObject({ [parameter]: longest });
    expect(() => read(`${longest}x`)).toThrow(expect.objectContaining({ code: 'bad-query' }));
  },
);

test('most searches have a longest text', () => {
  expect(TEXTS.length).toBeGreaterThan(20);
});
