import { DIFFERENT_TEXTS, SAME_TEXTS } from './compareCases.ts';
import { compareText } from './compareText.ts';

test.each(SAME_TEXTS)('%j is the same as %j', (text, other) => {
  expect(compareText(text)).toBe(compareText(other));
});

test.each(DIFFERENT_TEXTS)('%j is another text than %j', (text, other) => {
  expect(compareText(text)).not.toBe(compareText(other));
});
