import { ENTRY_FORMS } from '../../../model/form/applicationForm.ts';
import { dependentChange } from './dependentMembers.ts';

const ENTRY = {
  ...ENTRY_FORMS.prefferedMobility.empty(),
  country: 40,
  institution: 2,
  responsiblePerson: 'Cher Tea (Mathematics)',
  iiaId: 100,
  blended: true,
  startSemester: 'winter',
  semesterDuration: 2,
  monthDuration: 9,
};
const PERSON_GONE = { responsiblePerson: '', iiaId: null, blended: false };

describe('dependentChange', () => {
  test.each([
    [
      'country',
      { country: 41 },
      { country: 41, institution: null, ...PERSON_GONE },
      ['institution', 'responsiblePerson'],
    ],
    ['institution', { institution: 3 }, { institution: 3, ...PERSON_GONE }, ['responsiblePerson']],
    ['responsiblePerson', null, PERSON_GONE, []],
    [
      'startSemester',
      { startSemester: 'spring' },
      { startSemester: 'spring', semesterDuration: null, monthDuration: null },
      ['semesterDuration', 'monthDuration'],
    ],
    [
      'semesterDuration',
      { semesterDuration: 1 },
      { semesterDuration: 1, monthDuration: null },
      ['monthDuration'],
    ],
    ['monthDuration', { monthDuration: 7 }, { monthDuration: 7 }, []],
  ] as const)('of %s %j writes %j', (member, chosen, change, cleared) => {
    expect(dependentChange(ENTRY, member, chosen)).toEqual({ change, cleared });
  });

  test('names nothing as cleared that was empty', () => {
    const empty = ENTRY_FORMS.prefferedMobility.empty();
    expect(dependentChange(empty, 'country', { country: 41 }).cleared).toEqual([]);
  });
});
