import { useState } from 'react';
import { Button, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import type { OpenedApplication } from '../model/form/openedApplication.ts';
import { SendBackDialog } from './SendBackDialog.tsx';

type SendBackProps = {
  readonly application: Pick<OpenedApplication, 'id' | 'version'>;
  /** Something was typed that would not go with it. */
  readonly isChanged?: boolean;
};

/** The office's way to give a submitted application back to its student. */
export function SendBack({ application, isChanged = false }: SendBackProps) {
  const { t } = useTranslation(MODULE_ID);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        disabledReason={isChanged ? t('applicationForm.SendBack.saveFirst') : undefined}
        onClick={() => setIsOpen(true)}
      >
        {t('applicationForm.SendBack.button')}
      </Button>
      {isOpen && <SendBackDialog application={application} onClose={() => setIsOpen(false)} />}
    </>
  );
}
