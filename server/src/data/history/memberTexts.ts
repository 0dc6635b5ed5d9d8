import type { StoredRecord } from '../save/storedRecord.ts';
import {
  commentText,
  cycleText,
  identificationText,
  joined,
  languageSkillText,
  listed,
  named,
  numberText,
  oneOf,
  plainText,
  roleText,
  signingText,
  subjectAreaText,
  switchText,
  titleText,
  type Telling,
  type ValueText,
} from './valueText.ts';

/** Members of an agreement with one value, in the order in which changes are told. */
export const AGREEMENT_VALUES: Readonly<Record<string, ValueText>> = {
  status: oneOf('status', 1),
  ewpStatus: oneOf('ewpStatus', 1),
  terminated: oneOf('terminated', 0),
  localStatus: oneOf('localStatus', 0),
  isDeleted: switchText,
  startYear: named('academic_years'),
  endYear: named('academic_years'),
  owner: named('users'),
  comments: commentText,
};

/** Members of an agreement that hold several things, each of which comes or goes. */
export const AGREEMENT_PARTS: Readonly<Record<string, ValueText>> = {
  institutions: named('institutions'),
  departmentalCoordinatorContacts: named('contacts'),
  factsheets: named('factsheets'),
  partnerAgreementIdentifications: identificationText,
  signings: signingText,
};

/** Members of a mobility row. */
export const ROW_VALUES: Readonly<Record<string, ValueText>> = {
  fromInstitution: named('institutions'),
  fromDepartment: named('departments'),
  toInstitution: named('institutions'),
  toDepartment: named('departments'),
  subjectAreasWithClarifications: listed(subjectAreaText),
  studyCycles: listed(cycleText),
  recommendedLanguageSkills: listed(languageSkillText),
  mobilitiesPerYear: numberText,
  totalMonthsPerYear: numberText,
  totalDaysPerYear: numberText,
  blended: switchText,
  otherInfoTerms: plainText,
};

/** Members of a contact. */
export const CONTACT_VALUES: Readonly<Record<string, ValueText>> = {
  title: titleText,
  givenName: plainText,
  familyName: plainText,
  email: plainText,
  phone: plainText,
  address: plainText,
  url: plainText,
  roles: listed(roleText),
  department: named('departments'),
};

/** Tells one member of a record; null where it is empty. */
export function textOf(
  texts: Readonly<Record<string, ValueText>>,
  record: StoredRecord | null,
  member: string,
  telling: Telling,
): string | null {
  const value = record?.[member] ?? null;
  return value === null ? null : (texts[member]?.(value, telling) ?? null);
}

/** Tells a whole mobility row in one line. */
export function rowText(row: StoredRecord, telling: Telling): string {
  const { words } = telling;
  const of = (member: string) => textOf(ROW_VALUES, row, member, telling);
  const end = (side: string) => joined([of(`${side}Institution`), of(`${side}Department`)], ', ') ?? '';
  const amount = (member: string, unit: string) => {
    const number = of(member);
    return number === null ? null : `${number} ${unit}`;
  };
  const parts = [
    `${end('from')} → ${end('to')}`,
    of('subjectAreasWithClarifications'),
    of('studyCycles'),
    of('recommendedLanguageSkills'),
    amount('mobilitiesPerYear', words.people),
    amount('totalMonthsPerYear', words.months),
    amount('totalDaysPerYear', words.days),
    row.blended === true ? words.blended : null,
    of('otherInfoTerms'),
  ];
  return joined(parts, ' · ') ?? '';
}
