import { MOBILITY_LISTS, type MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { MemberOf } from 'shared-contracts/sets/entityOf.ts';
import type { SetDefinition } from '../../records/model/definition.ts';
import { MODEL } from '../sets/model.ts';
import { rowsOf } from '../rules/agreements/agreementRows.ts';
import type { StoredRecord } from '../../records/save/stored/storedRecord.ts';
import { textOfPart, textsOf } from './typeTexts.ts';
import {
  cycleText,
  identificationText,
  languageSkillText,
  listed,
  named,
  oneOf,
  roleText,
  signingText,
  subjectAreaText,
  titleText,
  type Telling,
  type ValueText,
} from './valueText.ts';

/** Members of a kind of record in the order in which changes are told, each with its text. */
export type MemberTexts = ReadonlyMap<string, ValueText>;

/**
 * Says how the members of a set are told: each as its type says, or in words of its own.
 *
 * - first: members in the order of the documents; all others follow in that of the entity
 */
function memberTexts(
  definition: SetDefinition,
  first: readonly string[],
  own: Readonly<Record<string, ValueText>>,
): MemberTexts {
  const known = new Map(textsOf(definition));
  const names = new Set([...first, ...known.keys()]);
  return new Map(
    [...names].flatMap((member) => {
      const text = own[member] ?? known.get(member);
      return text === undefined || !known.has(member) ? [] : [[member, text] as const];
    }),
  );
}

type AgreementMember = MemberOf<'MobilityAgreements'>;
type RowMember = MemberOf<'StudentMobilitiesForStudies'> | MemberOf<'StaffMobilitiesForTeaching'>;
type Own<Member extends string> = Readonly<Partial<Record<Member, ValueText>>>;

const AGREEMENT_TEXTS = memberTexts(
  MODEL.MobilityAgreements,
  [
    'status',
    'ewpStatus',
    'terminated',
    'localStatus',
    'isDeleted',
    'startYear',
    'endYear',
    'owner',
  ] satisfies AgreementMember[],
  {
    status: oneOf('status', 1),
    ewpStatus: oneOf('ewpStatus', 1),
    terminated: oneOf('terminated', 0),
    localStatus: oneOf('localStatus', 0),
  } satisfies Own<AgreementMember>,
);

/** Where an agreement was made says nothing of a change; the rows change one by one. */
const UNTOLD: readonly string[] = [...MOBILITY_LISTS, 'createdAtMobisisApp'] satisfies AgreementMember[];

/** Members of an agreement with one value. */
export const AGREEMENT_VALUES: MemberTexts = new Map([
  ...[...AGREEMENT_TEXTS].filter(([member]) => !UNTOLD.includes(member) && !isList(member)),
  // The server sets it, and people want to know.
  ['renewedFrom' satisfies AgreementMember, named('MobilityAgreements')],
  ['officer' satisfies AgreementMember, named('Users')],
]);

const PART_TEXTS: Readonly<Record<string, ValueText>> = {
  partnerAgreementIdentifications: identificationText,
  signings: signingText,
} satisfies Own<AgreementMember>;

/** Members of an agreement that hold several things, each of which comes or goes, with the text of one of them. */
export const AGREEMENT_PARTS: MemberTexts = new Map(
  Object.entries(MODEL.MobilityAgreements.links)
    .filter(([member]) => AGREEMENT_TEXTS.has(member) && !UNTOLD.includes(member) && isList(member))
    .map(([member, link]) => [member, PART_TEXTS[member] ?? textOfPart(link)] as const),
);

function isList(member: string): boolean {
  const kind = MODEL.MobilityAgreements.links[member]?.kind;
  return kind === 'linkedMany' || kind === 'ownedMany';
}

/** Members of the rows of each mobility list. */
export const ROW_VALUES = {
  studentMobilitiesForStudies: rowTexts('studentMobilitiesForStudies'),
  studentMobilitiesForTraineeship: rowTexts('studentMobilitiesForTraineeship'),
  staffMobilitiesForTeaching: rowTexts('staffMobilitiesForTeaching'),
  staffMobilitiesForTraining: rowTexts('staffMobilitiesForTraining'),
} as const satisfies Record<MobilityList, MemberTexts>;

function rowTexts(list: MobilityList): MemberTexts {
  return memberTexts(
    rowsOf(list),
    [
      'fromInstitution',
      'fromDepartment',
      'toInstitution',
      'toDepartment',
      'subjectAreasWithClarifications',
      'studyCycles',
      'recommendedLanguageSkills',
      'mobilitiesPerYear',
      'totalMonthsPerYear',
      'totalDaysPerYear',
      'blended',
      'otherInfoTerms',
    ] satisfies RowMember[],
    {
      subjectAreasWithClarifications: listed(subjectAreaText),
      studyCycles: listed(cycleText),
      recommendedLanguageSkills: listed(languageSkillText),
    } satisfies Own<RowMember>,
  );
}

/** Members of a contact. */
export const CONTACT_VALUES: MemberTexts = memberTexts(
  MODEL.MobilityContacts,
  [
    'title',
    'givenName',
    'familyName',
    'email',
    'phone',
    'address',
    'url',
    'roles',
    'department',
  ] satisfies MemberOf<'MobilityContacts'>[],
  { title: titleText, roles: listed(roleText) } satisfies Own<MemberOf<'MobilityContacts'>>,
);

/** Tells one member of a record; null where it is empty. */
export function textOf(
  texts: MemberTexts,
  record: StoredRecord | null,
  member: string,
  telling: Telling,
): string | null {
  const value = record?.[member] ?? null;
  return value === null ? null : (texts.get(member)?.(value, telling) ?? null);
}
