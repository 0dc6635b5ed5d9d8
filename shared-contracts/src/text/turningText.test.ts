import { isolateText, parseShown, restoreTurns, showTurns, writeRestored } from './turningText.ts';

const codes = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const TURNS = [...codes(0x202a, 0x202e), ...codes(0x2066, 0x206f)];
const NAME = 'Uni\u202eparg\u202c Graz';

describe('showTurns', () => {
  test.each(TURNS)('writes U+%i as what it is, and gives it back', (code) => {
    const text = `a${String.fromCharCode(code)}b`;
    expect(showTurns(text)).toBe(`a[U+${code.toString(16).toUpperCase()}]b`);
    expect(restoreTurns(showTurns(text))).toBe(text);
  });

  test('leaves joiners and marks of languages that need them', () => {
    const text = 'می\u200cخواهم \u200f(א)\u200e न\u200d👩\u200d🎓';
    expect(showTurns(text)).toBe(text);
  });
});

describe('parseShown', () => {
  test.each([
    ['as letters', JSON.stringify({ a: [{ b: NAME }] })],
    ['as numbers', '{"a":[{"b":"Uni\\u202eparg\\u202C Graz"}]}'],
  ])('shows turns that stand there %s', (_, json) => {
    expect(parseShown(json)).toEqual({ a: [{ b: 'Uni[U+202E]parg[U+202C] Graz' }] });
  });

  test('takes what only looks like a number for what it is', () => {
    expect(parseShown(String.raw`{"a":"\\u202e"}`)).toEqual({ a: String.raw`\u202e` });
  });

  test('gives back with writeRestored what the server sent, but for nothing', () => {
    const sent = { id: 1, none: null, is: true, name: NAME, list: [NAME, 2, 'x [U+0041]'] };
    expect(JSON.parse(writeRestored(parseShown(JSON.stringify(sent))))).toEqual(sent);
  });
});

describe('isolateText', () => {
  test('leaves the names of most people and universities as they are', () => {
    for (const name of ['Graz', 'Αθήνα', '北京大学', 'Łódź (PL)']) expect(isolateText(name)).toBe(name);
  });

  test.each(['جامعة القاهرة', 'אוניברסיטת חיפה', 'Graz\u200f'])('keeps %j to itself', (name) => {
    expect(isolateText(name)).toBe(`\u2068${name}\u2069`);
  });

  test('lets no text end its own isolation', () => {
    expect(isolateText('חיפה\u2069\u202e')).toBe('\u2068חיפה[U+2069][U+202E]\u2069');
  });
});
