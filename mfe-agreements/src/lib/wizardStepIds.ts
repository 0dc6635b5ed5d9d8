/** A step of the agreement wizard, by the word that stands in the address (`/iia/edit/{id}?step=`). */
export type WizardStepId =
  | 'details'
  | 'local-contacts'
  | 'partner-contacts'
  | 'student-studies'
  | 'student-traineeships'
  | 'staff-teaching'
  | 'staff-training'
  | 'comments';

/** The step that edits a member of an agreement, by the member's name in the data API; contacts lie in two steps. */
export const STEP_OF_MEMBER: Readonly<Record<string, WizardStepId>> = {
  startYear: 'details',
  endYear: 'details',
  institutions: 'details',
  studentMobilitiesForStudies: 'student-studies',
  studentMobilitiesForTraineeship: 'student-traineeships',
  staffMobilitiesForTeaching: 'staff-teaching',
  staffMobilitiesForTraining: 'staff-training',
  comments: 'comments',
};
