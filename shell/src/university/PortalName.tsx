import { makeStyles, MEDIA, mergeClasses, tokens, useTranslation } from 'shared-ui/core';
import { Logo } from './Logo.tsx';

type PortalNameProps = {
  /** On a phone the sign makes room for what stands beside it; the name is still heard. */
  readonly isSignAloneWhenNarrow?: boolean;
};

/** The portal's sign and name. */
export function PortalName({ isSignAloneWhenNarrow = false }: PortalNameProps) {
  const { t } = useTranslation('shell');
  const styles = useStyles();
  return (
    <span className={styles.name}>
      <Logo height={28} />
      <span className={mergeClasses(styles.text, isSignAloneWhenNarrow && styles.heard)}>
        {t('portalName')}
      </span>
    </span>
  );
}

const heard = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

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
      overflowWrap: 'anywhere',
    },
    // The narrowest phones have no room for a Greek word beside the buttons.
    '@media (max-width: 380px)': heard,
  },
  heard: { [MEDIA.cards]: heard },
});
