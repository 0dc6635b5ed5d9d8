import { focusRing, makeStyles, mergeClasses, tokens, useTranslation } from 'shared-ui/core';
import { useId } from 'react';
import { APPEARANCES } from './appearance.ts';
import { useAppearance } from './appearanceContext.ts';

/** Chooses between light, dark, and what the device has. */
export function AppearanceChoice() {
  const { t } = useTranslation('shell');
  const { appearance, choose } = useAppearance();
  const name = useId();
  const styles = useStyles();
  return (
    <fieldset className={styles.frame}>
      <legend className={styles.legend}>{t('AppearanceChoice.label')}</legend>
      <div className={styles.choices}>
        {APPEARANCES.map((each) => (
          <label key={each} className={mergeClasses(styles.choice, each === appearance && styles.chosen)}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={each === appearance}
              onChange={() => choose(each)}
            />
            {t(`AppearanceChoice.${each}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const useStyles = makeStyles({
  frame: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: {
    padding: 0,
    marginBottom: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  choices: { display: 'flex', flexDirection: 'column' },
  choice: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minHeight: '32px',
    cursor: 'pointer',
  },
  chosen: { fontWeight: tokens.fontWeightSemibold },
  input: {
    margin: 0,
    width: '16px',
    height: '16px',
    accentColor: tokens.colorCompoundBrandBackground,
    ...focusRing,
  },
});
