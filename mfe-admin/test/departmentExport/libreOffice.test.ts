import { expect, test } from '@jest/globals';
import { readWorkbook, writeXlsx } from 'shared-sheet/testing';
import { convertSheets, hasLibreOffice, leftOut } from '../../../scripts/lib/outsidePrograms.mjs';
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
    });
    const after = readWorkbook(convertSheets({ 'department.xlsx': file }, 'xlsx')['department.xlsx'] ?? file);
    expect(after.names).toEqual(['Νομική Σχολή']);
    expect(after.rows).toEqual(readWorkbook(file).rows);
    expect(after.rows[0]).toEqual([...DEPARTMENT_SHEET_HEADS]);
    expect(after.rows[1]).toEqual([
      12,
      'Ελένη Μάρκου',
      'University of Graz',
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
