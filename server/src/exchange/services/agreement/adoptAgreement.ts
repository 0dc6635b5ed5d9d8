import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { ownIiaId } from 'shared-contracts/agreements/ownIiaId.ts';
import type { ChangeContext } from '../../../data/records.ts';
import { writeApproval } from '../../store/evidence/networkLog.ts';
import type { ToldUnits } from '../../mapping/toldUnits.ts';
import { forgetPartnerAgreement } from '../../store/copies/partnerAgreements.ts';
import { adoptedState } from './adoptedState.ts';
import { inAgreement } from './openAgreement.ts';
import { keep } from './openChanges.ts';

/**
 * What an earlier system knew of an agreement besides its content.
 *
 * - told: by which ids partners were told of departments
 * - partnersHash: of the partner's copy as we approved it; null where it is not known
 * - approvedAt: when both had approved
 */
export type EarlierKnowledge = {
  readonly told: ToldUnits;
  readonly partnersHash: string | null;
  readonly approvedAt: Date | null;
};

/** - isUnsendable: it cannot be served, as the network would not have it - hash: of our copy; null where there is none */
export type Adopted = {
  readonly item: AgreementItem;
  readonly isUnsendable: boolean;
  readonly hash: string | null;
};

/**
 * Serves an agreement that an earlier system exchanged, as it is stored, from now on, and tells nobody of it: who has approved what stays so.
 *
 * What we approved of the partner's is answered by the hash that the earlier system kept. Both copies of what both approved are kept, so that a
 * change of it can be taken back.
 */
export async function adoptAgreement(
  context: ChangeContext,
  agreementId: number,
  { told, partnersHash, approvedAt }: EarlierKnowledge,
): Promise<Adopted> {
  const adopted = await inAgreement(context, agreementId, async (open) => {
    const state = adoptedState(open.item, told);
    const isUnsendable = state.ours === null && state.partners === null;
    if (isUnsendable) return { item: open.item, isUnsendable, hash: null };
    const ourApproval = state.ourApproval === null ? null : (partnersHash ?? state.ourApproval);
    keep(open, { state: { ...state, ourApproval } });
    const hash = state.ours?.hash ?? null;
    if (approvedAt !== null && state.approved !== null && hash !== null) {
      const { database, partnerHeiId: heiId, partnerIiaId, item } = open;
      const byPartner = { approvingHeiId: heiId, hash, iiaId: ownIiaId(item) };
      await writeApproval(database, agreementId, byPartner, approvedAt);
      const own = item.institutions.find(({ isLocal }) => isLocal === true)?.heiId ?? '';
      const byUs = { approvingHeiId: own, hash: partnersHash ?? '', iiaId: partnerIiaId ?? '' };
      if (partnersHash !== null) await writeApproval(database, agreementId, byUs, approvedAt);
    }
    // An offer of the partner's that came before is this agreement.
    if (open.partnerIiaId !== null) {
      const { partnerHeiId: heiId, partnerIiaId: iiaId, at: askedAt } = open;
      await forgetPartnerAgreement(open.database, { heiId, iiaId, askedAt });
    }
    return { item: open.item, isUnsendable, hash };
  });
  if (adopted === undefined) throw new Error(`There is no agreement ${agreementId}.`);
  return adopted;
}
