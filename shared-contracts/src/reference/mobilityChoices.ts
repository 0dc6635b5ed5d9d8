import { asGiven, pick } from '../members/reply/pick.ts';
import type { Named, RecordOf } from '../members/reply/picked.ts';
import { LANGUAGE, ROLE_DESCRIPTION, SUBJECT_AREA } from './reference.ts';

const pickedSubjectArea = pick(SUBJECT_AREA, ['id', 'code', 'name', 'nameGR']);

export interface SubjectArea extends RecordOf<typeof pickedSubjectArea> {}
/** A field of study of ISCED-F, as `MobilitySubjectAreas` answers; the code has two to four digits, a longer one is a part of a shorter one. */
export const subjectArea: Named<typeof pickedSubjectArea, SubjectArea> = pickedSubjectArea;

const pickedLanguageName = pick(LANGUAGE, ['id', 'name', 'nameGR']);

export interface LanguageName extends RecordOf<typeof pickedLanguageName> {}
/** A language, as `MobilityLanguages` answers. */
export const languageName: Named<typeof pickedLanguageName, LanguageName> = pickedLanguageName;

/** A role that contacts may have, as `MobilityRoleDescriptions` answers; contacts name it by its value. */
export const roleDescription = asGiven(pick(ROLE_DESCRIPTION, ['id', 'value']));
