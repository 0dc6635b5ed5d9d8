import { toAnyPhone, toContactPhone, toE164, toLocalPhone } from './phones.ts';

describe('toE164', () => {
  test.each([
    ['+49 (0)30 901 820', '+4930901820'],
    ['0043 316/380-0', '+433163800'],
    ['+357 22.892.000', '+35722892000'],
    ['+32\u00A02\u2013650\u00A021\u00A011', '+3226502111'],
  ])('reads %j as %s', (text, phone) => expect(toE164(text)).toBe(phone));

  test.each([
    '',
    '2310 123456',
    '+',
    '+30',
    '+0123456789',
    '+30 2310 123456 ext. 5',
    '+1234567890123456',
    'call me',
  ])('knows no country, or no number, of %j', (text) => expect(toE164(text)).toBeUndefined());

  test('leaves what is stored as it is', () => expect(toE164('+302310123456')).toBe('+302310123456'));
});

describe('toAnyPhone', () => {
  test.each([
    ['2310 12 34 56', '+302310123456'],
    ['(693) 000-0000', '+306930000000'],
    ['+43 316 380', '+43316380'],
    ['7890123456', undefined],
    ['231012345', undefined],
  ])('reads %j as %s', (text, phone) => expect(toAnyPhone(text)).toBe(phone));
});

describe('toContactPhone', () => {
  test.each(['+30 2310 123 456', '0030 (2310) 123.456', '+30 (0) 2310-123456', '+302310123456'])(
    'reads %j',
    (text) => expect(toContactPhone(text)).toBe('+302310123456'),
  );

  test.each(['2310 123456', '+357 22 892000', '+30 2310 1234567', ''])('reads no phone out of %j', (text) =>
    expect(toContactPhone(text)).toBeUndefined(),
  );
});

describe('toLocalPhone', () => {
  test.each([
    '+302310000000',
    '+30 2310 000 000',
    '(+30) 2310-000000',
    '0030 2310000000',
    ' 2310 000000 ',
    '+30.2310/000000',
  ])('reads %j as E.164', (text) => expect(toLocalPhone(text)).toBe('+302310000000'));

  test.each(['', '+30', '+3023100000000', '231000000', '+39 2310000000', 'call me', '2310000000 ext. 5'])(
    'reads no phone out of %j',
    (text) => expect(toLocalPhone(text)).toBeUndefined(),
  );
});
