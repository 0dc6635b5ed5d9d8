import {
  focusRing,
  IconButton,
  makeStyles,
  MEDIA,
  mergeClasses,
  tokens,
  useTranslation,
} from 'shared-ui/core';
import { useTour } from './tourContext.ts';

const ROOM_IN_HEADER = '@media (min-width: 1280px)';

/**
 * Offers the tour to whoever does not know it, in a line that can be put away: in the header where that has room, else below the page, so that
 * it moves nothing.
 */
export function TourOffer({ place }: { readonly place: 'header' | 'footer' }) {
  const { t } = useTranslation('shell');
  const styles = useStyles();
  const tour = useTour();
  if (tour?.isOffered !== true) return null;
  return (
    <div className={mergeClasses(styles.offer, styles[place])}>
      <button type="button" className={styles.start} onClick={tour.start}>
        {t('TourOffer.start')}
      </button>
      <IconButton icon="close" label={t('TourOffer.decline')} onClick={tour.leave} />
    </div>
  );
}

const useStyles = makeStyles({
  offer: { alignItems: 'center', [MEDIA.print]: { display: 'none' } },
  header: { display: 'none', [ROOM_IN_HEADER]: { display: 'inline-flex' } },
  footer: { display: 'inline-flex', [ROOM_IN_HEADER]: { display: 'none' } },
  start: {
    minHeight: '32px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    font: 'inherit',
    whiteSpace: 'nowrap',
    textDecorationLine: 'underline',
    cursor: 'pointer',
    [MEDIA.cards]: { minHeight: '44px' },
    ...focusRing,
  },
});
