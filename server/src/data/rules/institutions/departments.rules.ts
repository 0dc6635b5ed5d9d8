import { checkWhole } from 'shared-contracts/members/check/check.ts';
import { DEPARTMENT } from 'shared-contracts/institutions/members/institution.ts';
import { readDepartmentUse } from '../../places/readDepartmentUse.ts';
import { findDepartment } from './findDepartment.ts';
import { localDepartmentErrors } from './localDepartment.ts';
import { memberErrors } from '../memberErrors.ts';
import { requireUnused } from './requireUnused.ts';
import type { SetRules } from '../../../records/save/setRules.ts';

const MEMBERS = checkWhole(DEPARTMENT, 'posted').shape;

/**
 * A department is known by its name within its institution: the inline edit of ECTS coordinators posts the name each time, and
 * means the department that is there, with other accents or capitals too. Source: specification document 2, section 7.
 *
 * One that anything refers to stays.
 */
export const departmentRules: SetRules<'MobilityDepartments'> = {
  namedBy: ['name'],
  findExisting: async ({ fields, references }, { database }) => {
    const name = fields.get('name');
    const institution = references.get('institution');
    if (typeof name !== 'string' || !institution || !('value' in institution) || institution.member !== 'id')
      return undefined;
    return findDepartment(database, {
      institution: institution.value,
      name,
      ounitId: null,
      isAnySpelling: true,
    });
  },
  apply: async (change, { database }) => [
    ...memberErrors(MEMBERS, change.after, change.changed),
    ...(await localDepartmentErrors(database, change)),
  ],
  checkDelete: async ({ id }, { database }) => {
    requireUnused(await readDepartmentUse(database, id));
  },
};
