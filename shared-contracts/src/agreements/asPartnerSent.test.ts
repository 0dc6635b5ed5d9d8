import { unlessUntouched, unlessWorded, withoutChanged } from './asPartnerSent.ts';
import { partnersWordTexts } from './partnersWordTexts.ts';

const kept = {
  untouched: ['totalDaysPerYear', 'subjectAreasWithClarifications', 'mobilitiesPerYear'],
  words: [
    { member: 'toDepartment', text: 'law', value: { receivingOunitId: 'law' } },
    { member: 'startYear', text: '2021/2022', value: {} },
    { member: 'otherInfoTerms', text: '', value: {} },
  ],
};
const errors = [
  'totalDaysPerYear',
  'subjectAreasWithClarifications/0/subjectArea',
  'toDepartment',
  'studyCycles.0',
].map((field) => ({ field }));
const fields = (left: readonly { readonly field: string }[]) => left.map(({ field }) => field);

describe('what a partner sent', () => {
  test('is not judged before somebody changes it, and never where its own words are sent', () => {
    expect(fields(unlessUntouched(kept, errors))).toEqual(['studyCycles.0']);
    expect(fields(unlessWorded(kept, errors))).toEqual([...fields(errors.slice(0, 2)), 'studyCycles.0']);
    expect(unlessUntouched(null, errors)).toEqual(errors);
  });

  test('is forgotten member by member; days are judged again with another number of people', () => {
    const left = withoutChanged(kept, ['toDepartment', 'mobilitiesPerYear']);
    expect(left?.untouched).toEqual(['subjectAreasWithClarifications']);
    expect(left?.words.map(({ member }) => member)).toEqual(['startYear', 'otherInfoTerms']);
    const all = [...kept.untouched, ...kept.words.map(({ member }) => member)];
    expect(withoutChanged(kept, all)).toBeNull();
  });

  test('is read in words of both languages, where it says something else than the row', () => {
    expect(partnersWordTexts(kept, 'en')).toEqual([
      { member: 'toDepartment', label: 'Receiving department', text: 'law' },
      { member: 'startYear', label: 'Start year', text: '2021/2022' },
    ]);
    expect(partnersWordTexts(kept, 'el')[1]?.label).toBe('Έτος έναρξης');
    expect(partnersWordTexts(null, 'el')).toEqual([]);
  });
});
