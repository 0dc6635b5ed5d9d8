import { LoadingState, Navigate, useLocation, useTranslation } from 'shared-ui/core';
import { usePermissionCheck } from 'shared-auth';
import { type ReactNode, Suspense } from 'react';
import type { Permission } from 'shared-contracts/rights/permissions.ts';
import { useFaultCatcher } from '../faults/faultCatcherContext.ts';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { FORBIDDEN_PATH } from './startAddress.ts';
import { useArrival } from './useArrival.ts';
import { usePageTitle } from './usePageTitle.ts';

type ShellPageProps = {
  readonly title: string;
  readonly permission: Permission;
  /** The page, whose code may still be on its way. */
  readonly children: ReactNode;
};

/** Lets a page of the shell itself be seen by those who may see it. */
export function ShellPage({ title, permission, children }: ShellPageProps) {
  const { t } = useTranslation('shell');
  const location = useLocation();
  const answer = usePermissionCheck([permission]);
  const { caughtOfShell } = useFaultCatcher();
  usePageTitle(title);
  if (answer === 'denied') return <Navigate to={FORBIDDEN_PATH} replace state={{ from: location }} />;
  if (answer === 'checking') return <LoadingState label={t('GuardedPage.checking')} />;
  return (
    <PageErrorBoundary onFailure={caughtOfShell} onGoBack={undefined}>
      <Suspense fallback={<LoadingState label={t('ModulePage.loading')} />}>
        {children}
        <Arrival />
      </Suspense>
    </PageErrorBoundary>
  );
}

function Arrival() {
  useArrival();
  return null;
}
