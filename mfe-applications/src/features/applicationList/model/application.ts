import type { ApplicationListRow } from 'shared-contracts/applications/entities/applicationListRow.ts';
import { type Language, readsGreek } from 'shared-contracts/text/language.ts';

/** Stands where an application has no value yet. */
export const DASH = '-';

/** Writes family name then given name: Latin letters in English, Greek letters in Greek; a dash when there is no name. */
export function applicantName(application: ApplicationListRow, language: Language): string {
  const [student] = application.studentData;
  const names = readsGreek(language)
    ? [student?.familyNameGreek, student?.nameGreek]
    : [student?.familyNameLatin, student?.nameLatin];
  return names.filter((name) => name != null && name !== '').join(' ') || DASH;
}

/** Names the programme of the first preferred mobility; null when there is none. */
export function firstProgramme(application: ApplicationListRow): string | null {
  return application.prefferedMobility[0]?.programme || null;
}
