import { APPLICATION } from '../members/application.ts';
import { PREFERRED_MOBILITY } from '../members/applicationParts.ts';
import { STUDENT_DATA, STUDIES_DATA } from '../members/applicationStudent.ts';
import { departmentName } from '../../institutions/entities/departmentName.ts';
import { INSTITUTION } from '../../institutions/members/institution.ts';
import { pick, pickReadable } from '../../members/reply/pick.ts';
import type { Named, RecordOf } from '../../members/reply/picked.ts';
import { countryName } from '../../reference/countryName.ts';
import { USER } from '../../session/user.ts';
import { APPLICATION_MEMBERS, type ApplicationListRow } from './applicationListRow.ts';

const pickedFurtherApplicationRow = pick(APPLICATION, [...APPLICATION_MEMBERS, 'studiesData'], {
  owner: pick(USER, ['id']),
  studentData: pickReadable(STUDENT_DATA, [
    'nameLatin',
    'familyNameLatin',
    'nameGreek',
    'familyNameGreek',
    'email',
  ]),
  prefferedMobility: pickReadable(PREFERRED_MOBILITY, ['programme', 'institution'], {
    institution: pickReadable(INSTITUTION, ['id', 'name', 'nameGR', 'erasmusCode', 'country'], {
      country: countryName,
    }),
  }),
  studiesData: pickReadable(STUDIES_DATA, ['universityRegistryNumber', 'department'], {
    department: departmentName,
  }),
});

interface FurtherApplicationRow extends RecordOf<typeof pickedFurtherApplicationRow> {}
/** Row of the application list with what further columns show: asked for where one of them is, in the same question. */
export const furtherApplicationRow: Named<typeof pickedFurtherApplicationRow, FurtherApplicationRow> =
  pickedFurtherApplicationRow;

/** A row with whichever columns: what none of them shows is not there. */
export type AnyApplicationRow = ApplicationListRow | FurtherApplicationRow;
