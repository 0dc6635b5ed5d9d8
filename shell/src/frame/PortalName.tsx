import { makeStyles, MEDIA, tokens, useTranslation } from 'shared-ui/core';
import { Logo } from './Logo.tsx';

/** The portal's sign and name. */
export function PortalName() {
  const { t } = useTranslation('shell');
  const styles = useStyles();
  return (
    <span className={styles.name}>
      <Logo size={28} />
      <span className={styles.text}>{t('portalName')}</span>
    </span>
  );
}

const useStyles = makeStyles({
  name: { display: 'inline-flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS, minWidth: 0 },
  text: {
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    // On a phone the name takes two lines rather than be cut.
    [MEDIA.cards]: {
      fontSize: tokens.fontSizeBase300,
      lineHeight: tokens.lineHeightBase200,
      whiteSpace: 'normal',
    },
  },
});
