import { foldText } from './text.ts';

describe('foldText', () => {
  test.each([
    ['ΓΙΏΡΓΟΣ', 'γιωργοσ'],
    ['Γιώργος', 'γιωργοσ'],
    ['Ευρωπαϊκό', 'ευρωπαικο'],
    ['ΐ ΰ ΪΫ', 'ι υ ιυ'],
    ['Łódź Århus Ñandú', 'łodz arhus nandu'],
    ['G  THESSAL01', 'g  thessal01'],
    ['', ''],
  ])('folds %p to %p', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});
