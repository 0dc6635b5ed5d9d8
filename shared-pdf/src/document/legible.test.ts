import { legible } from './legible.ts';

const hasGlyph = (codePoint: number) => codePoint < 0x700;

describe('legible', () => {
  test('shows what would turn a text', () => {
    expect(legible({ name: 'Uni\u202eparg' }, hasGlyph)).toEqual({ name: 'Uni[U+202E]parg' });
  });

  test('closes a text from right to left, so that no number behind it comes before it', () => {
    expect(legible(['חיפה', 'Graz'], hasGlyph)).toEqual(['חיפה\u200e', 'Graz']);
  });

  test('puts one placeholder in the place of a character that no font has, and keeps addresses', () => {
    expect(legible('a👩\u200d🎓b', hasGlyph)).toBe('a\ufffdb');
    expect(legible('https://x.example/北', hasGlyph)).toBe('https://x.example/%E5%8C%97');
  });
});
