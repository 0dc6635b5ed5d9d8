import { placeErrors } from 'shared-record/model';
import { placeInCoordinator } from './placeInCoordinator.ts';

describe('placeInCoordinator', () => {
  test('leads refused members to their fields, and the name of a new department to the department', () => {
    const errors = [
      { field: 'email', code: 'not-an-email' },
      { field: 'phone', code: 'too-long' },
      { field: 'name', code: 'too-long' },
    ] as const;
    expect(placeErrors(errors, placeInCoordinator).fields).toEqual([
      { field: 'email', code: 'not-an-email' },
      { field: 'phone', code: 'too-long' },
      { field: 'department', code: 'too-long' },
    ]);
  });

  test('finds no field for what is none of the row', () => {
    expect(placeErrors([{ field: 'dateModified', code: 'required' }], placeInCoordinator).fields).toEqual([]);
  });
});
