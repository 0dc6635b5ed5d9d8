import { makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { PRIVACY_NOTICE_PARTS } from '../../../../lib/privacyNoticeParts.ts';
import { MODULE_ID } from '../../../../moduleId.ts';

/** What a person has to be told before their data are taken. */
export function PrivacyNotice() {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  return (
    <section aria-labelledby="privacy-notice" className={styles.notice}>
      <h3 id="privacy-notice" className={styles.heading}>
        {t('applicationForm.PrivacyNotice.title')}
      </h3>
      <dl className={styles.parts}>
        {PRIVACY_NOTICE_PARTS.map((part) => (
          <div key={part}>
            <dt className={styles.term}>{t(`applicationForm.PrivacyNotice.${part}.term`)}</dt>
            <dd className={styles.text}>{t(`applicationForm.PrivacyNotice.${part}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const useStyles = makeStyles({
  notice: {
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    maxWidth: '90ch',
  },
  heading: { margin: `0 0 ${tokens.spacingVerticalM}`, fontSize: tokens.fontSizeBase400 },
  parts: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM, margin: 0 },
  term: { fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0 },
});
