import type { ApplicationItem } from 'shared-contracts/applications/entities/applicationItem.ts';
import type { ApplicantUser } from 'shared-contracts/session/currentUser.ts';

/** Who an application is of, as its form shows it and nobody types it; null for what is not known. */
export type Applicant = Readonly<
  Record<
    | 'email'
    | 'nameLatin'
    | 'familyNameLatin'
    | 'nameGreek'
    | 'familyNameGreek'
    | 'universityRegistryNumber'
    | 'europeanStudentIdentifier',
    string | null
  >
>;

/** The person who is signed in, as the applicant of a new application. */
export function applicantOfUser(user: ApplicantUser): Applicant {
  return {
    email: user?.email ?? null,
    nameLatin: user?.givenName ?? null,
    familyNameLatin: user?.familyName ?? null,
    nameGreek: user?.givenNameGreek ?? null,
    familyNameGreek: user?.familyNameGreek ?? null,
    universityRegistryNumber: user?.universityRegistryNumber ?? null,
    europeanStudentIdentifier: user?.europeanStudentIdentifier ?? null,
  };
}

/** The applicant of an application that exists, as the server has written it there. */
export function applicantOfApplication({ studentData, studiesData }: ApplicationItem): Applicant {
  const [student] = studentData;
  return {
    email: student?.email ?? null,
    nameLatin: student?.nameLatin ?? null,
    familyNameLatin: student?.familyNameLatin ?? null,
    nameGreek: student?.nameGreek ?? null,
    familyNameGreek: student?.familyNameGreek ?? null,
    universityRegistryNumber: studiesData?.universityRegistryNumber ?? null,
    europeanStudentIdentifier: studiesData?.europeanStudentIdentifier ?? null,
  };
}
