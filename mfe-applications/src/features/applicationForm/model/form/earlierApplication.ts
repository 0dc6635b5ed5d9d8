import type { ApplicationType } from 'shared-contracts/applications/applications.ts';
import type { ApplicationItem } from 'shared-contracts/applications/entities/applicationItem.ts';
import { readForm } from 'shared-contracts/members/form/formPart.ts';
import type { ApplicationRules } from '../saving/applicationBlock.ts';
import { APPLICATION_FORM, type ApplicationForm } from './applicationForm.ts';
import { newApplicationForm } from './newApplicationForm.ts';

/** Finds the application that a student handed in last, of whichever type: what is known of a person is in it. Undefined where there is none. */
export function latestHandedIn(applications: ApplicationRules['applications']): number | undefined {
  return applications
    .filter(({ status, isDeleted }) => !isDeleted && (status === 'submitted' || status === 'validated'))
    .toSorted(
      (one, other) => (other.applicationYear ?? 0) - (one.applicationYear ?? 0) || other.id - one.id,
    )[0]?.id;
}

/**
 * The form of a new application with the answers of an earlier one that stay true for a person: who they are, what they study, languages, bank account and
 * past stays.
 *
 * Where they would like to go follows from agreements, files belong to one application, comments speak of it, and nobody consents twice by once: these are
 * empty, and so is the semester, which is another one by now, and whether there are special needs, which are told with a consent of their own.
 */
export function formFromEarlier(earlier: ApplicationItem, type: ApplicationType): ApplicationForm {
  const empty = newApplicationForm(type);
  const { studentData, studiesData, languageData, paymentData, pastMobilities, pastMobilityData } = readForm(
    APPLICATION_FORM,
    earlier,
  );
  return {
    ...empty,
    studentData: studentData.map((student) => ({ ...student, id: null })),
    studiesData: { ...studiesData, id: null, semesterCurrent: null, semesterDuringMobility: null },
    languageData: languageData.map(asNew),
    paymentData,
    pastMobilities,
    pastMobilityData: pastMobilityData.map(asNew),
  };
}

function asNew<Entry extends { readonly key: string }>(entry: Entry): Entry {
  return { ...entry, key: crypto.randomUUID() };
}
