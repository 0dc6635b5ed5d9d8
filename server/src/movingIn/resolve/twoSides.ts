import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import type { EarlierAgreement, EarlierInstitution } from '../earlierAgreement.ts';
import { NotTaken } from '../reasons.ts';
import { erasmusKey, type KnownRecords } from './knownRecords.ts';

/** The two universities of an agreement, by their ids here. - endOf: the one that a part of the agreement names */
export type TwoSides = {
  readonly local: number;
  readonly partner: number;
  readonly endOf: (institution: EarlierInstitution, field: string) => number;
};

/** Finds the two universities of an agreement. Throws `NotTaken` where they are not ours and one partner that the portal knows. */
export function twoSides({ institutions }: EarlierAgreement, known: KnownRecords): TwoSides {
  const ids = [...new Set(institutions.map((one, index) => find(one, known, `institutions/${index}`)))];
  const local = known.local.id;
  if (!ids.includes(local)) throw new NotTaken([{ code: 'not-ours', field: 'institutions' }]);
  const [partner, ...others] = ids.filter((id) => id !== local);
  if (partner === undefined || others.length > 0) {
    throw new NotTaken([{ code: 'one-partner', field: 'institutions', value: String(ids.length - 1) }]);
  }
  return {
    local,
    partner,
    endOf: (institution, field) => {
      // Without a name of its own it is the one that the agreement lists by the same id.
      const listed = isNamed(institution)
        ? institution
        : institutions.find(({ id }) => id === institution.id);
      const id = find(listed ?? institution, known, field);
      if (ids.includes(id)) return id;
      throw new NotTaken([{ code: 'other-institution', field, value: wordsOf(institution) }]);
    },
  };
}

function isNamed({ heiId, erasmusCode }: EarlierInstitution): boolean {
  return heiId != null || erasmusCode != null;
}

/** Our own is the first record of every such system, and needs no other name. */
function find(institution: EarlierInstitution, known: KnownRecords, field: string): number {
  const { id, heiId, erasmusCode } = institution;
  if (!isNamed(institution) && id === LOCAL_INSTITUTION_ID) return known.local.id;
  const found =
    (heiId == null ? undefined : known.institutions.get(heiId.toLowerCase())) ??
    (erasmusCode == null ? undefined : known.institutions.get(erasmusKey(erasmusCode)));
  if (found !== undefined) return found;
  throw new NotTaken([{ code: 'unknown-institution', field, value: wordsOf(institution) }]);
}

function wordsOf({ id, heiId, erasmusCode, name }: EarlierInstitution): string {
  return [heiId, erasmusCode, name].filter((part) => part != null).join(', ') || `id ${id ?? '?'}`;
}
