import { countErrors } from './countErrors.ts';

describe('countErrors', () => {
  test('counts refused fields at any depth, and nothing where nothing is refused', () => {
    const required = { type: 'form', message: 'required', ref: { name: 'email' } };
    expect(countErrors(undefined)).toBe(0);
    expect(countErrors({ email: required, roles: required })).toBe(2);
    expect(countErrors({ recommendedLanguageSkills: [undefined, { language: required }] })).toBe(1);
  });
});
