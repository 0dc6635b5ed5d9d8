import { knownFieldErrorCode } from './errorCodes.ts';

describe('knownFieldErrorCode', () => {
  test('leaves a code that this release knows as it is', () => {
    expect(knownFieldErrorCode('too-long')).toBe('too-long');
  });

  test.each(['something-new', 'Invalid input', '', undefined, 7])(
    'takes %p for a value that is refused',
    (text) => {
      expect(knownFieldErrorCode(text)).toBe('not-valid');
    },
  );
});
