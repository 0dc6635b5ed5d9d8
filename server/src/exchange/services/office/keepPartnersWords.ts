import { isDeepStrictEqual } from 'node:util';
import type { AsPartnerSent } from 'shared-contracts/agreements/asPartnerSent.ts';
import {
  MOBILITY_LISTS,
  type AgreementItem,
  type MobilityList,
} from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { Stored } from 'shared-contracts/members/stored.ts';
import type { ChangeContext } from '../../../data/records.ts';
import type { CooperationConditions } from 'ewp/documents';
import { comparableLists } from '../../conditions/comparableRow.ts';
import { partnersWords, type Origin, type Said } from '../../mapping/partnersWords.ts';
import { KINDS } from '../../mapping/toConditions.ts';
import { toIia } from '../../mapping/toIia.ts';
import { inAgreement } from '../agreement/openAgreement.ts';
import { say } from '../agreement/openChanges.ts';

/** The conditions of a partner's copy, and which of them each row of ours says. */
export type PartnersConditions = {
  readonly conditions: CooperationConditions;
  readonly origins: ReadonlyMap<MobilityList, readonly Origin[]>;
};

type Row = Stored<'MobilityAgreements'>[MobilityList][number];

/**
 * Keeps with each row of an agreement what the partner's condition says and the row, as it is stored now, does not: our copy says it in the
 * partner's words. Whatever rows may have no place for, the two copies say the same.
 */
export async function keepPartnersWords(
  context: ChangeContext,
  agreementId: number,
  { conditions, origins }: PartnersConditions,
): Promise<void> {
  await inAgreement(context, agreementId, async (open) => {
    const { item, stored } = open;
    const bare = toIia(withoutWords(item), { partnerIiaId: null, isTerminated: false });
    const ours = saidIn(bare.cooperationConditions);
    const theirs = saidIn(conditions);
    for (const list of MOBILITY_LISTS) {
      const rows: readonly Row[] = stored[list];
      const kept = rows.map((row, place) => {
        const { condition, isTaken } = origins.get(list)?.[place] ?? { condition: -1, isTaken: false };
        const [our, their] = [ours(list, place), theirs(list, condition)];
        if (our === undefined || their === undefined) return row;
        const words = partnersWords(our, their);
        const untouched = isTaken ? membersOf(row) : (row.asPartnerSent?.untouched ?? []);
        return { ...row, asPartnerSent: unlessEmpty({ untouched, words }) };
      });
      if (!isDeepStrictEqual(kept, rows)) say(open, { [list]: kept });
    }
  });
}

function saidIn(conditions: CooperationConditions) {
  const rows = comparableLists(conditions);
  return (list: MobilityList, place: number): Said | undefined => {
    const [spec, row] = [conditions[KINDS[list]][place], rows[list][place]];
    return spec && row && { spec, row };
  };
}

function withoutWords(item: AgreementItem): AgreementItem {
  const bare = MOBILITY_LISTS.map(
    (list) => [list, item[list].map((row) => ({ ...row, asPartnerSent: null }))] as const,
  );
  return { ...item, ...Object.fromEntries(bare) };
}

function membersOf({ id: _id, asPartnerSent: _sent, ...row }: Row): string[] {
  return Object.keys(row);
}

function unlessEmpty(kept: AsPartnerSent): AsPartnerSent | null {
  return kept.untouched.length === 0 && kept.words.length === 0 ? null : kept;
}
