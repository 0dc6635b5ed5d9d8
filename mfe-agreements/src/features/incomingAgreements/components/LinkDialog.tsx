import type { IncomingAgreement } from 'shared-contracts/exchange/exchange.ts';
import { institutionNameIn } from 'shared-contracts/text/names.ts';
import { useState } from 'react';
import { Button, ModalDialog, Stack, useLanguage, useTranslation } from 'shared-ui/core';
import { ChoiceField } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import { useLink } from '../api/incomingAgreements.mutations.ts';
import { useTakenOver } from '../useTakenOver.ts';
import { DialogText } from './DialogText.tsx';

type LinkDialogProps = { readonly incoming: IncomingAgreement; readonly onClose: () => void };

/** Lets one of our agreements be chosen that a partner's is joined with, and leads to it. */
export function LinkDialog({ incoming, onClose }: LinkDialogProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const link = useLink();
  const leadOn = useTakenOver();
  const { id, candidates } = incoming;
  const [chosen, setChosen] = useState(candidates.length === 1 ? candidates[0]?.id : undefined);
  const confirm = () => {
    if (chosen === undefined) return;
    const run = { incomingId: id, agreementId: chosen };
    link.mutate(run, { onSuccess: (reply) => leadOn('linked', reply) });
  };
  return (
    <ModalDialog
      title={t('incomingAgreements.LinkDialog.title')}
      onCancel={() => {
        if (!link.isPending) onClose();
      }}
      actions={
        <>
          <Button isDisabled={link.isPending} onClick={onClose}>
            {t('incomingAgreements.LinkDialog.cancel')}
          </Button>
          <Button
            appearance="primary"
            isDisabled={chosen === undefined}
            isBusy={link.isPending}
            onClick={confirm}
          >
            {t('incomingAgreements.LinkDialog.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap="L">
        <DialogText error={link.error}>
          {t('incomingAgreements.LinkDialog.text', {
            id: incoming.iiaCode ?? incoming.iiaId,
            institution: institutionNameIn(incoming, language) || incoming.heiId,
          })}
        </DialogText>
        <ChoiceField
          label={t('incomingAgreements.LinkDialog.label')}
          value={chosen === undefined ? null : String(chosen)}
          choices={candidates.map(({ id: agreementId, startYear, endYear }) => ({
            value: String(agreementId),
            label: t('incomingAgreements.LinkDialog.candidate', {
              id: agreementId,
              start: academicYear(startYear),
              end: academicYear(endYear),
            }),
          }))}
          isDisabled={link.isPending}
          onChange={(value) => setChosen(Number(value))}
        />
      </Stack>
    </ModalDialog>
  );
}

/** Writes the academic year that begins in a year: `2026-2027`. */
function academicYear(start: number): string {
  return `${start}-${start + 1}`;
}
