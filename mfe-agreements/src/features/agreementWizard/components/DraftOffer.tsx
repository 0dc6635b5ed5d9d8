import { useState } from 'react';
import { useHeadingFocus } from 'shared-record/edit';
import {
  Alert,
  Button,
  ConfirmDialog,
  formatDayMonthYearTime,
  makeStyles,
  Page,
  tokens,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import type { StoredDraft } from '../draft/draftStore.ts';

type DraftOfferProps = {
  readonly title: string;
  readonly drafts: readonly StoredDraft[];
  /** Version of the agreement as it is on the server now. */
  readonly version: string | null;
  readonly onContinue: (draft: StoredDraft) => void;
  readonly onDiscard: (draft: StoredDraft) => void;
  /** Opens the agreement as it is, and leaves the drafts where they are. */
  readonly onLater: () => void;
};

/** Offers what was typed here and never saved, before anything is opened. */
export function DraftOffer({ title, drafts, version, onContinue, onDiscard, onLater }: DraftOfferProps) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  useHeadingFocus(false);
  const [asked, setAsked] = useState<StoredDraft | null>(null);
  return (
    <Page title={title}>
      <ul className={styles.list}>
        {drafts.map((stored) => (
          <li key={stored.key} className={styles.card}>
            <h2 className={styles.heading}>
              {stored.draft === null
                ? t('agreementWizard.DraftOffer.unreadable')
                : t('agreementWizard.DraftOffer.text', {
                    time: formatDayMonthYearTime(stored.draft.savedAt),
                  })}
            </h2>
            {stored.draft !== null && stored.draft.version !== version && (
              <Alert kind="warning">{t('agreementWizard.DraftOffer.changed')}</Alert>
            )}
            <div className={styles.actions}>
              {stored.draft !== null && (
                <Button appearance="primary" onClick={() => onContinue(stored)}>
                  {t('agreementWizard.DraftOffer.continue')}
                </Button>
              )}
              <Button icon="delete" onClick={() => setAsked(stored)}>
                {t('agreementWizard.DraftOffer.discard')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div>
        <Button appearance="subtle" onClick={onLater}>
          {t('agreementWizard.DraftOffer.later')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('agreementWizard.DraftOffer.askTitle')}
        text={t('agreementWizard.DraftOffer.ask')}
        confirmLabel={t('agreementWizard.DraftOffer.discard')}
        cancelLabel={t('agreementWizard.DraftOffer.keep')}
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
  list: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  card: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalXL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  heading: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});
