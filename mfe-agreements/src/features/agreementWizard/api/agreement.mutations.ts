import type { ActReply } from 'shared-contracts/exchange/agreementActs.ts';
import { takeAct } from 'shared-contracts/exchange/actCalls.ts';
import { savedRecordSchema } from 'shared-contracts/members/reply/savedRecord.ts';
import { type SendCall, useApi, useCall, useMutation, useQueryClient } from 'shared-client';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';

/**
 * - body: the whole agreement; notifies: tell the partner when it is saved
 * - creationKey: of a new agreement, so that a repeated save makes no second one; null for one that exists
 */
export type AgreementSave = {
  readonly body: object;
  readonly creationKey: string | null;
  readonly notifies: boolean;
};
/** - telling: what became of telling the partner; undefined when nobody was to be told */
export type SavedAgreement = { readonly id: number; readonly telling?: ActReply['outcome'] | undefined };

/** Saves an agreement, and notifies the partner where asked: one call, which is done as a whole or not at all. */
export function useSaveAgreement() {
  const api = useApi();
  const call = useCall();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, creationKey, notifies }: AgreementSave, { key }): Promise<SavedAgreement> => {
      if (notifies && isVersion(body)) {
        const { id, outcome, deliveries } = await finalize(call, body, key);
        return { id, telling: outcome === 'delivered' && deliveries.length === 0 ? undefined : outcome };
      }
      const { id } = await api.save('MobilityAgreements', body, savedRecordSchema, {
        creationKey: creationKey ?? undefined,
      });
      return { id };
    },
    // Forgotten, not only marked as old: a page that is opened next would show the agreement as it was until the new one has come.
    onSuccess: () => cache.removeQueries({ queryKey: AGREEMENTS_KEY, type: 'inactive' }),
  });
}

type Version = { readonly id: number; readonly dateModified: string };

/** What is sent again since its answer was lost is the same act to the server. */
async function finalize(
  call: SendCall,
  { id, dateModified, ...agreement }: Version,
  key: string,
): Promise<ActReply> {
  return call(takeAct, { params: { id, act: 'finalize' }, body: { dateModified, agreement, key } });
}

/** Only an agreement that exists is ever finalized. */
function isVersion(body: object): body is Version {
  return (
    'id' in body &&
    typeof body.id === 'number' &&
    'dateModified' in body &&
    typeof body.dateModified === 'string'
  );
}
