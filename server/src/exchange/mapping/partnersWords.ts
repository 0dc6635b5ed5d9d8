import { isDeepStrictEqual } from 'node:util';
import type { AsPartnerSent } from 'shared-contracts/agreements/asPartnerSent.ts';
import type { StaffMobilitySpec, StudentMobilitySpec, SubjectArea } from 'ewp/documents';
import type { ComparableRow, RowField } from '../conditions/comparableRow.ts';

type Spec = StudentMobilitySpec | StaffMobilitySpec;
type Words = AsPartnerSent['words'];
/** Both institutions are those of the row itself. */
type WordedField = Exclude<RowField, 'fromInstitution' | 'toInstitution'>;
type SpecMember = keyof StudentMobilitySpec | keyof StaffMobilitySpec;

/** A condition as it is, and as it is compared. */
export type Said = { readonly spec: Spec; readonly row: ComparableRow };

/** - condition: place of the partner's condition that a row says, in its list; isTaken: the row was made of it just now */
export type Origin = { readonly condition: number; readonly isTaken: boolean };

/** The member of a condition that each member of a row stands for. */
const SPEC_MEMBERS: Readonly<Record<WordedField, SpecMember>> = {
  fromDepartment: 'sendingOunitId',
  toDepartment: 'receivingOunitId',
  startYear: 'receivingFirstAcademicYearId',
  endYear: 'receivingLastAcademicYearId',
  mobilitiesPerYear: 'mobilitiesPerYear',
  totalMonthsPerYear: 'totalMonthsPerYear',
  totalDaysPerYear: 'totalDaysPerYear',
  blended: 'blended',
  studyCycles: 'eqfLevels',
  subjectAreasWithClarifications: 'subjectAreas',
  recommendedLanguageSkills: 'recommendedLanguageSkills',
  otherInfoTerms: 'otherInfoTerms',
};

/**
 * Gives what a partner's condition says and the row that was made of it does not, so that our copy says it all the same.
 *
 * - text: '' where the row says the same in other words, as a language without its region
 *
 * What an agreement from before v7 left open is no word: the network lets nobody send it who did not approve it then.
 */
export function partnersWords(our: Said, their: Said): Words {
  const ours = new Map<string, unknown>(Object.entries(our.spec));
  const said = new Map<string, unknown>(Object.entries(settled(their.spec)));
  return Object.entries(SPEC_MEMBERS).flatMap(([member, specMember]) => {
    // The names of the table, as its type says.
    const text = their.row[member as WordedField];
    const value = said.get(specMember);
    if (text === null || value === undefined || isDeepStrictEqual(plain(value), plain(ours.get(specMember))))
      return [];
    return [
      { member, text: text === our.row[member as WordedField] ? '' : text, value: { [specMember]: value } },
    ];
  });
}

/** Without what is not there: the one has a member that the other leaves out. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

/** What of a condition can be said by somebody who had not approved it before v7. */
function settled({ subjectAreas, recommendedLanguageSkills, ...spec }: Spec): Partial<Spec> {
  const skills = recommendedLanguageSkills.filter((skill) => skill.isNotYetDefined !== true);
  const isOfV6 = (area: SubjectArea | undefined) => area?.v6Value !== undefined;
  return {
    ...spec,
    ...(!subjectAreas.some(isOfV6) && { subjectAreas }),
    ...(!skills.some(({ subjectArea }) => isOfV6(subjectArea)) && { recommendedLanguageSkills: skills }),
  };
}

/** Writes a condition in the partner's words, where its row has some. */
export function inPartnersWords<S extends Spec>(spec: S, asPartnerSent: AsPartnerSent | null | undefined): S {
  // Each value was a part of such a condition when it was kept.
  const parts = (asPartnerSent?.words ?? []).map(({ value }) => value as Partial<S>);
  return Object.assign({ ...spec }, ...parts) as S;
}
