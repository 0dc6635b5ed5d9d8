import { savedRecordSchema } from 'shared-contracts/entities/savedRecord.ts';
import { notifyPartner } from 'shared-contracts/calls/partnerCalls.ts';
import { useApi, useCall, useMutation, useQueryClient } from 'shared-auth/api';
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
/** - isPartnerTold: undefined when nobody was to be told */
export type SavedAgreement = { readonly id: number; readonly isPartnerTold?: boolean };

/** Saves an agreement in one call and then, where asked, notifies the partner; a failed notification does not undo the save. */
export function useSaveAgreement() {
  const api = useApi();
  const call = useCall();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, creationKey, notifies }: AgreementSave): Promise<SavedAgreement> => {
      const { id } = await api.save('MobilityAgreements', body, savedRecordSchema, {
        creationKey: creationKey ?? undefined,
      });
      if (!notifies) return { id };
      const told = call(notifyPartner, { params: { id } });
      return {
        id,
        isPartnerTold: await told.then(
          () => true,
          () => false,
        ),
      };
    },
    // Forgotten, not only marked as old: a page that is opened next would show the agreement as it was until the new one has come.
    onSuccess: () => cache.removeQueries({ queryKey: AGREEMENTS_KEY, type: 'inactive' }),
  });
}
