import { readWebAddress } from './webAddress.ts';

describe('readWebAddress', () => {
  test.each([
    ['https://www.example.org/path', 'https://www.example.org/path'],
    [' www.example.org ', 'https://www.example.org'],
    ['office@example.org', 'mailto:office@example.org'],
    ['mailto:office@example.org', 'mailto:office@example.org'],
  ])('reads %s', (typed, address) => {
    expect(readWebAddress(typed)).toBe(address);
  });

  test.each(['', 'javascript:alert(1)', 'data:text/html,x', 'ftp://example.org', 'two words', 'https://'])(
    'refuses %p',
    (typed) => {
      expect(readWebAddress(typed)).toBeNull();
    },
  );
});
