import { cookieLanguage, preferredLanguage } from './signInLanguage.ts';

describe('preferredLanguage', () => {
  test('puts the cookie before what the portal asked for, and English last', () => {
    expect(preferredLanguage('en', 'a=b; lang=gr')).toBe('gr');
    expect(preferredLanguage('el', undefined)).toBe('gr');
    expect(preferredLanguage('de el', 'lang=xx')).toBe('gr');
    expect(preferredLanguage(undefined, undefined)).toBe('en');
  });
});

describe('cookieLanguage', () => {
  test('takes no other cookie for it', () => {
    expect(cookieLanguage('lang2=gr; slang=gr')).toBeUndefined();
  });
});
