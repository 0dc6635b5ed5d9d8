import { expect, test } from '@jest/globals';
import { readWorkbook, writeXlsx } from 'shared-sheet/testing';
import { convertSheets, hasLibreOffice, leftOut } from '../../../scripts/lib/tests/outsidePrograms.mjs';
import {
  DEPARTMENT_ROW_SHEET_HEADS,
  DEPARTMENT_ROW_SHEET_TITLE,
  toDepartmentMobilityRows,
} from '../../src/features/departmentExport/model/departmentRowSheet.ts';
import {
  DEPARTMENT_SHEET_HEADS,
  toDepartmentRows,
} from '../../src/features/departmentExport/model/departmentSheet.ts';
import { buildExportRow } from '../../src/features/departmentExport/testing/buildExportRow.ts';

const whereInstalled = hasLibreOffice ? test : test.skip;
if (!hasLibreOffice) leftOut('LibreOffice');

const DEPARTMENT = { id: 4, name: 'School of Law', nameGR: 'Νομική Σχολή' };

whereInstalled(
  'LibreOffice opens the file of a department and gives each cell back, numbers as numbers',
  () => {
    const file = writeXlsx({
      title: DEPARTMENT.nameGR,
      columns: DEPARTMENT_SHEET_HEADS,
      rows: [12, 13].flatMap((id) => toDepartmentRows(buildExportRow({ id }), DEPARTMENT)),
      further: [
        {
          title: DEPARTMENT_ROW_SHEET_TITLE,
          columns: DEPARTMENT_ROW_SHEET_HEADS,
          rows: [12, 13].flatMap((id) => toDepartmentMobilityRows(buildExportRow({ id }), DEPARTMENT)),
        },
      ],
    });
    const after = readWorkbook(convertSheets({ 'department.xlsx': file }, 'xlsx')['department.xlsx'] ?? file);
    expect(after.names).toEqual(['Νομική Σχολή', 'Γραμμές κινητικότητας']);
    expect(after.sheets).toEqual(readWorkbook(file).sheets);
    expect(after.sheets[1]?.[1]?.slice(11)).toEqual([
      '1ος κύκλος; 2ος κύκλος',
      'Γερμανικά; Αγγλικά',
      'B2; –',
      2,
      10.1,
      null,
    ]);
    expect(after.rows[0]).toEqual([...DEPARTMENT_SHEET_HEADS]);
    expect(after.rows[1]).toEqual([
      12,
      'Ελένη Μάρκου',
      'Πανεπιστήμιο του Γκρατς',
      'A  GRAZ01',
      '2026-2027',
      '2028-2029',
      '0421 Δίκαιο',
      'Νομική Σχολή',
      'Κινητικότητα φοιτητών για σπουδές',
      3,
      15.3,
      3,
      15,
    ]);
  },
);
