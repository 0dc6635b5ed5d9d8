import { infoShape, urlsShape } from 'shared-contracts/institutions/members/contactShapes.ts';
import type { Field } from '../../model/definition.ts';
import { parseFieldValue } from './fieldValue.ts';

const accepted: readonly (readonly [Field, unknown, unknown])[] = [
  [{ type: 'integer' }, 5, 5],
  [{ type: 'integer' }, -2_147_483_647, -2_147_483_647],
  [{ type: 'number' }, 1.25, 1.25],
  [{ type: 'boolean' }, false, false],
  [{ type: 'flag' }, 1, 1],
  [{ type: 'flag' }, true, 1],
  [{ type: 'text' }, '', ''],
  [{ type: 'text', maxLength: 2 }, '💥💥', '💥💥'],
  [{ type: 'text', oneOf: ['a'] }, 'a', 'a'],
  [{ type: 'html' }, '<b>x</b>', '<b>x</b>'],
  [{ type: 'date' }, '2024-02-29', '2024-02-29'],
  [{ type: 'date' }, '2024-02-29T00:00:00.000Z', '2024-02-29'],
  [{ type: 'dateTime' }, '2026-11-21T14:00:00+02:00', '2026-11-21T12:00:00.000Z'],
  [{ type: 'dateTime' }, '2026-11-21T14:00Z', '2026-11-21T14:00:00.000Z'],
  [{ type: 'monthDay' }, '--2-9', '--02-09'],
  [{ type: 'monthDay' }, '--02-29', '--02-29'],
  [
    { type: 'json', shape: urlsShape },
    [{ value: 'https://a.example', language: 'en' }],
    [{ value: 'https://a.example', language: 'en' }],
  ],
  [{ type: 'text' }, null, null],
];

const refused: readonly (readonly [Field, unknown, string])[] = [
  [{ type: 'integer' }, '5', 'not-an-integer'],
  [{ type: 'integer' }, 1.5, 'not-an-integer'],
  [{ type: 'integer' }, 2_147_483_648, 'too-large'],
  [{ type: 'integer', minimum: 1 }, 0, 'too-small'],
  [{ type: 'integer', maximum: 4 }, 5, 'too-large'],
  [{ type: 'number' }, Number.POSITIVE_INFINITY, 'not-a-number'],
  [{ type: 'number' }, 1e300, 'too-large'],
  [{ type: 'boolean' }, 1, 'not-a-boolean'],
  [{ type: 'flag' }, 2, 'not-in-list'],
  [{ type: 'text' }, 5, 'not-a-text'],
  [{ type: 'text' }, {}, 'not-a-text'],
  [{ type: 'text', maxLength: 2 }, 'abc', 'too-long'],
  [{ type: 'text' }, 'a\u0000', 'bad-text'],
  [{ type: 'text' }, '\ud800', 'bad-text'],
  [{ type: 'text', oneOf: ['a'] }, 'b', 'not-in-list'],
  [{ type: 'text', requiredWhen: 'stored' }, ' \n', 'required'],
  [{ type: 'text', requiredWhen: 'stored' }, null, 'required'],
  [{ type: 'date' }, '2026-02-29', 'not-a-date'],
  [{ type: 'date' }, '2026-02-28T12:00:00Z', 'not-a-date'],
  [{ type: 'date' }, '0000-01-01', 'not-a-date'],
  [{ type: 'date' }, 20_260_101, 'not-a-date'],
  [{ type: 'dateTime' }, '2026-02-30T00:00:00Z', 'not-a-time'],
  [{ type: 'dateTime' }, '2026-02-28T25:00:00Z', 'not-a-time'],
  [{ type: 'dateTime' }, '2026-02-28T10:00:00', 'not-a-time'],
  [{ type: 'dateTime' }, '2026-02-28', 'not-a-time'],
  [{ type: 'monthDay' }, '--02-30', 'not-a-month-day'],
  [{ type: 'monthDay' }, '--00-10', 'not-a-month-day'],
  [{ type: 'monthDay' }, '02-10', 'not-a-month-day'],
  [{ type: 'json' }, {}, 'not-valid'],
  [{ type: 'json', shape: urlsShape }, {}, 'wrong-type'],
];

describe('parseFieldValue', () => {
  test.each(accepted)('takes %j with %p as %p', (field, value, kept) => {
    expect(parseFieldValue(field, value)).toEqual({ value: kept });
  });

  test.each(refused)('refuses %j with %p: %s', (field, value, code) => {
    expect(parseFieldValue(field, value)).toMatchObject({ faults: { '': { code } } });
  });

  test('names the place in a value object', () => {
    expect(
      parseFieldValue({ type: 'json', shape: urlsShape }, [{ value: 'ftp://a.example', more: 1 }]),
    ).toEqual({
      faults: { '0/value': { code: 'bad-format' }, '0/more': { code: 'unknown-member' } },
    });
    expect(parseFieldValue({ type: 'json', shape: infoShape }, { email: '\u0000' })).toEqual({
      faults: { '': { code: 'bad-text' } },
    });
  });
});
