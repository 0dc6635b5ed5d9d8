import { useCan } from 'shared-auth';
import { useApi, useQuery } from 'shared-client';
import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { useSaveAgreement, type AgreementSave } from './api/agreement.mutations.ts';
import { activeFactsheetQuery } from './api/wizard.queries.ts';
import type { AgreementForm } from './model/form/agreementForm.ts';
import type { OpenedAgreement } from './model/form/openedAgreement.ts';
import { notifiesPartner, savedStatus, type SaveAction } from './model/saving/saveActions.ts';
import { toWire } from './model/form/toWire.ts';

/** How an agreement's form is saved: with the active factsheets of both sides, where they are known. */
export function useAgreementSave(institution: number | null) {
  const api = useApi();
  const hasComments = useCan('iia_edit_iro');
  const mutation = useSaveAgreement();
  const own = useQuery(activeFactsheetQuery(api, LOCAL_INSTITUTION_ID)).data?.value;
  const partners = useQuery(activeFactsheetQuery(api, institution)).data?.value;

  const toSent = (form: AgreementForm, from: OpenedAgreement, action: SaveAction): AgreementSave => {
    const factsheets =
      own && partners && form.institution === institution ? [...own, ...partners].map(({ id }) => id) : null;
    const { id: agreementId, version, creationKey, form: opened, institutions } = from;
    const status = savedStatus(action).name;
    return {
      body: toWire(form, { agreementId, version, opened, institutions, status, factsheets, hasComments }),
      creationKey,
      notifies: notifiesPartner(action),
    };
  };
  return { mutation, toSent };
}
