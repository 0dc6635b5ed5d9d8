import { LoadingState, Navigate, useLocation, useTranslation } from 'shared-ui/core';
import { usePermissionCheck } from 'shared-auth';
import { lazy, Suspense } from 'react';
import { PageErrorBoundary } from '../routing/PageErrorBoundary.tsx';
import { FORBIDDEN_PATH } from '../routing/startAddress.ts';
import { useArrival } from '../routing/useArrival.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

// Few people ever open it: it is no part of the shell's first script.
const ReleasesPage = lazy(async () => ({ default: (await import('./ReleasesPage.tsx')).ReleasesPage }));

/** Lets those choose releases for a trial who may. */
export function ReleasesRoute() {
  const { t } = useTranslation('shell');
  const location = useLocation();
  const answer = usePermissionCheck(['release_try']);
  usePageTitle(t('ReleasesPage.title'));
  if (answer === 'denied') return <Navigate to={FORBIDDEN_PATH} replace state={{ from: location }} />;
  if (answer === 'checking') return <LoadingState label={t('GuardedPage.checking')} />;
  return (
    <PageErrorBoundary onFailure={reportError} onGoBack={undefined}>
      <Suspense fallback={<LoadingState label={t('ModulePage.loading')} />}>
        <ReleasesPage />
        <Arrival />
      </Suspense>
    </PageErrorBoundary>
  );
}

function Arrival() {
  useArrival();
  return null;
}
