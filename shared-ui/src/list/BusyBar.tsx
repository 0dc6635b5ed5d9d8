import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { MEDIA } from '../theme/breakpoints.ts';

/** A thin moving line above a list whose next rows are on their way; it takes no room. */
export function BusyBar({ isBusy }: { readonly isBusy: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation('shared-ui');
  return (
    <div role="status" className={styles.track}>
      {isBusy && (
        <>
          <div className={styles.bar} />
          <VisuallyHidden>{t('BusyBar.label')}</VisuallyHidden>
        </>
      )}
    </div>
  );
}

const useStyles = makeStyles({
  track: {
    [MEDIA.print]: { display: 'none' },
    position: 'absolute',
    insetInline: 0,
    top: '-8px',
    height: '3px',
    overflow: 'hidden',
    borderRadius: '2px',
  },
  bar: {
    width: '33%',
    height: '100%',
    backgroundColor: tokens.colorBrandBackground,
    borderRadius: '2px',
    animationName: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } },
    animationDuration: '1.4s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'ease-in-out',
    [MEDIA.reducedMotion]: { width: '100%', animationName: 'none', opacity: 0.6 },
    [MEDIA.forcedColors]: { backgroundColor: 'Highlight' },
  },
});
