import { ROW_FORMS, type StudentRowForm } from '../../../../../lib/mobilityRows/rowForms.ts';
import { newRow } from '../../../../../lib/mobilityRows/mobilityRow.ts';
import { rowSummary } from './rowSummary.ts';

const ends = { local: { id: 1, name: 'Local University' }, partner: { id: 7, name: 'University of Graz' } };
const departments = new Map([[4, 'Νομική Σχολή']]);
const areas = new Map([
  [55, '0421 Law'],
  [56, '0613 Software'],
]);
const languages = new Map([[2, 'English']]);
const row: StudentRowForm = {
  ...ROW_FORMS.studentMobilitiesForStudies.empty(),
  fromInstitution: 7,
  toInstitution: 1,
  toDepartment: { id: 4, name: 'School of Law' },
  subjectAreasWithClarifications: [55, 56].map((subjectArea) => ({ subjectArea, clarification: '' })),
  recommendedLanguageSkills: [
    { language: 2, languageLevel: 'B2', subjectAreaWithClarification: null },
    { language: null, languageLevel: '', subjectAreaWithClarification: null },
  ],
  mobilitiesPerYear: 2,
  studyCycles: [{ studyCycle: '1st' }],
  totalMonthsPerYear: 10.5,
};

describe('rowSummary', () => {
  test('says who goes where, in what, and how many for how long', () => {
    expect(rowSummary(row, ends, { departments, areas, languages })).toEqual({
      direction: 'partner-sends',
      from: 'University of Graz',
      to: 'Νομική Σχολή',
      subjects: '0421 Law, 0613 Software',
      cycles: ['1st'],
      people: 2,
      total: 10.5,
      skills: 'English B2',
    });
  });

  test('leaves out what is not filled in, and what is no number', () => {
    const staff = { ...newRow('staffMobilitiesForTeaching', 1, 7), totalDaysPerYear: Number.NaN };
    expect(rowSummary(staff, ends, { departments, areas, languages })).toMatchObject({
      direction: 'local-sends',
      from: 'Local University',
      subjects: '',
      cycles: [],
      people: null,
      total: null,
      skills: '',
    });
  });
});
