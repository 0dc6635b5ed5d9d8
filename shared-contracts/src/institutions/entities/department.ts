import * as z from 'zod/mini';
import { refusedAs } from '../../errors/errorCodes.ts';
import { checkOf } from '../../members/check/check.ts';
import { optionalFieldCheck } from '../../members/check/fieldCheck.ts';
import { DEPARTMENT } from '../members/institution.ts';
import { pick } from '../../members/reply/pick.ts';
import type { Named, RecordOf } from '../../members/reply/picked.ts';

const pickedDepartmentRecord = pick(DEPARTMENT, [
  'id',
  'name',
  'nameGR',
  'ounitId',
  'ounitCode',
  'domain',
  'url',
  'dateModified',
]);

export interface DepartmentRecord extends RecordOf<typeof pickedDepartmentRecord> {}
/** A department with all that people know it by, as `MobilityDepartments` answers. */
export const departmentRecord: Named<typeof pickedDepartmentRecord, DepartmentRecord> =
  pickedDepartmentRecord;

/** What the office says of a department of ours. */
export const DEPARTMENT_MEMBERS = ['name', 'nameGR', 'ounitCode', 'domain', 'url', 'ounitId'] as const;

/** Printable characters of ASCII, as `AsciiPrintableIdentifier` of the network has them, without spaces around. */
const OUNIT_ID = /^[!-~](?:[ -~]*[!-~])?$/;

/**
 * What the server accepts in a department of ours that a person saves, and what the form asks for; a part that is left open is null.
 *
 * - ounitId: may be left open for a new department, which is given one
 * - codes: `required`, `too-long`, `not-an-ounit-id`, `not-a-web-address`; besides those of other departments `not-unique`
 */
export const departmentSchema = checkOf(DEPARTMENT, DEPARTMENT_MEMBERS, 'filled-in', {
  ounitId: optionalFieldCheck(DEPARTMENT.fields.ounitId).check(
    z.refine((text) => text == null || OUNIT_ID.test(text), refusedAs('not-an-ounit-id')),
  ),
});
