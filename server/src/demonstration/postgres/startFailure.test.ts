import { isLeftOverInUse, startFailure } from './startFailure.ts';

describe('startFailure', () => {
  test.each([
    ['FATAL:  could not write lock file "postmaster.pid": No space left on device', 'the disk is full'],
    ['FATAL:  data directory "/x" has wrong ownership', 'its folder belongs to another user'],
    [
      'FATAL:  database files are incompatible with server',
      'the data was written by another major version of PostgreSQL',
    ],
    ['PANIC:  could not locate a valid checkpoint record at 0/1', 'its files are damaged'],
  ])('reads %p', (output, sentence) => {
    expect(startFailure(output)).toBe(sentence);
  });

  test('does not guess', () => {
    expect(startFailure('FATAL:  something new')).toBeUndefined();
  });
});

describe('isLeftOverInUse', () => {
  test('knows the words of a server whose predecessor is still going away', () => {
    expect(isLeftOverInUse('FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use')).toBe(
      true,
    );
    expect(isLeftOverInUse('FATAL:  lock file "postmaster.pid" already exists')).toBe(true);
    expect(isLeftOverInUse('FATAL:  No space left on device')).toBe(false);
  });
});
