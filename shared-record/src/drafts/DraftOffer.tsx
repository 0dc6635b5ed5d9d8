import { useState } from 'react';
import {
  Alert,
  Button,
  Card,
  Cluster,
  ConfirmDialog,
  formatDayMonthYearTime,
  makeStyles,
  Page,
  Stack,
  tokens,
  useTranslation,
} from 'shared-ui/core';
import { useHeadingFocus } from '../focus/useHeadingFocus.ts';
import { useRecordTexts } from '../texts/RecordTexts.tsx';
import type { StoredDraft } from './draftKind.ts';
import { DraftText } from './DraftText.tsx';

type DraftOfferProps<Form> = {
  readonly title: string;
  readonly drafts: ReadonlyArray<StoredDraft<Form>>;
  /** Version of the record as it is on the server now. */
  readonly version: string | null;
  readonly onContinue: (draft: StoredDraft<Form>) => void;
  readonly onDiscard: (draft: StoredDraft<Form>) => void;
  /** Opens the record as it is, and leaves the drafts where they are. */
  readonly onLater: () => void;
};

/** Offers what was typed here and never saved, before anything is opened; what this release cannot open can be copied. */
export function DraftOffer<Form>(props: DraftOfferProps<Form>) {
  const { title, drafts, version, onContinue, onDiscard, onLater } = props;
  const { t } = useTranslation('shared-record');
  const say = useRecordTexts();
  const styles = useStyles();
  useHeadingFocus(false);
  const [asked, setAsked] = useState<StoredDraft<Form> | null>(null);
  return (
    <Page title={title}>
      <Stack as="ul" gap="L">
        {drafts.map((stored) => (
          <Card as="li" key={stored.key} padding="XL" gap="M">
            <h2 className={styles.heading}>
              {stored.draft === null
                ? t('DraftOffer.unreadable')
                : t('DraftOffer.text', { time: formatDayMonthYearTime(stored.draft.savedAt) })}
            </h2>
            {stored.draft !== null && stored.draft.version !== version && (
              <Alert kind="warning">{say('DraftOffer.changed')}</Alert>
            )}
            {stored.draft !== null && stored.text !== '' && (
              <Alert kind="warning">{t('TextWithoutPlace.title')}</Alert>
            )}
            <DraftText text={stored.text} />
            <Cluster>
              {stored.draft !== null && (
                <Button appearance="primary" onClick={() => onContinue(stored)}>
                  {t('DraftOffer.continue')}
                </Button>
              )}
              <Button icon="delete" onClick={() => setAsked(stored)}>
                {t('DraftOffer.discard')}
              </Button>
            </Cluster>
          </Card>
        ))}
      </Stack>
      <div>
        <Button appearance="subtle" onClick={onLater}>
          {t('DraftOffer.later')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('DraftOffer.askTitle')}
        text={t('DraftOffer.ask')}
        confirmLabel={t('DraftOffer.discard')}
        cancelLabel={t('DraftOffer.keep')}
        onConfirm={() => {
          if (asked) onDiscard(asked);
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
      />
    </Page>
  );
}

const useStyles = makeStyles({
  heading: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
});
