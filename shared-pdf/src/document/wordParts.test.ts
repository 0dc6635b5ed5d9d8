import { turningWordParts, wordParts } from './wordParts.ts';

describe('wordParts', () => {
  test('leaves ordinary words of both languages whole', () => {
    expect(wordParts('Χρηματοοικονομικής')).toEqual(['Χρηματοοικονομικής']);
    expect(wordParts('Internationalisation')).toEqual(['Internationalisation']);
  });

  test('breaks a long address after its marks, without a hyphen', () => {
    expect(wordParts('https://www.university.example/incoming')).toEqual(
      ['https:', '/', '/', 'www.', 'university.', 'example/', 'incoming'].flatMap((part, index) =>
        index === 0 ? [part] : ['', part],
      ),
    );
  });

  test('cuts what has no marks, and loses nothing of it', () => {
    const word = 'ω'.repeat(100);
    expect(wordParts(word).join('')).toBe(word);
    expect(Math.max(...wordParts(word).map(({ length }) => length))).toBeLessThan(10);
  });

  test('gives several spaces one by one, so that no hyphen comes before them', () => {
    expect(wordParts('  ')).toEqual([' ', ' ']);
  });

  test('lets a line of Chinese, Japanese or Korean end after any letter, and before no sign', () => {
    expect(wordParts('北京大学。')).toEqual(['北', '', '京', '', '大', '', '学。']);
    expect(wordParts('서울대')).toEqual(['서', '', '울', '', '대']);
  });

  test('lets no line end with a hyphen where the direction changes', () => {
    expect(turningWordParts('(3)')).toEqual(['', '(3)']);
    expect(turningWordParts('  ')).toEqual([' ', ' ']);
  });
});
