import { useEffect, useRef } from 'react';
import { Button, Cluster, Stack, useTranslation } from 'shared-ui/core';
import { ProgressBar } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../moduleId.ts';

type UploadProgressProps = {
  readonly name: string;
  readonly share: number;
  readonly onCancel: () => void;
};

/** How far a file is on its way, and the way to stop it. */
export function UploadProgress({ name, share, onCancel }: UploadProgressProps) {
  const { t } = useTranslation(MODULE_ID);
  const cancel = useRef<HTMLButtonElement>(null);
  // It stands where the button was that began it.
  useEffect(() => cancel.current?.focus(), []);
  const percent = Math.floor(share * 100);
  const text =
    share < 1
      ? t('applicationForm.files.UploadProgress.sending', { name, percent })
      : t('applicationForm.files.UploadProgress.storing', { name });
  return (
    <Stack gap="S">
      <span style={{ overflowWrap: 'anywhere' }}>{text}</span>
      <ProgressBar label={t('applicationForm.files.UploadProgress.label', { name })} value={share} />
      <Cluster gap="S">
        <Button ref={cancel} icon="close" onClick={onCancel}>
          {t('applicationForm.files.UploadProgress.cancel')}
        </Button>
      </Cluster>
    </Stack>
  );
}
