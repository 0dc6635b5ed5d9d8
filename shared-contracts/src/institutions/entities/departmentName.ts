import { DEPARTMENT } from '../members/institution.ts';
import { pick } from '../../members/reply/pick.ts';
import type { RecordOf } from '../../members/reply/picked.ts';

/** A department by its names, as `MobilityDepartments` answers; `nameGR` is its name in Greek where it has one. */
export const departmentName = pick(DEPARTMENT, ['id', 'name', 'nameGR']);
export interface DepartmentName extends RecordOf<typeof departmentName> {}

/**
 * A department as forms offer it.
 *
 * - ounitId: what the partner network calls it; domain: first label of the mail domain of its people, `math` for `…@math.example.edu`
 */
export const departmentOption = pick(DEPARTMENT, ['id', 'name', 'nameGR', 'ounitId', 'domain']);
export interface DepartmentOption extends RecordOf<typeof departmentOption> {}
