import { AGREEMENT_WORDS, numberIn } from './numberIn.ts';

test.each([
  ['34', 34, false],
  [' #34 ', 34, false],
  ['agreement 34', 34, true],
  ['Agreement no. 34', 34, true],
  ['№ 34', 34, true],
  ['№34', 34, true],
  ['IIA 34', 34, true],
  ['συμφωνία 34', 34, true],
  ['ΣΥΜΦΩΝΙΑ αρ. 34', 34, true],
  ['αρ. 34', 34, true],
  ['Αριθμός συμφωνίας: 34', 34, true],
])('%j asks for the number %d', (question, value, isNamed) => {
  expect(numberIn(question, AGREEMENT_WORDS)).toEqual({ value, isNamed });
});

test.each(['', 'graz 34', '34 graz', 'GRAZ01', '034', 'application 34', '9999999999', '34-35', 'IIA-34'])(
  '%j asks for no number of an agreement',
  (question) => {
    expect(numberIn(question, AGREEMENT_WORDS)).toBeUndefined();
  },
);
