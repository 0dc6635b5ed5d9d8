import { Button, ErrorState, makeStyles, Page, tokens, useTranslation } from 'shared-ui/core';
import type { ModuleDescription } from 'shared-contracts/releases/module.ts';
import { ModuleOwner } from '../modules/ModuleOwner.tsx';
import { isChunkError } from '../releaseFiles/codeFault.ts';
import { useArrival } from './useArrival.ts';

type PageCrashProps = {
  readonly error: unknown;
  /** Whose page it is; none for one of the shell itself. */
  readonly description: ModuleDescription | undefined;
  /** Of the fault, for people. */
  readonly reference: string | undefined;
  readonly onRetry: () => void;
  /** Opens the page in an earlier release, where there is one. */
  readonly onGoBack: (() => void) | undefined;
};

/** Stands in for a page that failed while it was drawn. */
export function PageCrash({ error, description, reference, onRetry, onGoBack }: PageCrashProps) {
  const { t } = useTranslation('shell');
  const styles = useStyles();
  useArrival();
  // A file that failed to come stays failed until the page is loaded anew; everything else may work the second time.
  const isFile = isChunkError(error);
  return (
    <Page title={t('PageCrash.title')}>
      <ErrorState
        title={t(isFile ? 'PageCrash.fileMissing' : 'PageCrash.failed')}
        message={t(isFile || !window.navigator.onLine ? 'PageCrash.unreachable' : 'PageCrash.rest')}
        reference={reference}
        onRetry={isFile ? () => window.location.reload() : onRetry}
      />
      {description !== undefined && (
        <div className={styles.below}>
          <ModuleOwner description={description} />
        </div>
      )}
      {onGoBack !== undefined && (
        <div className={styles.below}>
          <p className={styles.sentence}>{t('PageCrash.earlier')}</p>
          <Button onClick={onGoBack}>{t('PageCrash.goBack')}</Button>
        </div>
      )}
    </Page>
  );
}

const useStyles = makeStyles({
  below: {
    color: tokens.colorNeutralForeground2,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    rowGap: tokens.spacingVerticalS,
    textAlign: 'center',
  },
  sentence: { margin: 0, maxWidth: '60ch' },
});
