import type { Field } from '../entity.ts';
import { fieldForm } from './fieldForm.ts';

describe('fieldForm', () => {
  test.each([
    [{ type: 'text' }, '', null, ' Law ', 'Law'],
    [{ type: 'text', requiredWhen: 'posted' }, '', '', ' Law ', 'Law'],
    [{ type: 'text', requiredWhen: 'filled-in' }, '', null, ' Law ', 'Law'],
    [{ type: 'date' }, '', null, '2026-11-22', '2026-11-22'],
    [{ type: 'monthDay' }, '', null, '--11-22', '--11-22'],
    [{ type: 'html' }, '', null, '<p>Signed.</p> ', '<p>Signed.</p> '],
    [{ type: 'text', oneOf: ['A1', 'B1'], requiredWhen: 'posted' }, '', '', 'A0 ', 'A0 '],
    [{ type: 'text', oneOf: ['A1', 'B1'] }, '', null, 'A1', 'A1'],
    [{ type: 'integer' }, null, null, 4, 4],
    [{ type: 'number' }, null, null, 1.5, 1.5],
    [{ type: 'integer', default: 2 }, 2, 2, 4, 4],
    [{ type: 'boolean' }, false, false, true, true],
    [{ type: 'boolean', default: true }, true, true, false, false],
    [{ type: 'flag', default: 0 }, false, 0, true, 1],
  ] satisfies [Field, unknown, unknown, unknown, unknown][])(
    'a field %j begins with %j, which is sent as %j, and sends %j as %j',
    (field, empty, emptySent, value, sent) => {
      const { write, ...part } = fieldForm<Field>(field);
      // Each line names a value of its field.
      const send = write as (value: unknown) => unknown;
      expect(part.empty()).toBe(empty);
      expect(part.read(null)).toBe(empty);
      expect(part.read(undefined)).toBe(empty);
      expect(send(empty)).toBe(emptySent);
      expect(send(value)).toBe(sent);
      expect(part.schema.parse(value)).toBe(value);
    },
  );

  test('reads a flag of 0 or 1 as ticked or not', () => {
    const { read } = fieldForm({ type: 'flag' });
    expect([read(1), read(0)]).toEqual([true, false]);
  });

  test.each(['json', 'content'] as const)('makes no part of a field of type %s', (type) => {
    expect(() => fieldForm({ type })).toThrow(TypeError);
  });

  test('knows by its type what a field holds', () => {
    // @ts-expect-error A number is no text.
    expect(() => fieldForm({ type: 'text' }).write(4)).toThrow();
    // @ts-expect-error A text is no number.
    fieldForm({ type: 'integer' }).write('4');
    const sent: string = fieldForm({ type: 'text', requiredWhen: 'posted' }).write('Law');
    expect(sent).toBe('Law');
  });
});
