import type { Contact } from '../parts/contact.ts';
import type { SpecValues } from './specValues.ts';

/**
 * One side's copy of an interinstitutional agreement, without its hash. Source: EWP IIAs API v7, get response.
 *
 * - partners: whoever serves the copy first
 * - pdfFile: id for the File API
 */
export type Iia = {
  readonly partners: readonly [IiaPartner, IiaPartner];
  readonly inEffect: boolean;
  readonly cooperationConditions: CooperationConditions;
  readonly pdfFile?: string | undefined;
};

/**
 * - iiaId: id in this partner's system; absent for the other partner until the copies are linked
 * - signingDate: YYYY-MM-DD
 */
export type IiaPartner = {
  readonly heiId: string;
  readonly ounitId?: string | undefined;
  readonly iiaId?: string | undefined;
  readonly iiaCode?: string | undefined;
  readonly signingContact?: Contact | undefined;
  readonly signingDate?: string | undefined;
  readonly contacts: readonly Contact[];
};

/** The order inside each list is part of the hash: keep it as it was when nothing changed. */
export type CooperationConditions = {
  readonly isTerminatedAsAWhole: boolean;
  readonly studentStudies: readonly StudentMobilitySpec[];
  readonly studentTraineeship: readonly StudentMobilitySpec[];
  readonly staffTeacher: readonly StaffMobilitySpec[];
  readonly staffTraining: readonly StaffMobilitySpec[];
};

/** The four lists of conditions with the elements that the schema has for them, in its order. */
export const SPEC_ELEMENTS = {
  studentStudies: 'student-studies-mobility-spec',
  studentTraineeship: 'student-traineeship-mobility-spec',
  staffTeacher: 'staff-teacher-mobility-spec',
  staffTraining: 'staff-training-mobility-spec',
} as const;

/**
 * Mobility in one direction.
 *
 * - academic years: `YYYY/YYYY`, first and last of the receiving institution
 * - mobilitiesPerYear: persons, at least 1
 * - isMobilitiesPerYearNotYetDefined: the number stands in for one that an agreement from before v7 left open
 * - recommendedLanguageSkills: at least one for studies and teaching
 */
export type MobilitySpec = SpecValues<'every'> & {
  readonly sendingHeiId: string;
  readonly sendingOunitId?: string | undefined;
  readonly sendingContacts: readonly Contact[];
  readonly receivingHeiId: string;
  readonly receivingOunitId?: string | undefined;
  readonly receivingContacts: readonly Contact[];
  readonly receivingFirstAcademicYearId: string;
  readonly receivingLastAcademicYearId: string;
  readonly mobilitiesPerYear: number;
  readonly isMobilitiesPerYearNotYetDefined?: boolean | undefined;
  readonly recommendedLanguageSkills: readonly LanguageSkill[];
  readonly subjectAreas: readonly SubjectArea[];
};

/**
 * - totalMonthsPerYear: of all students together, more than 0, at most two decimals
 * - eqfLevels: 5 short cycle, 6 bachelor, 7 master, 8 doctorate
 */
export type StudentMobilitySpec = MobilitySpec &
  SpecValues<'students'> & { readonly eqfLevels: readonly number[] };

/** - totalDaysPerYear: of all members of staff together, more than 0, at most two decimals */
export type StaffMobilitySpec = MobilitySpec & SpecValues<'staff'>;

/** - language: BCP 47; cefrLevel: A1 to C2 */
export type LanguageSkill = {
  readonly language: string;
  readonly cefrLevel?: string | undefined;
  readonly subjectArea?: SubjectArea | undefined;
  readonly isNotYetDefined?: boolean | undefined;
};

/** - iscedFCode: four digits; v6Value: the shorter code of an agreement approved before v7 */
export type SubjectArea = {
  readonly iscedFCode: string;
  readonly v6Value?: string | undefined;
  readonly iscedClarification?: string | undefined;
};
