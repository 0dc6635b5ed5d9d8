import { focusRing, Icon, makeStyles, MEDIA, tokens, useTranslation, VisuallyHidden } from 'shared-ui/core';
import { useEffect } from 'react';
import { askWhileVisible } from '../modules/loading/askWhileVisible.ts';
import { useHasNewer, useModuleLoader } from '../modules/loading/moduleContext.ts';

type NewReleaseOfferProps = { readonly onLoad?: () => void };

/**
 * Offers to load the page anew once another release of a part that is open is in force.
 *
 * It stands in the header, where it moves nothing that somebody works on. Nothing is loaded by itself; where something was typed and not
 * saved, the browser asks before it loads.
 */
export function NewReleaseOffer({ onLoad = () => window.location.reload() }: NewReleaseOfferProps) {
  const { t } = useTranslation('shell');
  const styles = useStyles();
  const loader = useModuleLoader();
  const hasNewer = useHasNewer();
  useEffect(() => askWhileVisible(loader.refresh), [loader]);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{hasNewer && t('NewReleaseOffer.ready')}</span>
      </VisuallyHidden>
      {hasNewer && (
        <button type="button" className={styles.button} onClick={onLoad}>
          <Icon name="retry" />
          <span className={styles.long}>{t('NewReleaseOffer.load')}</span>
          <span className={styles.short}>{t('NewReleaseOffer.loadShort')}</span>
        </button>
      )}
    </>
  );
}

const useStyles = makeStyles({
  button: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: tokens.spacingHorizontalXS,
    minWidth: '36px',
    minHeight: '36px',
    flexShrink: 0,
    whiteSpace: 'nowrap',
    padding: `0 ${tokens.spacingHorizontalS}`,
    border: `1px solid ${tokens.colorBrandStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorBrandForeground1,
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorBrandBackground2 },
    ...focusRing,
  },
  long: { [MEDIA.cards]: { display: 'none' } },
  short: { display: 'none', [MEDIA.cards]: { display: 'inline' } },
});
