import { Alert, Button, Stack, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { leftTexts, type AgreementEdit } from '../model/agreementEdit.ts';

type LeftTextsProps = { readonly edits: readonly AgreementEdit[]; readonly onClose: () => void };

/** Shows what was typed into rows that somebody else has removed, to be copied; nothing while there is none. */
export function LeftTexts({ edits, onClose }: LeftTextsProps) {
  const { t } = useTranslation(MODULE_ID);
  const lines = edits.flatMap((edit) => leftTexts(edit).map((name) => `${edit.id}: ${edit.texts[name]}`));
  if (lines.length === 0) return null;
  return (
    <Alert
      kind="warning"
      action={
        <Button size="small" onClick={onClose}>
          {t('mobilityGrid.LeftTexts.close')}
        </Button>
      }
    >
      <Stack gap="XS">
        <span>{t('mobilityGrid.LeftTexts.text')}</span>
        <textarea readOnly rows={3} aria-label={t('mobilityGrid.LeftTexts.label')} value={lines.join('\n')} />
      </Stack>
    </Alert>
  );
}
