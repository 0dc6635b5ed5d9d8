import { useEffect, useRef } from 'react';
import { Alert, Button, useTranslation } from 'shared-ui/core';

type RemovedNoticeProps = {
  readonly text: string;
  readonly onUndo: () => void;
};

/** Says that an entry was taken out and brings it back; the focus comes here, since the button that had it is gone. */
export function RemovedNotice({ text, onUndo }: RemovedNoticeProps) {
  const { t } = useTranslation('shared-record');
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), [text]);
  return (
    <Alert
      kind="information"
      action={
        <Button ref={undo} size="small" onClick={onUndo}>
          {t('RemovedNotice.undo')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
