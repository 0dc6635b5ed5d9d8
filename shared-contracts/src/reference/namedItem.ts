import { asGiven, pick } from '../members/reply/pick.ts';
import type { Named, RecordOf } from '../members/reply/picked.ts';
import { ACADEMIC_YEAR, EWP_STATUSES } from './reference.ts';

const pickedAcademicYear = asGiven(pick(ACADEMIC_YEAR, ['id', 'name']));

/** Item of a list of statuses or academic years: an id with a meaning, and its name. */
export interface NamedItem extends RecordOf<typeof pickedAcademicYear> {}
/** Academic year by its first calendar year, as `AcademicYears` answers. */
export const academicYear: Named<typeof pickedAcademicYear, NamedItem> = pickedAcademicYear;

/** Status of an agreement between the two sides, as `MobilityEwpStatuses` answers. */
export const ewpStatus = asGiven(pick(EWP_STATUSES, ['id', 'name']));
