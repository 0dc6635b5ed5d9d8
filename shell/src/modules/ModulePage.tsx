import { LoadingState, useTranslation } from 'shared-ui/core';
import type { ModuleDescription } from 'shared-contracts/module.ts';
import { Suspense } from 'react';
import { PageErrorBoundary } from '../routing/PageErrorBoundary.tsx';
import { useArrival } from '../routing/useArrival.ts';
import { ModuleUnavailable } from './ModuleUnavailable.tsx';
import { useModuleLoader } from './moduleContext.ts';
import type { ModuleState } from './moduleLoader.ts';

type ModulePageProps = {
  readonly description: ModuleDescription;
  readonly routeId: string;
  readonly state: ModuleState;
};

/** Shows a page of a module in whatever state the module is. */
export function ModulePage({ description, routeId, state }: ModulePageProps) {
  const { t } = useTranslation('shell');
  const loader = useModuleLoader();
  if (state.status === 'failed') {
    return (
      <ModuleUnavailable
        description={description}
        fault={state.fault}
        onRetry={() => loader.retry(description.id)}
      />
    );
  }
  if (state.status !== 'ready') return <LoadingState label={t('ModulePage.loading')} />;
  const Page = state.module.routes[routeId];
  if (Page === undefined) return null;
  return (
    <PageErrorBoundary>
      <Suspense fallback={<LoadingState label={t('ModulePage.loading')} />}>
        <Page />
        <Arrival />
      </Suspense>
    </PageErrorBoundary>
  );
}

/** Stands beside a page, so that it is there when, and only when, the page is. */
function Arrival() {
  useArrival();
  return null;
}
