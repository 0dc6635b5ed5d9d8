import { scrubText } from './scrubText.ts';

const MOST = 240;
const scrubbed = (text: string) => scrubText(text, MOST);

describe('the message of an error', () => {
  test.each([
    [
      'Cannot read properties of undefined (reading "surname")',
      'Cannot read properties of undefined (reading …)',
    ],
    ['x.map is not a function', 'x.map is not a function'],
    ['Maximum call stack size exceeded', 'Maximum call stack size exceeded'],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=Maria%20Roe for the full message',
      'Minified React error #418; visit … for the full message',
    ],
    ['Unexpected token \'M\', "{"name":"Maria"... is not valid JSON', 'Unexpected token … is not valid JSON'],
    ["can't find it and won't", "can't find it and won't"],
    ['It does not start', 'It does not start'],
  ])('keeps of %j what the code says', (message, expected) => {
    expect(scrubbed(message)).toBe(expected);
  });

  test.each([
    ['an e-mail address', 'No user maria.roe@uni.example here', 'maria'],
    ['one in Greek letters', 'No user μαρία@πανεπιστήμιο.example here', 'μαρ'],
    ['a quoted value', "Bad value 'Papadopoulou'", 'Papa'],
    ['a quoted value with an apostrophe', "Bad value 'O'Brien' of it", 'Brien'],
    ['a value in quotation marks of a language', 'Bad value «Papadopoulou» or “Roe”', 'Roe'],
    ['a quoted value that was cut', 'Unexpected token in "Papadopoulou', 'Papa'],
    ['a value after a colon', 'Invalid language tag: papadopoulou', 'papa'],
    ['what was searched', 'Invalid regular expression: /papadopoulou(/: Unterminated group', 'papa'],
    ['what was no number', 'Cannot convert papadopoulou to a BigInt', 'papa'],
    ['what was no object', "Cannot use 'in' operator to search for 'a' in papadopoulou", 'papa'],
    ['a telephone number', 'Failed for +30 210 123 4567 there', '210'],
    ['a date of birth', 'Born 2001-05-04 there', '2001'],
    ['the number of an identity card', 'No AB123456 there', 'AB'],
    ['a record', 'No record 81234 there', '812'],
    ['a UUID', 'No 0b8f7c1e-1c2d-4e3f-8a9b-0c1d2e3f4a5b there', '8f7c'],
    ['a token', 'Refused eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2lnbmF0dXJl there', 'eyJ'],
    ['an address', 'Failed at https://portal.example/iia/view/81?name=roe there', 'view'],
    ['a query', 'Failed at /iia?name=roe there', 'roe'],
    ['a name in Greek', 'Missing Μαρία Παπαδοπούλου there', 'Μαρ'],
    ['a name with an accent', 'Missing Müller there', 'ller'],
    ['a whole name', 'Missing Maria Papadopoulou there', 'Maria'],
  ])('loses %s', (_what, message, personal) => {
    const left = scrubbed(message);
    expect(left).not.toContain(personal);
    expect(left).toContain('…');
  });

  test('is one line of the length that is asked for', () => {
    expect(scrubText('one\ntwo\u0000 three', 7)).toBe('one two');
    expect(scrubbed('word '.repeat(10_000)).length).toBeLessThanOrEqual(MOST);
  });

  test('stays as it is when it is scrubbed again, whatever it was', () => {
    const pieces = [
      'a',
      "'",
      '"',
      ' ',
      ': ',
      '1234',
      '…',
      'Μ',
      'Maria ',
      'b@c',
      '?x=1',
      'https://',
      '(',
      '.',
      '-',
      '«',
    ];
    let seed = 7;
    const next = () => (seed = (seed * 48_271) % 2_147_483_647);
    for (let round = 0; round < 3_000; round += 1) {
      const text = Array.from({ length: next() % 30 }, () => pieces[next() % pieces.length]).join('');
      const most = 3 + (next() % 40);
      const once = scrubText(text, most);
      expect(scrubText(once, most)).toBe(once);
    }
  });
});
