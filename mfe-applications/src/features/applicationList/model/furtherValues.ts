import type { AnyApplicationRow } from 'shared-contracts/applications/entities/furtherApplicationRow.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import { countryNameIn, nameIn } from 'shared-contracts/text/names.ts';

/** Institutions that an application wishes for, in the order of its wishes, each once; none of a row that was read without them. */
export function destinationsOf(
  { prefferedMobility }: AnyApplicationRow,
  language: Language,
): readonly string[] {
  const names = prefferedMobility.flatMap((wish) =>
    'institution' in wish && wish.institution != null ? [nameIn(wish.institution, language)] : [],
  );
  return [...new Set(names.filter((name) => name !== ''))];
}

/** Countries of these institutions, each once. */
export function destinationCountriesOf(
  { prefferedMobility }: AnyApplicationRow,
  language: Language,
): readonly string[] {
  const names = prefferedMobility.flatMap((wish) =>
    'institution' in wish && wish.institution?.country != null
      ? [countryNameIn(wish.institution.country, language)]
      : [],
  );
  return [...new Set(names.filter((name) => name !== ''))];
}

/** What the student studies; undefined of a row that was read without it. */
export function studiesOf(row: AnyApplicationRow) {
  return 'studiesData' in row ? row.studiesData : undefined;
}

/** Where the office writes to the student. */
export function emailOf({ studentData: [student] }: AnyApplicationRow): string | null | undefined {
  return student !== undefined && 'email' in student ? student.email : undefined;
}
