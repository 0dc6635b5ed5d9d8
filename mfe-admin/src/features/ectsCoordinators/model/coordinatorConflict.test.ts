import { changedByOthers, keepMine, type CoordinatorConflict } from './coordinatorConflict.ts';

const opened = {
  firstName: 'Eleni',
  lastName: 'Ioannou',
  email: 'eleni@example.org',
  department: 'School of Physics',
  purpose: 'Credits',
};
const conflict: CoordinatorConflict = {
  opened,
  theirs: { ...opened, lastName: 'Ioannou-Petrou', purpose: 'Transcripts' },
  mine: { ...opened, firstName: 'Helen', purpose: 'Credits and transcripts' },
};

describe('changedByOthers', () => {
  test('names each field that they changed, with both texts', () => {
    expect(changedByOthers(conflict)).toEqual([
      { field: 'lastName', theirs: 'Ioannou-Petrou', mine: 'Ioannou' },
      { field: 'purpose', theirs: 'Transcripts', mine: 'Credits and transcripts' },
    ]);
  });

  test('is empty when none of the fields that the row shows differs', () => {
    expect(changedByOthers({ ...conflict, theirs: opened })).toEqual([]);
  });
});

describe('keepMine', () => {
  test('keeps what was typed and takes theirs where nothing was typed', () => {
    expect(keepMine(conflict)).toEqual({
      ...opened,
      firstName: 'Helen',
      lastName: 'Ioannou-Petrou',
      purpose: 'Credits and transcripts',
    });
  });
});
