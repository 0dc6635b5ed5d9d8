import { I18nProvider, PortalProvider, UniversityContext } from 'shared-ui/core';
import { SessionProvider } from 'shared-auth';
import { ApiProvider } from 'shared-client';
import { useMemo } from 'react';
import type { Language } from 'shared-contracts/text/language.ts';
import type { ModuleDescription } from 'shared-contracts/releases/module.ts';
import type { PortalConfig } from 'shared-contracts/portal/portalConfig.ts';
import { AboutContext } from '../university/aboutContext.ts';
import { NewsSourcesContext, type NewsSource } from '../about/news/newsSources.ts';
import { useUniversityIcon } from '../university/useUniversityIcon.ts';
import { AppearanceContext } from '../appearance/appearanceContext.ts';
import { type DarkTheme, useAppearanceState } from '../appearance/useAppearanceState.ts';
import type { FaultCatcher } from '../faults/faultCatcher.ts';
import { FaultCatcherContext } from '../faults/faultCatcherContext.ts';
import { TellFaults } from './TellFaults.tsx';
import type { PortalI18n } from '../language/createPortalI18n.ts';
import { usePortalLanguage } from '../language/usePortalLanguage.ts';
import { SwitchFailure } from '../language/SwitchFailure.tsx';
import { DescriptionsContext } from '../modules/descriptionsContext.ts';
import { ModuleLoaderContext } from '../modules/loading/moduleContext.ts';
import type { ModuleLoader } from '../modules/loading/moduleLoader.ts';
import type { OutcomeQueue } from '../modules/loading/outcomeQueue.ts';
import { TellOutcomes } from './TellOutcomes.tsx';
import { type Trials, TrialsContext } from '../trials/trialsContext.ts';
import { SessionGate } from './SessionGate.tsx';

type PortalProps = {
  readonly config: PortalConfig;
  readonly texts: PortalI18n;
  readonly loader: ModuleLoader;
  readonly outcomes: OutcomeQueue;
  readonly faults: FaultCatcher;
  /** The shell's release that the page runs; undefined when nobody knows it. */
  readonly shell: string | undefined;
  readonly trials: Trials;
  readonly descriptions: readonly ModuleDescription[];
  readonly news: readonly NewsSource[];
  readonly initialLanguage: Language;
  /** The dark theme, where it is wanted from the start. */
  readonly dark: DarkTheme | undefined;
};

/** The whole portal, with everything that pages find by hooks. */
export function Portal({
  config,
  texts,
  loader,
  outcomes,
  faults,
  shell,
  trials,
  descriptions,
  news,
  initialLanguage,
  dark,
}: PortalProps) {
  const { theme, appearance } = useAppearanceState(config.university?.brand, dark);
  useUniversityIcon(config.university);
  const about = useMemo(() => ({ university: config.university, version: shell }), [config, shell]);
  const { language, switchTo, failures } = usePortalLanguage(initialLanguage, texts, loader);
  return (
    <I18nProvider i18n={texts.i18n}>
      <PortalProvider language={language} theme={theme} onLanguageChange={switchTo}>
        <AppearanceContext value={appearance}>
          <SwitchFailure failures={failures} />
          <DescriptionsContext value={descriptions}>
            <ModuleLoaderContext value={loader}>
              <TrialsContext value={trials}>
                <FaultCatcherContext value={faults}>
                  <SessionProvider config={config}>
                    <ApiProvider config={config}>
                      <TellOutcomes queue={outcomes} />
                      <TellFaults shell={shell} />
                      <AboutContext value={about}>
                        <UniversityContext value={config.university}>
                          <NewsSourcesContext value={news}>
                            <SessionGate />
                          </NewsSourcesContext>
                        </UniversityContext>
                      </AboutContext>
                    </ApiProvider>
                  </SessionProvider>
                </FaultCatcherContext>
              </TrialsContext>
            </ModuleLoaderContext>
          </DescriptionsContext>
        </AppearanceContext>
      </PortalProvider>
    </I18nProvider>
  );
}
