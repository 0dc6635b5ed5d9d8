import { APPLICATION } from '../members/application.ts';
import { PREFERRED_MOBILITY } from '../members/applicationParts.ts';
import { STUDENT_DATA } from '../members/applicationStudent.ts';
import { pick, pickReadable } from '../../members/reply/pick.ts';
import type { Named, RecordOf } from '../../members/reply/picked.ts';
import { USER } from '../../session/user.ts';

/** Members of a row, whatever columns are shown. */
export const APPLICATION_MEMBERS = [
  'id',
  'applicationNumber',
  'type',
  'status',
  'applicationYear',
  'dateSubmitted',
  'dateReturned',
  'returnReason',
  'isAccountClosed',
  'dateModified',
  'isDeleted',
  'owner',
  'studentData',
  'prefferedMobility',
] as const;

const pickedApplicationListRow = pick(APPLICATION, APPLICATION_MEMBERS, {
  owner: pick(USER, ['id']),
  studentData: pickReadable(STUDENT_DATA, ['nameLatin', 'familyNameLatin', 'nameGreek', 'familyNameGreek']),
  prefferedMobility: pickReadable(PREFERRED_MOBILITY, ['programme']),
});

export interface ApplicationListRow extends RecordOf<typeof pickedApplicationListRow> {}
/**
 * Row of the application list, as `ApplicationStudentStudiesForms` answers.
 *
 * - applicationNumber, dateSubmitted: given on submit; null in a draft
 * - dateReturned, returnReason: when and why the office sent it back; null in any other
 * - isAccountClosed: the office has closed the bank account; null where it never has
 * - applicationYear: academic year by its first calendar year
 * - studentData, prefferedMobility: the first item counts; either may be empty in a draft
 * - type, status: `unknown` stands for a value that this release does not know, so that a newer server does not blank the list
 * - dateModified: the version that a save has to name
 *
 * Source: specification document 3, sections 2, 3 and 7.
 */
export const applicationListRow: Named<typeof pickedApplicationListRow, ApplicationListRow> =
  pickedApplicationListRow;
