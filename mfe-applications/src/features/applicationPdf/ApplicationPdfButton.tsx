import { Button, IconButton, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { useApplicationPdf } from './useApplicationPdf.ts';

type ApplicationPdfButtonProps = {
  readonly id: number;
  /** Given in a row of a list: the button is an icon then, and its label names whose application it is. */
  readonly name?: string;
};

/** Downloads the PDF of an application with its consent, as it is stored now. */
export function ApplicationPdfButton({ id, name }: ApplicationPdfButtonProps) {
  const { t } = useTranslation(MODULE_ID);
  const { download, isMaking } = useApplicationPdf(id);
  if (name !== undefined) {
    return (
      <IconButton
        icon="export"
        isDisabled={isMaking}
        label={t('applicationPdf.ofPerson', { name })}
        onClick={download}
      />
    );
  }
  return (
    <Button icon="export" isBusy={isMaking} onClick={download}>
      {t('applicationPdf.download')}
    </Button>
  );
}
