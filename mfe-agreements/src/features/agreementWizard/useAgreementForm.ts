import { useCallback, useState } from 'react';
import { resolveBy, useForm } from 'shared-ui/fields';
import type { StoredDraft } from './draft/draftStore.ts';
import type { AgreementForm } from './model/agreementForm.ts';
import { checkSteps } from './model/checkAgreement.ts';
import type { OpenedAgreement } from './model/openedAgreement.ts';
import type { WizardStep } from './model/wizardSteps.ts';

/**
 * The one form of all steps, and the version that it began from.
 *
 * - check: what is wrong with some steps now; `isWhole` asks for everything, as a step of the status does
 */
export function useAgreementForm(
  opened: OpenedAgreement,
  begun: StoredDraft | null,
  steps: readonly WizardStep[],
) {
  const [base, setBase] = useState(() => beganFrom(opened, begun));
  const check = useCallback(
    (values: AgreementForm, some: readonly WizardStep[] = steps, isWhole = base.id === null) =>
      checkSteps(values, some, { opened: base.form, isWhole, now: new Date() }),
    [steps, base],
  );
  const form = useForm<AgreementForm>({
    defaultValues: begun?.draft?.form ?? opened.form,
    resolver: resolveBy<AgreementForm>((values) => check(values)),
  });
  return { base, setBase, form, check };
}

/** A draft goes on from the version that it was begun with, however old that is. */
function beganFrom(opened: OpenedAgreement, begun: StoredDraft | null): OpenedAgreement {
  const draft = begun?.draft;
  if (draft == null) return opened;
  const { version, creationKey = opened.creationKey, opened: form } = draft;
  return { ...opened, version, creationKey, form };
}
