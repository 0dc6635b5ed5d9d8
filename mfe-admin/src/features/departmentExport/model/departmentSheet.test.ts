import { buildExportRow, row } from '../testing/buildExportRow.ts';
import { DEPARTMENT_SHEET_HEADS, toDepartmentRows } from './departmentSheet.ts';

const DEPARTMENT = { id: 4, name: 'School of Law', nameGR: 'Νομική Σχολή' };
const BRNO = { id: 12, name: 'Masaryk University', erasmusCode: 'CZ BRNO05', isLocal: false };
const US = { id: 1 };

describe('toDepartmentRows', () => {
  test('gives four rows with a cell for each head, in Greek, numbers as numbers', () => {
    const start = [12, 'Ελένη Μάρκου', 'Πανεπιστήμιο του Γκρατς', 'A  GRAZ01', '2026-2027', '2028-2029'];
    const nobody = [0, 0, 0, 0];
    const rows = toDepartmentRows(buildExportRow(), DEPARTMENT);
    expect(rows).toEqual([
      [...start, '0421 Δίκαιο', 'Νομική Σχολή', 'Κινητικότητα φοιτητών για σπουδές', 3, 15.3, 3, 15],
      [...start, '', 'Νομική Σχολή', 'Κινητικότητα φοιτητών για πρακτική άσκηση', ...nobody],
      [...start, '', 'Νομική Σχολή', 'Κινητικότητα προσωπικού για διδασκαλία', ...nobody],
      [...start, '', 'Νομική Σχολή', 'Κινητικότητα προσωπικού για επιμόρφωση', ...nobody],
    ]);
    expect(rows[0]).toHaveLength(DEPARTMENT_SHEET_HEADS.length);
  });

  test('counts days of staff, and what is not filled in as nothing', () => {
    const rows = toDepartmentRows(
      buildExportRow({
        staffMobilitiesForTeaching: [
          row({ id: 11 }, US, { mobilitiesPerYear: 2, totalDaysPerYear: 10 }),
          row({ id: 11 }, US, { mobilitiesPerYear: null, totalDaysPerYear: null }),
        ],
      }),
      DEPARTMENT,
    );
    expect(rows[2]?.slice(-4)).toEqual([0, 0, 2, 10]);
  });

  test('leaves the duration empty where people go and nobody said for how long', () => {
    const rows = toDepartmentRows(
      buildExportRow({
        staffMobilitiesForTraining: [row({ id: 11 }, US, { mobilitiesPerYear: 2, totalDaysPerYear: null })],
      }),
      DEPARTMENT,
    );
    expect(rows[3]?.slice(-4)).toEqual([0, 0, 2, null]);
  });

  test('gives eight rows to an agreement with two partners, each with its own numbers', () => {
    const agreement = buildExportRow();
    const rows = toDepartmentRows(
      {
        ...agreement,
        institutions: [...agreement.institutions, BRNO],
        studentMobilitiesForStudies: [
          ...agreement.studentMobilitiesForStudies,
          row(US, BRNO, { mobilitiesPerYear: 7, totalMonthsPerYear: 35 }),
        ],
      },
      DEPARTMENT,
    );
    expect(rows.map((cells) => cells[2])).toEqual([
      ...Array<string>(4).fill('Πανεπιστήμιο του Γκρατς'),
      ...Array<string>(4).fill('Masaryk University'),
    ]);
    expect(rows[0]?.slice(-4)).toEqual([3, 15.3, 3, 15]);
    expect(rows[4]?.slice(-4)).toEqual([7, 35, 0, 0]);
  });

  test('names of two departments the one that is exported, and its coordinators alone', () => {
    const rows = toDepartmentRows(buildExportRow(), { id: 5, name: 'School of Physics', nameGR: null });
    expect(rows[0]?.[1]).toBe('Νίκος Παππάς');
    expect(rows[0]?.[7]).toBe('School of Physics');
  });

  test('names a subject area once, and several one after the other', () => {
    const physics = { id: 2, subjectArea: { id: 53, code: '0533', name: 'Physics', nameGR: null } };
    const [first, ...others] = buildExportRow().studentMobilitiesForStudies;
    const rows = toDepartmentRows(
      buildExportRow({
        studentMobilitiesForStudies: [
          { ...first!, subjectAreasWithClarifications: [...first!.subjectAreasWithClarifications, physics] },
          ...others,
        ],
      }),
      DEPARTMENT,
    );
    expect(rows[0]?.[6]).toBe('0421 Δίκαιο; 0533 Physics');
  });
});
