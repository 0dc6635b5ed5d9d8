import { ApiError } from 'shared-auth/api';
import { buildCoordinator } from '../testing/buildCoordinator.ts';
import { readSaveRefusal } from './saveRefusal.ts';

describe('readSaveRefusal', () => {
  test("gives the record as it is now after somebody else's save", () => {
    const current = buildCoordinator({ lastName: 'Petrou' });
    const error = new ApiError('stale', 'stale', { status: 409, current });
    expect(readSaveRefusal(error)).toEqual({ kind: 'stale', current });
  });

  test('is a plain failure when the present record cannot be read', () => {
    expect(readSaveRefusal(new ApiError('stale', 'stale', { status: 409 }))).toEqual({ kind: 'failed' });
  });

  test('leads refused members to their fields, and the name of a new department to the department', () => {
    const errors = [
      { field: 'email', code: 'not-an-email' },
      { field: 'name', code: 'too-long' },
    ];
    expect(readSaveRefusal(new ApiError('bad-input', 'bad', { errors }))).toEqual({
      kind: 'refused',
      issues: [
        { field: 'email', code: 'not-an-email' },
        { field: 'department', code: 'too-long' },
      ],
    });
  });

  test('tells a deleted record from a server that failed', () => {
    expect(readSaveRefusal(new ApiError('not-found', 'gone'))).toEqual({ kind: 'gone' });
    expect(readSaveRefusal(new ApiError('server', 'down', { status: 503 }))).toEqual({ kind: 'failed' });
    expect(readSaveRefusal(new TypeError('unexpected'))).toEqual({ kind: 'failed' });
  });

  test('is a plain failure when the refused member is none of the row', () => {
    const errors = [{ field: 'phone', code: 'required' }];
    expect(readSaveRefusal(new ApiError('bad-input', 'bad', { errors }))).toEqual({ kind: 'failed' });
  });
});
