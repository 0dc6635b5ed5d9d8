import { MOBILITY_LISTS } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { ConflictItem, ConflictShape } from 'shared-record/model';
import type { AgreementForm } from './agreementForm.ts';

const LISTS = ['localContacts', 'partnerContacts', ...MOBILITY_LISTS] as const;
export type ItemList = (typeof LISTS)[number];

/** A department is one of the institution beside it, and a row leads from one university to the other. */
const ENDS = {
  leads: ['fromInstitution', 'toInstitution'],
  along: ['fromDepartment', 'toDepartment'],
} as const;

/** What is compared of two versions of an agreement. The country is that of the partner and goes with it. */
export const AGREEMENT_SHAPE: ConflictShape<AgreementForm> = {
  fields: ['startYear', 'endYear', 'institution', 'comments'],
  along: { institution: ['country'] },
  lists: LISTS,
  hidden: ['phoneAsGiven', 'person', 'isOwnWording'],
  ends: Object.fromEntries(MOBILITY_LISTS.map((list) => [list, ENDS])),
  same: { localContacts: isSamePerson, partnerContacts: isSamePerson },
};

/** A contact that other agreements share gets a record of its own when it is changed in one of them. */
function isSamePerson(one: ConflictItem, other: ConflictItem): boolean {
  const isAlike = (...members: readonly string[]) =>
    members.every((member) => one[member] === other[member] && one[member] !== '');
  if (one['person'] !== null && one['person'] === other['person']) return true;
  return isAlike('email') || isAlike('givenName', 'familyName');
}
