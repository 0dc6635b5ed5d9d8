import { useState } from 'react';
import { Alert, Button, Card, ConfirmDialog, useTranslation } from 'shared-ui/core';
import { useHeadingFocus } from '../focus/useHeadingFocus.ts';
import { DraftText } from './DraftText.tsx';

type TextWithoutPlaceProps = { readonly text: string; readonly onDrop: () => void };

/** What a draft holds that has no place in the form any more: it stays, to be copied, until the person drops it. */
export function TextWithoutPlace({ text, onDrop }: TextWithoutPlaceProps) {
  const { t } = useTranslation('shared-record');
  useHeadingFocus(false);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card gap="M">
      <Alert kind="warning">{t('TextWithoutPlace.title')}</Alert>
      <DraftText text={text} />
      <div>
        <Button icon="delete" onClick={() => setIsAsking(true)}>
          {t('TextWithoutPlace.drop')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('TextWithoutPlace.askTitle')}
        text={t('TextWithoutPlace.ask')}
        confirmLabel={t('TextWithoutPlace.drop')}
        cancelLabel={t('TextWithoutPlace.keep')}
        onConfirm={onDrop}
        onCancel={() => setIsAsking(false)}
      />
    </Card>
  );
}
