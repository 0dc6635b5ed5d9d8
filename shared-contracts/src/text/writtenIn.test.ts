import { writtenIn } from './writtenIn.ts';

test.each([
  ['Τμήμα Νομικής', 'el'],
  ['Σχολή STEM', 'el'],
  ['School of Law (2nd)', 'en'],
  ['Universität Graz', 'en'],
  ['Please add the transcript (Αναλυτική Βαθμολογία) of your first year.', 'en'],
  ['Προσθέστε την αναλυτική βαθμολογία (Transcript of Records).', 'el'],
  ['София', undefined],
  ['Софийски университет (Sofia)', undefined],
  ['2026/27', undefined],
  ['', undefined],
])('reads %j as %s', (text, tag) => expect(writtenIn(text)).toBe(tag));
