import { DEPARTMENT } from '../members/institution.ts';
import { pick } from '../../members/reply/pick.ts';
import type { Named, RecordOf } from '../../members/reply/picked.ts';

const pickedDepartmentName = pick(DEPARTMENT, ['id', 'name', 'nameGR']);

export interface DepartmentName extends RecordOf<typeof pickedDepartmentName> {}
/** A department by its names, as `MobilityDepartments` answers; `nameGR` is its name in Greek where it has one. */
export const departmentName: Named<typeof pickedDepartmentName, DepartmentName> = pickedDepartmentName;

const pickedDepartmentOption = pick(DEPARTMENT, ['id', 'name', 'nameGR', 'ounitId', 'domain']);

export interface DepartmentOption extends RecordOf<typeof pickedDepartmentOption> {}
/**
 * A department as forms offer it.
 *
 * - ounitId: what the partner network calls it; domain: first label of the mail domain of its people, `math` for `…@math.example.edu`
 */
export const departmentOption: Named<typeof pickedDepartmentOption, DepartmentOption> =
  pickedDepartmentOption;
