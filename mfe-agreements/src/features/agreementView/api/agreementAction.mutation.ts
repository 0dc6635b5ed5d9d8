import { LIFE_CYCLE, type LifeCycleAction } from 'shared-contracts/agreementLifeCycle.ts';
import type { AgreementItem } from 'shared-contracts/entities/agreementItem.ts';
import { savedRecordSchema } from 'shared-contracts/entities/savedRecord.ts';
import { PARTNER_CALLS } from 'shared-contracts/calls/partnerCalls.ts';
import type { Delivery } from 'shared-contracts/exchange.ts';
import { useApi, useCall, useMutation, useQueryClient } from 'shared-auth/api';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';
import { actionBody } from '../model/actionBody.ts';
import type { ViewAction } from '../model/actionOffers.ts';

type ActionRun = {
  readonly name: ViewAction;
  readonly agreement: AgreementItem;
  /** Its state was posted before, and only the call to the partner is left to do. */
  readonly isPosted?: boolean;
};

/**
 * What stopped an action.
 *
 * - isPosted: the state was saved, and only the partner was not told
 * - cause: an `ApiError`
 */
export class ActionFailure extends Error {
  override readonly name = 'ActionFailure';
  readonly isPosted: boolean;

  constructor(isPosted: boolean, cause: unknown) {
    super('The action could not be carried out.', { cause });
    this.isPosted = isPosted;
  }
}

/**
 * Carries out an action of the life cycle: posts its state, then calls the partner exchange, and gives the notifications that this sent. Throws
 * {@link ActionFailure}.
 *
 * Whatever comes of it, what is shown of agreements is read anew before the action counts as ended.
 */
export function useAgreementAction() {
  const api = useApi();
  const send = useCall();
  const cache = useQueryClient();
  return useMutation<readonly Delivery[], ActionFailure, ActionRun>({
    mutationFn: async ({ name, agreement, isPosted = false }) => {
      const { post, call }: LifeCycleAction = LIFE_CYCLE[name];
      let isSaved = isPosted;
      try {
        if (post !== undefined && !isPosted) {
          await api.save('MobilityAgreements', actionBody(post, agreement), savedRecordSchema);
          isSaved = true;
        }
        if (call === undefined) return [];
        const reply = await send(PARTNER_CALLS[call], { params: { id: agreement.id } });
        return reply?.deliveries ?? [];
      } catch (cause) {
        throw new ActionFailure(isSaved, cause);
      }
    },
    onSettled: () => cache.invalidateQueries({ queryKey: AGREEMENTS_KEY }),
  });
}
