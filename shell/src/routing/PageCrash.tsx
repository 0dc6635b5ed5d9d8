import { ErrorState, Page, useTranslation } from 'shared-ui/core';
import { useArrival } from './useArrival.ts';

type PageCrashProps = { readonly error: unknown; readonly onRetry: () => void };

/** Stands in for a page that failed while it was drawn. */
export function PageCrash({ error, onRetry }: PageCrashProps) {
  const { t } = useTranslation('shell');
  useArrival();
  // A file that failed to come stays failed until the page is loaded anew; everything else may work the second time.
  const isFile = error instanceof Error && error.name === 'ChunkLoadError';
  return (
    <Page title={t('PageCrash.title')}>
      <ErrorState
        title={t(isFile ? 'PageCrash.fileMissing' : 'PageCrash.failed')}
        message={t(isFile || !window.navigator.onLine ? 'PageCrash.unreachable' : 'PageCrash.rest')}
        onRetry={isFile ? () => window.location.reload() : onRetry}
      />
    </Page>
  );
}
