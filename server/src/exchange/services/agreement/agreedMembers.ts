import type { MemberOf } from 'shared-contracts/sets/entityOf.ts';
import type { New } from 'shared-contracts/members/stored.ts';

/** Members of an agreement that both universities agree on; all others are ours alone, or follow from the exchange. */
const AGREED = [
  'startYear',
  'endYear',
  'institutions',
  'departmentalCoordinatorContacts',
  'studentMobilitiesForStudies',
  'studentMobilitiesForTraineeship',
  'staffMobilitiesForTeaching',
  'staffMobilitiesForTraining',
  'signings',
] as const satisfies readonly MemberOf<'MobilityAgreements'>[];

type AgreedPart = Partial<Pick<New<'MobilityAgreements'>, (typeof AGREED)[number]>>;

/** Takes what a revert restores out of a record. */
export function agreedPart(record: AgreedPart): AgreedPart {
  // Each member is the record's own.
  return Object.fromEntries(AGREED.flatMap((member) => (member in record ? [[member, record[member]]] : [])));
}
