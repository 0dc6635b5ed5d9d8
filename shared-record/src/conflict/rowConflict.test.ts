import type { Conflict, ConflictShape } from './conflictShape.ts';
import { differencesOf, mergeForms } from './differences.ts';

const opened = { firstName: 'Eleni', lastName: 'Ioannou', purpose: 'Credits' };
const conflict: Conflict<typeof opened> = {
  opened,
  theirs: { ...opened, lastName: 'Ioannou-Petrou', purpose: 'Transcripts' },
  mine: { ...opened, firstName: 'Helen', purpose: 'Credits and transcripts' },
};
const SHAPE: ConflictShape<typeof opened> = { fields: ['firstName', 'lastName', 'purpose'] };

describe('a conflict of a record within the record', () => {
  const form = { calendar: { id: 1, autumnTerm: '--06-15', springTerm: '--11-30' } };
  const shape: ConflictShape<typeof form> = { fields: [], parts: ['calendar'] };
  const theirs = { calendar: { id: 2, autumnTerm: '--06-01', springTerm: '--11-30' } };
  const mine = { calendar: { id: 1, autumnTerm: '--07-01', springTerm: '--12-31' } };

  test('names each member that they changed, and keeps what one alone has changed', () => {
    const between = { opened: form, mine, theirs };
    expect(differencesOf(between, shape)).toEqual([
      {
        path: 'calendar/autumnTerm',
        member: 'calendar.autumnTerm',
        opened: '--06-15',
        mine: '--07-01',
        theirs: '--06-01',
        isBoth: true,
      },
    ]);
    expect(mergeForms(between, shape, new Map([['calendar/autumnTerm', 'theirs']]))).toEqual({
      calendar: { id: 2, autumnTerm: '--06-01', springTerm: '--12-31' },
    });
  });
});

describe('a conflict of a row, which has fields alone', () => {
  test('names each field that they changed, with both texts', () => {
    expect(differencesOf(conflict, SHAPE)).toMatchObject([
      { path: 'lastName', theirs: 'Ioannou-Petrou', mine: 'Ioannou', isBoth: false },
      { path: 'purpose', theirs: 'Transcripts', mine: 'Credits and transcripts', isBoth: true },
    ]);
  });

  test('is none when none of the fields that the row shows differs', () => {
    expect(differencesOf({ ...conflict, theirs: opened }, SHAPE)).toEqual([]);
  });

  test('keeps what was typed and takes theirs where nothing was typed', () => {
    expect(mergeForms(conflict, SHAPE)).toEqual({
      firstName: 'Helen',
      lastName: 'Ioannou-Petrou',
      purpose: 'Credits and transcripts',
    });
  });
});
