import type { ActReply, AgreementAct } from 'shared-contracts/exchange/agreementActs.ts';
import { takeAct } from 'shared-contracts/exchange/actCalls.ts';
import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { useCall, useMutation, useQueryClient } from 'shared-client';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';
import type { ActionText } from '../model/actions/actionTexts.ts';

/**
 * An action that is carried out.
 *
 * - name: the action that the person took; act: what is asked of the server, which differs when only the partner is left to be told
 * - text: what was said of it when it was offered; afterwards the agreement is in another state
 */
export type ActionRun = {
  readonly name: AgreementAct;
  readonly act: AgreementAct;
  readonly agreement: Pick<AgreementItem, 'id' | 'dateModified'>;
  readonly text: ActionText;
};

/**
 * Carries out an action of the life cycle: one call, which is done as a whole or not at all. Throws `ApiError`.
 *
 * An action that is pressed again since its answer was lost is the same one to the server. Whatever comes of it, what is shown of agreements is
 * read anew before the action counts as ended.
 *
 * - onEnd: told what the server answered, undefined when it refused or cannot be reached; also when the view that began the action is not
 *   there any more
 */
export function useAgreementAction(onEnd: (run: ActionRun, reply: ActReply | undefined) => void) {
  const call = useCall();
  const cache = useQueryClient();
  return useMutation<ActReply, Error, ActionRun>({
    mutationFn: async ({ act, agreement: { id, dateModified } }, { key }) =>
      call(takeAct, { params: { id, act }, body: { dateModified, key } }),
    samePress: ({ act, agreement: { id, dateModified } }) => [act, id, dateModified],
    onSettled: async (reply, _error, run) => {
      await cache.invalidateQueries({ queryKey: AGREEMENTS_KEY });
      onEnd(run, reply);
    },
  });
}
