import { isSignInAnswer } from 'shared-contracts/session/signInAnswer.ts';
import { currentAddress, replaceAddress, returnAddressOf } from './returnAddress.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

describe('returnAddressOf', () => {
  const stored = (returnTo: unknown) => JSON.stringify({ id: '1', data: { returnTo } });

  test('gives the address that was asked for, with query and fragment', () => {
    expect(returnAddressOf(stored('/factsheets?page=3&country=GR#top'))).toBe(
      '/factsheets?page=3&country=GR#top',
    );
  });

  test.each([
    ['nothing', null],
    ['rubbish', '{'],
    ['a request without data', '{"id":"1"}'],
    ['another site', stored('https://evil.example/')],
    ['another site without scheme', stored('//evil.example/')],
    ['another site with a backslash', stored('/\\evil.example/')],
    ['a script', stored('javascript:alert(1)')],
    ['a number', stored(7)],
  ])('gives the start page for %s', (_case, request) => {
    expect(returnAddressOf(request)).toBe('/');
  });
});

describe('isSignInAnswer', () => {
  test.each([
    ['/?code=1&state=2', true],
    ['/?error=access_denied&state=2', true],
    ['/?state=2', false],
    ['/?code=1', false],
    ['/factsheets?page=2', false],
  ])('says of %s: %s', (address, expected) => {
    expect(isSignInAnswer(new URL(address, 'https://portal.example').searchParams)).toBe(expected);
  });
});

describe('replaceAddress', () => {
  test('tells a router that is already there', () => {
    const heard = jest.fn();
    window.addEventListener('popstate', heard);
    replaceAddress('/factsheets?page=2#x');
    window.removeEventListener('popstate', heard);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(currentAddress()).toBe('/factsheets?page=2#x');
  });
});
