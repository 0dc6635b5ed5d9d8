import { refusedAs } from 'shared-contracts/errors/errorCodes.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { MemberOf } from 'shared-contracts/sets/entityOf.ts';
import type { Change } from '../../../records/save/setRules.ts';

type Agreement = 'MobilityAgreements';

/** What the network tells; no person edits it. */
const FACTS = [
  'partnerAgreementIdentifications',
  'signings',
  'createdAtMobisisApp',
] as const satisfies readonly MemberOf<Agreement>[];

/** Refuses what would change such a fact: `read-only`. */
export function networkFactErrors({
  before,
  after,
  changed,
}: Pick<Change<Agreement>, 'before' | 'after' | 'changed'>): FieldError[] {
  const isGiven = (member: (typeof FACTS)[number]) => {
    const value = after[member];
    return Array.isArray(value) && value.length > 0;
  };
  return FACTS.filter((member) => changed.includes(member) && (before !== null || isGiven(member))).map(
    (field) => ({ field, code: refusedAs('read-only') }),
  );
}
