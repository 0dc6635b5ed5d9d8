import { partnersWordTexts } from 'shared-contracts/agreements/partnersWordTexts.ts';
import { Alert, makeStyles, tokens, useLanguage, useTranslation } from 'shared-ui/core';
import { useFormContext, useWatch } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { AgreementForm } from '../../../model/form/agreementForm.ts';
import { stillAsPartnerSent, type MobilityRowForm } from '../../../../../lib/mobilityRows/mobilityRow.ts';
import type { RowFieldProps } from './rowFieldProps.ts';

/** What the partner says that the fields of a row have no place for, as long as nobody changes the field beside it. */
export function PartnersWordsNote({ list, index }: Pick<RowFieldProps, 'list' | 'index'>) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const { control } = useFormContext<AgreementForm>();
  // The row is gone before its fields are, while it is removed or the list switched off.
  const row = useWatch({ control, name: `${list}.${index}` }) as MobilityRowForm | undefined;
  const kept = row && stillAsPartnerSent(list, row);
  const words = partnersWordTexts(kept && { words: kept.words.map((word) => ({ ...word, value: {} })) }, tag);
  if (words.length === 0) return null;
  return (
    <Alert kind="information">
      <p className={styles.line}>{t('agreementSteps.PartnersWordsNote.text')}</p>
      <ul className={styles.words}>
        {words.map(({ member, label, text }) => (
          <li key={member} className={styles.word}>
            {label}: {text}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

const useStyles = makeStyles({
  line: { margin: 0 },
  words: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
  word: { overflowWrap: 'anywhere' },
});
