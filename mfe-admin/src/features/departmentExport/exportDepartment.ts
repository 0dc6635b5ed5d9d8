import type { DepartmentName } from 'shared-contracts/institutions/entities/departmentName.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import type { Api } from 'shared-client';
import type { ExportedFile, ExportWork } from 'shared-record/pages';
import { createSheet, fileName } from 'shared-sheet/page';
import { readDepartmentAgreements } from './api/departmentAgreements.ts';
import {
  DEPARTMENT_ROW_SHEET_HEADS,
  DEPARTMENT_ROW_SHEET_TITLE,
  toDepartmentMobilityRows,
} from './model/departmentRowSheet.ts';
import { DEPARTMENT_SHEET_HEADS, toDepartmentRows } from './model/departmentSheet.ts';

/**
 * Makes the file of a department's agreements; undefined when it has none.
 *
 * - language: of the page, in which the file is named after the department; what stands in it is Greek
 *
 * Throws ApiError, the signal's reason, or Error when the file could not be written.
 */
export async function exportDepartment(
  department: DepartmentName,
  { api, language }: { readonly api: Api; readonly language: Language },
  { format, signal, onProgress }: ExportWork,
): Promise<ExportedFile | undefined> {
  const sheet = createSheet(nameIn(department, 'gr'), DEPARTMENT_SHEET_HEADS);
  const rowSheet = sheet.addSheet(DEPARTMENT_ROW_SHEET_TITLE, DEPARTMENT_ROW_SHEET_HEADS);
  let count = 0;
  for await (const { rows, total } of readDepartmentAgreements(api, department.id, signal)) {
    sheet.add(rows.flatMap((agreement) => toDepartmentRows(agreement, department)));
    rowSheet.add(rows.flatMap((agreement) => toDepartmentMobilityRows(agreement, department)));
    count += rows.length;
    onProgress(count, total);
  }
  if (sheet.count() === 0) return undefined;
  const content = await sheet.write(format, signal);
  return {
    name: fileName(nameIn(department, language), format, `department ${department.id}`),
    content,
    count,
  };
}
