import { LoadingState, unsavedText, useTranslation } from 'shared-ui/core';
import type { ModuleDescription } from 'shared-contracts/releases/module.ts';
import { Suspense, useSyncExternalStore } from 'react';
import { PageErrorBoundary } from '../page/PageErrorBoundary.tsx';
import { useArrival } from '../page/useArrival.ts';
import { EarlierReleaseNote } from './EarlierReleaseNote.tsx';
import { ModuleUnavailable } from './ModuleUnavailable.tsx';
import { useModuleLoader } from '../modules/loading/moduleContext.ts';
import { ModuleFault } from '../releaseFiles/moduleFault.ts';
import type { ModuleState } from '../modules/loading/moduleState.ts';

type ModulePageProps = {
  readonly description: ModuleDescription;
  readonly routeId: string;
  readonly state: ModuleState;
};

/** Shows a page of a module in whatever state the module is. */
export function ModulePage({ description, routeId, state }: ModulePageProps) {
  const { t } = useTranslation('shell');
  const loader = useModuleLoader();
  const holdsText = useSyncExternalStore(unsavedText.subscribe, unsavedText.exists);
  const { id } = description;
  const unavailable = (fault: ModuleFault) => (
    <ModuleUnavailable
      description={description}
      fault={fault}
      reference={state.status === 'failed' ? state.reference : undefined}
      // What the shell shares and did not come stays so until the page is loaded anew.
      onRetry={fault.kind === 'shell' ? () => window.location.reload() : () => loader.retry(id)}
    />
  );
  if (state.status === 'idle' || state.status === 'loading')
    return <LoadingState label={t('ModulePage.loading')} />;
  const Page = state.status === 'ready' ? state.module.routes[routeId] : undefined;
  if (state.status === 'failed' || Page === undefined) {
    // An earlier release need not have all pages of the one that it stands in for.
    return unavailable(state.status === 'failed' ? state.fault : missingPage(id, routeId));
  }
  if (state.isOff === true && !holdsText) return unavailable(new ModuleFault('off', `${id} is switched off`));
  return (
    <>
      <EarlierReleaseNote description={description} state={state} onHide={() => loader.hideNote(id)} />
      <PageErrorBoundary
        key={state.release}
        description={description}
        onFailure={(error) => loader.pageFailed(id, error)}
        onGoBack={loader.canGoBack(id) ? () => loader.goBack(id) : undefined}
      >
        <Suspense fallback={<LoadingState label={t('ModulePage.loading')} />}>
          <Page />
          <Arrival />
        </Suspense>
      </PageErrorBoundary>
    </>
  );
}

function missingPage(id: string, routeId: string): ModuleFault {
  return new ModuleFault('contract', `${id} has no page for ${routeId}`);
}

/** Stands beside a page, so that it is there when, and only when, the page is. */
function Arrival() {
  useArrival();
  return null;
}
