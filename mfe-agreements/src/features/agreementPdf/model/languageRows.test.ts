import { buildAgreement, buildStaffRow, buildStudentRow } from '../testing/buildAgreement.ts';
import { languageRows } from './languageRows.ts';

const department = { id: 6, name: 'Faculty of Sciences' };

describe('languageRows', () => {
  test('names once what several rows repeat, with the kinds of mobility that it holds for', () => {
    const agreement = buildAgreement({
      studentMobilitiesForStudies: [1, 2].map((id) => buildStudentRow({ id, toDepartment: department })),
      staffMobilitiesForTraining: [buildStaffRow({ toDepartment: department })],
    });

    expect(languageRows(agreement).map(({ lists }) => lists)).toEqual([
      ['studentMobilitiesForStudies', 'staffMobilitiesForTraining'],
    ]);
  });

  test('keeps levels and departments apart', () => {
    const [skill] = buildStudentRow().recommendedLanguageSkills;
    const rows = [
      buildStudentRow({ id: 1, toDepartment: department }),
      buildStudentRow({ id: 2, toDepartment: { id: 7, name: 'Faculty of Law' } }),
      buildStudentRow({
        id: 3,
        toDepartment: department,
        recommendedLanguageSkills: [{ ...skill!, languageLevel: 'B1' }],
      }),
    ];

    expect(languageRows(buildAgreement({ studentMobilitiesForStudies: rows }))).toHaveLength(3);
  });
});
