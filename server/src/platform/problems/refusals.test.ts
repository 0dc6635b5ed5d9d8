import type { FieldError } from 'shared-contracts/errors/errors.ts';
import { refuse } from './refusals.ts';

describe('refuse', () => {
  test('names what two rules refuse for the same reason once, and other reasons beside it', () => {
    const errors: readonly FieldError[] = [
      { field: 'endYear', code: 'required' },
      { field: 'endYear', code: 'too-large', params: { max: 2028 } },
      { field: 'endYear', code: 'required' },
      { field: 'startYear', code: 'required' },
    ];
    expect(() => refuse(errors)).toThrow(
      expect.objectContaining({ errors: [errors[0], errors[1], errors[3]] }),
    );
  });
});
