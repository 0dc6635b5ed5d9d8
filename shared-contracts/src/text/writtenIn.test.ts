import { writtenIn } from './writtenIn.ts';

test.each([
  ['Τμήμα Νομικής', 'el'],
  ['Σχολή STEM', 'el'],
  ['School of Law (2nd)', 'en'],
  ['Universität Graz', 'en'],
  ['София', undefined],
  ['2026/27', undefined],
  ['', undefined],
])('reads %j as %s', (text, tag) => expect(writtenIn(text)).toBe(tag));
