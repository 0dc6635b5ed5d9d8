import type { MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { useState } from 'react';
import { RemovedNotice, useListSwitch } from 'shared-record/edit';
import { Alert, ConfirmDialog, Stack, useTranslation } from 'shared-ui/core';
import { useFormContext, YesNoField } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../moduleId.ts';
import type { AgreementForm } from '../../model/form/agreementForm.ts';
import { useWizard } from '../../wizardContext.ts';
import { MobilityRows } from './components/MobilityRows.tsx';
import { SWITCH_LABEL } from './model/mobilityLabels.ts';
import { newRow } from '../../../../lib/mobilityRows/mobilityRow.ts';

/** One of the four kinds of mobility: whether the agreement has it, and its rows. */
export function MobilityStep({ list }: { readonly list: MobilityList }) {
  const { t } = useTranslation(MODULE_ID);
  const { local, partner, isReadOnly } = useWizard();
  const form = useFormContext<AgreementForm>();
  const rows = useListSwitch(form, list);
  const [isAsking, setIsAsking] = useState(false);
  if (partner === null) return <Alert kind="information">{t('agreementSteps.MobilityStep.noPartner')}</Alert>;

  const count = form.getValues(list)?.length ?? 0;
  const answer = (isYes: boolean) => {
    if (isYes) rows.switchOn([newRow(list, local.id, partner.id)]);
    else if (form.getValues(list)?.length === 0) rows.switchOff();
    else setIsAsking(true);
  };
  return (
    <Stack gap="L">
      <YesNoField label={t(SWITCH_LABEL[list])} value={rows.isOn} onChange={answer} isDisabled={isReadOnly} />
      {rows.isDrawn && (
        <MobilityRows key={list} list={list} local={local} partner={partner} isReadOnly={isReadOnly} />
      )}
      {rows.cleared && (
        <RemovedNotice
          text={t('agreementSteps.MobilityStep.cleared', { count: rows.cleared.length })}
          onUndo={rows.undo}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('agreementSteps.MobilityStep.clearTitle')}
        text={t('agreementSteps.MobilityStep.clearText', { count })}
        confirmLabel={t('agreementSteps.MobilityStep.clear')}
        cancelLabel={t('agreementSteps.MobilityStep.keep')}
        onConfirm={() => {
          setIsAsking(false);
          rows.switchOff();
        }}
        onCancel={() => setIsAsking(false)}
      />
    </Stack>
  );
}
