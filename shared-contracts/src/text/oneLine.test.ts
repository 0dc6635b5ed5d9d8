import { toOneLine } from './oneLine.ts';

test.each([
  ['Maria\r\nBcc: all@example.edu', 'Maria Bcc: all@example.edu'],
  ['\tMaria \n\n Dimou\n', 'Maria Dimou'],
  ['one\u2028two\u0085three', 'one two three'],
  ['  two  spaces ', '  two  spaces '],
  ['\n', ''],
])('%j has one line: %j', (text, line) => {
  expect(toOneLine(text)).toBe(line);
});
