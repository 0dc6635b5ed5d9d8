import { focusRing, Icon, makeStyles, MEDIA, tokens, useLanguage } from 'shared-ui/core';
import { LANGUAGE_NAME, LANGUAGE_TAG, otherLanguages } from 'shared-contracts/text/language.ts';

/** Switches to another language; whatever is typed on the page stays. */
export function LanguageSwitch() {
  const { language, setLanguage } = useLanguage();
  const styles = useStyles();
  return otherLanguages(language).map((other) => (
    <button
      key={other}
      type="button"
      className={styles.button}
      data-tour="language"
      lang={LANGUAGE_TAG[other]}
      onClick={() => setLanguage(other)}
    >
      <Icon name="language" />
      <span className={styles.long}>{LANGUAGE_NAME[other].full}</span>
      <span className={styles.short}>{LANGUAGE_NAME[other].short}</span>
    </button>
  ));
}

const useStyles = makeStyles({
  button: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    minHeight: '36px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3 },
    ...focusRing,
  },
  // Out of sight in a narrow window, but still heard: the two letters alone would say little.
  long: {
    [MEDIA.cards]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
  short: { display: 'none', [MEDIA.cards]: { display: 'inline' } },
});
