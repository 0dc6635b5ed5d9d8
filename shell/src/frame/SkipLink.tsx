import { makeStyles, MEDIA, tokens, useTranslation } from 'shared-ui/core';
import type { RefObject } from 'react';
import { MAIN_ID } from '../lib/frameMeasures.ts';

/** The first thing that the keyboard reaches: leads past header and menu to the page. */
export function SkipLink({ target }: { readonly target: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('shell');
  const styles = useStyles();
  return (
    <a
      href={`#${MAIN_ID}`}
      className={styles.link}
      onClick={(event) => {
        // The address stays as it is: it belongs to the page.
        event.preventDefault();
        target.current?.focus();
      }}
    >
      {t('SkipLink.label')}
    </a>
  );
}

const useStyles = makeStyles({
  link: {
    [MEDIA.print]: { display: 'none' },
    position: 'absolute',
    left: tokens.spacingHorizontalS,
    top: '-100px',
    zIndex: 30,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':focus': { top: tokens.spacingVerticalS },
  },
});
