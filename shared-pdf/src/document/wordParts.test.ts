import { wordParts } from './wordParts.ts';

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
});
