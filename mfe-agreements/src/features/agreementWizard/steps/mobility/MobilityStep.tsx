import type { MobilityList } from 'shared-contracts/entities/agreementItem.ts';
import { useState } from 'react';
import { Alert, ConfirmDialog, Stack, useTranslation } from 'shared-ui/core';
import { useFormContext, useWatch, YesNoField } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../moduleId.ts';
import type { AgreementForm } from '../../model/agreementForm.ts';
import { useWizard } from '../../wizardContext.ts';
import { MobilityRows } from './components/MobilityRows.tsx';
import { SWITCH_LABEL } from './model/mobilityLabels.ts';
import { newRow } from './model/mobilityRow.ts';

/** One of the four kinds of mobility: whether the agreement has it, and its rows. */
export function MobilityStep({ list }: { readonly list: MobilityList }) {
  const { t } = useTranslation(MODULE_ID);
  const { local, partner, isReadOnly } = useWizard();
  const { control, getValues, setValue } = useFormContext<AgreementForm>();
  const isOn = useWatch({ control, name: list, compute: (rows: unknown) => rows !== null });
  const [isAsking, setIsAsking] = useState(false);
  if (partner === null) return <Alert kind="information">{t('agreementSteps.MobilityStep.noPartner')}</Alert>;

  // Each list holds rows of its own kind, which `newRow` makes for it.
  const put = (rows: ReturnType<typeof newRow>[] | null) =>
    setValue(list, rows as never, { shouldDirty: true });
  const answer = (isYes: boolean) => {
    if (isYes) put([newRow(list, local.id, partner.id)]);
    else if (getValues(list)?.length === 0) put(null);
    else setIsAsking(true);
  };
  return (
    <Stack gap="L">
      <YesNoField label={t(SWITCH_LABEL[list])} value={isOn} onChange={answer} isDisabled={isReadOnly} />
      {isOn && (
        <MobilityRows key={list} list={list} local={local} partner={partner} isReadOnly={isReadOnly} />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('agreementSteps.MobilityStep.clearTitle')}
        text={t('agreementSteps.MobilityStep.clearText', { count: getValues(list)?.length ?? 0 })}
        confirmLabel={t('agreementSteps.MobilityStep.clear')}
        cancelLabel={t('agreementSteps.MobilityStep.keep')}
        onConfirm={() => {
          put(null);
          setIsAsking(false);
        }}
        onCancel={() => setIsAsking(false)}
      />
    </Stack>
  );
}
