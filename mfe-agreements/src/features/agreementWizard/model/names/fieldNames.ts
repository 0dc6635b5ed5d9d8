import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { AGREEMENT_TREE } from 'shared-contracts/agreements/members/agreementTree.ts';
import { memberAt, memberPath } from 'shared-contracts/members/labels/memberPath.ts';
import type { ItemList } from '../form/agreementConflict.ts';

/** Members that only the form has: an agreement holds the partner among its institutions, and either side's contacts in one list. */
const FORM_MEMBER_KEY: Readonly<Record<string, string>> = {
  country: 'agreementWizard.members.country',
  institution: 'agreementWizard.members.institution',
};
const CONTACTS = 'departmentalCoordinatorContacts';
const LIST_IN_AGREEMENT: Readonly<Record<string, string>> = {
  localContacts: CONTACTS,
  partnerContacts: CONTACTS,
};

/** Key of the name of one item of a list, with its number. */
const ITEM_KEY: Readonly<Record<ItemList, string>> = {
  localContacts: 'agreementWizard.items.localContact',
  partnerContacts: 'agreementWizard.items.partnerContact',
  studentMobilitiesForStudies: 'agreementWizard.items.studies',
  studentMobilitiesForTraineeship: 'agreementWizard.items.traineeship',
  staffMobilitiesForTeaching: 'agreementWizard.items.teaching',
  staffMobilitiesForTraining: 'agreementWizard.items.training',
};
const KEY_OF_LIST: Readonly<Record<string, string>> = ITEM_KEY;

/** Key of the name of one part of such an item, with its number; one without a key is called by its list. */
const PART_KEY: Readonly<Record<string, string>> = {
  subjectAreasWithClarifications: 'agreementWizard.items.subjectArea',
  recommendedLanguageSkills: 'agreementWizard.items.language',
};

/** Keys of the names of the lists; those of the steps serve. */
export const LIST_KEY = {
  localContacts: 'agreementWizard.steps.localContacts',
  partnerContacts: 'agreementWizard.steps.partnerContacts',
  studentMobilitiesForStudies: 'agreementWizard.steps.studentStudies',
  studentMobilitiesForTraineeship: 'agreementWizard.steps.studentTraineeships',
  staffMobilitiesForTeaching: 'agreementWizard.steps.staffTeaching',
  staffMobilitiesForTraining: 'agreementWizard.steps.staffTraining',
} as const satisfies Record<ItemList, string>;

type Translate = (key: string, params: Readonly<Record<string, number>>) => string;

/** Names a field such as `localContacts.0.email` by its item, its part and its member: no two fields alike; `''` for what has no name, as a list as a whole. */
export function fieldName(field: string, t: Translate, tag: LanguageTag): string {
  const [list = '', index = '', ...rest] = field.split('.');
  const itemKey = KEY_OF_LIST[list];
  if (itemKey === undefined) return memberName(undefined, field, t, tag) ?? '';
  if (!/^\d+$/.test(index)) return '';
  const names = [t(itemKey, { number: Number(index) + 1 }), ...namesWithin(list, rest, t, tag)];
  return names.filter((name, place) => name !== names[place - 1]).join(', ');
}

/** Names each step of a path within an item: `Subject area 2`, `Clarification`. */
function namesWithin(
  list: string,
  path: readonly string[],
  t: Translate,
  tag: LanguageTag,
): readonly string[] {
  const [member = '', part = '', ...rest] = path;
  if (memberName(list, member, t, tag) === undefined) return [];
  const partKey = PART_KEY[member];
  const named = (steps: readonly string[]) =>
    memberPath(AGREEMENT_TREE, [LIST_IN_AGREEMENT[list] ?? list, '0', ...steps].join('.'), tag)
      .slice(2)
      .filter((step) => typeof step === 'string');
  if (partKey === undefined || !/^\d+$/.test(part)) return named(path);
  const number = Number(part) + 1;
  const partName = t(partKey, { number });
  const within = named([member, '0', ...rest]).slice(1);
  // What the part is called by need not be said again.
  return [partName, ...within.filter((name) => `${name} ${number}` !== partName)];
}

/** Names a member of the form, or of the items of one of its lists; undefined for one that has no name. */
export function memberName(
  list: string | undefined,
  member: string,
  t: Translate,
  tag: LanguageTag,
): string | undefined {
  const key = list === undefined ? FORM_MEMBER_KEY[member] : undefined;
  if (key !== undefined) return t(key, {});
  const within = list === undefined ? '' : `${LIST_IN_AGREEMENT[list] ?? list}.`;
  return memberAt(AGREEMENT_TREE, `${within}${member}`)?.label?.[tag];
}
