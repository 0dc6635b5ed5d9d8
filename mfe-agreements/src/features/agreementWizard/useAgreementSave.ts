import { agreementItemSchema } from 'shared-contracts/entities/agreementItem.ts';
import { useState } from 'react';
import { useCan } from 'shared-auth';
import { ApiError, useApi, useQuery } from 'shared-auth/api';
import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements.ts';
import { useSaveAgreement, type SavedAgreement } from './api/agreement.mutations.ts';
import { activeFactsheetQuery } from './api/wizard.queries.ts';
import type { AgreementForm } from './model/agreementForm.ts';
import { openedAgreement, type OpenedAgreement } from './model/openedAgreement.ts';
import { notifiesPartner, savedStatus, type SaveAction } from './model/saveActions.ts';
import { toWire } from './model/toWire.ts';

/** What the last save met with: another version on the server, or a failure that `error` tells of. */
export type SaveOutcome = {
  readonly onSaved: (saved: SavedAgreement, action: SaveAction) => void;
  readonly onStale: (current: OpenedAgreement, action: SaveAction) => void;
  readonly onRefused: (error: ApiError, sent: AgreementForm) => void;
};

/** Sends the form; what becomes of it is told to one of the three. */
export function useAgreementSave(institution: number | null, { onSaved, onStale, onRefused }: SaveOutcome) {
  const api = useApi();
  const hasComments = useCan('iia_edit_iro');
  const mutation = useSaveAgreement();
  const [action, setAction] = useState<SaveAction | null>(null);
  const [sent, setSent] = useState<AgreementForm | null>(null);
  const own = useQuery(activeFactsheetQuery(api, LOCAL_INSTITUTION_ID)).data?.value;
  const partners = useQuery(activeFactsheetQuery(api, institution)).data?.value;

  const send = (form: AgreementForm, from: OpenedAgreement, next: SaveAction) => {
    const factsheets =
      own && partners && form.institution === institution ? [...own, ...partners].map(({ id }) => id) : null;
    const { id: agreementId, version, creationKey, form: opened, institutions } = from;
    const save = {
      agreementId,
      version,
      opened,
      institutions,
      status: savedStatus(next).name,
      factsheets,
      hasComments,
    };
    setAction(next);
    setSent(form);
    mutation.mutate(
      { body: toWire(form, save), creationKey, notifies: notifiesPartner(next) },
      {
        onSuccess: (saved) => onSaved(saved, next),
        onError: (error) => {
          if (!(error instanceof ApiError)) return;
          const current = error.kind === 'stale' ? agreementItemSchema.safeParse(error.current) : null;
          if (!current?.success) {
            onRefused(error, form);
            return;
          }
          onStale(openedAgreement(current.data), next);
        },
      },
    );
  };

  const failure = mutation.error && sent && !isStale(mutation.error) ? { error: mutation.error, sent } : null;
  return { send, isSaving: mutation.isPending, action, failure, forget: mutation.reset };
}

/** Another version is no failure: it is shown and chosen from. */
function isStale(error: Error): boolean {
  return (
    error instanceof ApiError &&
    error.kind === 'stale' &&
    agreementItemSchema.safeParse(error.current).success
  );
}
