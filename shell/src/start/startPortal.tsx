import { createRoot } from 'react-dom/client';
import { storedRole } from 'shared-auth';
import type { ReportModule } from 'shared-contracts/releases/moduleReports.ts';
import type { PortalConfig } from 'shared-contracts/portal/portalConfig.ts';
import { hasPermission, ROLE_PERMISSIONS } from 'shared-contracts/rights/permissions.ts';
import type { Registry } from 'shared-contracts/releases/registry.ts';
import { RegistryRefusal } from 'shared-contracts/releases/signedRegistry.ts';
import { newsSourcesOf } from '../about/news/newsSources.ts';
import { wantsDark } from '../appearance/appearance.ts';
import { loadDark } from '../appearance/loadDark.ts';
import { readBootData } from '../boot/bootData.ts';
import { catchUncaught, createFaultCatcher, type FaultCatcher } from '../faults/faultCatcher.ts';
import { createPortalI18n, type PortalI18n } from '../language/createPortalI18n.ts';
import { readLanguage } from '../language/languageCookie.ts';
import { announceIntegrity } from '../releaseFiles/announceIntegrity.ts';
import { fetchRegistry } from '../releaseFiles/fetchRegistry.ts';
import { fetchRelease } from '../releaseFiles/fetchRelease.ts';
import { importRelease } from '../releaseFiles/importRelease.ts';
import { createServerCheck } from '../modules/loading/compareServer.ts';
import {
  createModuleLoader,
  type ModuleLoader,
  type ModuleLoaderParts,
} from '../modules/loading/moduleLoader.ts';
import { createOutcomeQueue } from '../modules/loading/outcomeQueue.ts';
import { pageAt } from '../modules/ahead/pageAt.ts';
import { preloadPage } from '../modules/ahead/preloadPage.ts';
import { createReleaseBreaker } from '../modules/loading/releaseBreaker.ts';
import { retryNetworkFaults } from '../releaseFiles/retryNetworkFaults.ts';
import { browserMemory } from '../registry/registryMemory.ts';
import { registryFor } from '../registry/registryFor.ts';
import { browserDraw } from '../registry/releaseDraw.ts';
import { startRegistry } from '../registry/startRegistry.ts';
import { verifyInBrowser } from '../registry/verifyInBrowser.ts';
import { keepTrials } from '../trials/keptTrials.ts';
import { isTried, startTrials, withTrials } from '../trials/startTrials.ts';
import type { Trials } from '../trials/trialsContext.ts';
import { Portal } from './Portal.tsx';
import { loadConfig } from './loadConfig.ts';
import { showStartFailure } from './showStartFailure.ts';

/** The newest of what the portal is written with: Safari has both from 17.4 on. */
const IS_SUPPORTED = 'any' in AbortSignal && 'groupBy' in Map;

/** Gathers what the portal needs and shows it; says so when that fails. */
export async function startPortal(root: HTMLElement): Promise<void> {
  const language = readLanguage();
  const boot = readBootData(document);
  // The last folder of its files is named after the release.
  const shell = boot?.shell.base.split('/').at(-2);
  let trials: Trials | undefined;
  // What somebody tries says nothing about the release that people have.
  const isTold = (id: string, release: string) => trials === undefined || !isTried(trials, id, release);
  const faults = createFaultCatcher(shell, isTold);
  catchUncaught(faults);
  if (!IS_SUPPORTED) {
    showStartFailure(root, language, 'unsupported');
    return;
  }
  try {
    if (boot !== undefined) announceIntegrity(boot.shell.base, Object.entries(boot.shell.integrity ?? {}));
    const [coming, comingTexts] = [loadConfig(), createPortalI18n(language)];
    // Both are awaited below; a failure of the one must not leave the other without anybody who looks at it.
    const gathered = Promise.all([coming, comingTexts, wantsDark() ? loadDark() : undefined]);
    gathered.catch(() => undefined);
    const started = await startRegistry({
      boot,
      memory: browserMemory,
      verify: verifyInBrowser,
      fetchRegistry: (trust) => retryNetworkFaults(async () => fetchRegistry((await coming).registry, trust)),
    });
    const askRegistry = async () => fetchRegistry((await coming).registry, started.trust);
    trials = await startTrialsOfTab(started.registry, askRegistry);
    const registry = registryOfTab(started.registry, trials);
    const outcomes = createOutcomeQueue();
    const report: ReportModule = (id, release, outcome) => {
      if (isTold(id, release)) outcomes.report(id, release, outcome);
    };
    const loader = startLoading(
      registry,
      trials,
      comingTexts,
      { report, caught: faults.caught, shell },
      coming,
    );
    const [config, texts, dark] = await gathered;
    const descriptions = Object.values(registry.modules).map(({ release }) => release.description);
    createRoot(root).render(
      <Portal
        config={config}
        texts={texts}
        loader={loader}
        outcomes={outcomes}
        faults={faults}
        shell={shell}
        trials={trials}
        descriptions={descriptions}
        news={newsSourcesOf(registry)}
        initialLanguage={language}
        dark={dark}
      />,
    );
  } catch (error) {
    reportError(error);
    void keepStartFault(faults);
    showStartFailure(root, language, error instanceof RegistryRefusal ? error.reason : 'missing');
  }
}

/** Nobody is signed in whose tab could tell: the next who is tells it. */
async function keepStartFault(faults: FaultCatcher): Promise<void> {
  const keeping = await import('../faults/untoldFaults.ts').catch(() => undefined);
  keeping?.keepUntold(faults, []);
}

/** Gives the registry as this tab sees it: what its browser is drawn for, and what is tried in the tab in place of that. */
function registryOfTab(signed: Registry, trials: Trials): Registry {
  return withTrials(registryFor(signed, browserDraw), signed, trials);
}

/** Finds what this tab tries, for the person who was signed in here last. */
async function startTrialsOfTab(signed: Registry, fetchRegistry: Trials['fetchRegistry']): Promise<Trials> {
  const [storage, role] = [window.sessionStorage, storedRole()];
  const started = await startTrials({
    seen: registryFor(signed, browserDraw),
    signed,
    storage,
    mayTry: role !== null && hasPermission(role, 'release_try'),
    fetchRelease,
  });
  return {
    ...started,
    fetchRegistry,
    fetchRelease,
    begin: (releases) => {
      keepTrials(storage, { since: Date.now(), releases });
      window.location.reload();
    },
  };
}

/** Begins with the page of the present address while everything else is still on its way, for somebody who may open it. */
function startLoading(
  registry: Registry,
  trials: Trials,
  texts: Promise<PortalI18n>,
  told: Pick<ModuleLoaderParts, 'report' | 'caught' | 'shell'>,
  config: Promise<PortalConfig>,
): ModuleLoader {
  const loader = createModuleLoader({
    registry,
    importRelease,
    preloadPage,
    fetchRelease,
    compareServer: createServerCheck(async (isAnew) => (await (isAnew ? loadConfig() : config)).calls),
    breaker: createReleaseBreaker(window.sessionStorage),
    fetchRegistry: async () => registryOfTab(await trials.fetchRegistry(), trials),
    loadMessages: async (id, module) => (await texts).loadModule(id, module),
    ...told,
  });
  const descriptions = Object.values(registry.modules).map(({ release }) => release.description);
  const first = pageAt(descriptions, window.location.pathname, ROLE_PERMISSIONS[storedRole() ?? 'No Rights']);
  if (first !== undefined) loader.prepare(first.moduleId, first.route.id);
  return loader;
}
