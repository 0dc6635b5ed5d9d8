import { buildExportRow, row } from '../testing/buildExportRow.ts';
import { DEPARTMENT_ROW_SHEET_HEADS, toDepartmentMobilityRows } from './departmentRowSheet.ts';

const DEPARTMENT = { id: 4, name: 'School of Law', nameGR: 'Νομική Σχολή' };

describe('toDepartmentMobilityRows', () => {
  test('gives each row with cycle, language and level, in Greek, numbers as numbers', () => {
    const start = [
      12,
      'Ελένη Μάρκου',
      'Πανεπιστήμιο του Γκρατς',
      'A  GRAZ01',
      'Αυστρία',
      '2026-2027',
      '2028-2029',
    ];
    const studies = [...start, 'Νομική Σχολή', 'Κινητικότητα φοιτητών για σπουδές'];
    const learnt = ['0421 Δίκαιο', '1ος κύκλος; 2ος κύκλος', 'Γερμανικά; Αγγλικά', 'B2; –'];
    const rows = toDepartmentMobilityRows(buildExportRow(), DEPARTMENT);
    expect(rows).toEqual([
      [...studies, 'Εξερχόμενοι', ...learnt, 2, 10.1, null],
      [...studies, 'Εξερχόμενοι', ...learnt, 1, 5.2, null],
      [...studies, 'Εισερχόμενοι', ...learnt, 3, 15, null],
    ]);
    expect(rows[0]).toHaveLength(DEPARTMENT_ROW_SHEET_HEADS.length);
  });

  test('leaves empty what a row does not say', () => {
    const { studyCycles: _, ...staff } = row(
      { id: 1 },
      { id: 11 },
      { mobilitiesPerYear: null, totalDaysPerYear: 5 },
    );
    const agreement = buildExportRow({
      studentMobilitiesForStudies: [],
      staffMobilitiesForTeaching: [
        { ...staff, recommendedLanguageSkills: [], subjectAreasWithClarifications: [] },
      ],
    });
    expect(toDepartmentMobilityRows(agreement, DEPARTMENT).map((cells) => cells.slice(9))).toEqual([
      ['Εξερχόμενοι', '', null, null, null, null, null, 5],
    ]);
  });

  test('gives no row to what is between others', () => {
    const agreement = buildExportRow({
      studentMobilitiesForStudies: [
        row({ id: 1 }, { id: 99 }, { mobilitiesPerYear: 1, totalMonthsPerYear: 5 }),
      ],
    });
    expect(toDepartmentMobilityRows(agreement, DEPARTMENT)).toEqual([]);
  });
});
