import type { AsPartnerSent } from 'shared-contracts/agreements/asPartnerSent.ts';
import { partnersWordTexts } from 'shared-contracts/agreements/partnersWordTexts.ts';
import { makeStyles, NameText, tokens, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';

type PartnersWordsProps = { readonly asPartnerSent: AsPartnerSent | null | undefined };

/** What the partner says in its condition and the row has no place for; our copy says it too. */
export function PartnersWords({ asPartnerSent }: PartnersWordsProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const words = partnersWordTexts(asPartnerSent, tag);
  if (words.length === 0) return null;
  return (
    <div className={styles.words}>
      <span className={styles.title}>{t('agreementView.PartnersWords.title')}</span>
      <dl className={styles.list}>
        {words.map(({ member, label, text }) => (
          <div key={member} className={styles.word}>
            <dt className={styles.label}>{label}:</dt>
            <dd className={styles.text}>
              <NameText>{text}</NameText>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const useStyles = makeStyles({
  words: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase300 },
  title: { color: tokens.colorNeutralForeground2 },
  list: { margin: 0 },
  word: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS },
  label: { fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});
