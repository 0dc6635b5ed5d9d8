import { formatDayMonthYearTime, useTranslation } from 'shared-ui/core';
import { useSyncExternalStore } from 'react';
import type { RegistryModule } from 'shared-contracts/releases/registry.ts';
import { useModuleLoader } from '../../modules/loading/moduleContext.ts';
import { isTried } from '../../trials/startTrials.ts';
import { useTrials } from '../../trials/trialsContext.ts';

/** Says which release of a module runs in this tab, since when, and why it is not the one in force. */
export function useRunningText({ release: { id }, canary }: RegistryModule): string {
  const { t } = useTranslation('shell');
  const loader = useModuleLoader();
  const trials = useTrials();
  const state = useSyncExternalStore(loader.subscribe, () => loader.state(id));
  const tried = trials.trials.find((trial) => trial.id === id && trial.status === 'acts')?.release;
  switch (state.status) {
    case 'idle':
      return tried === undefined
        ? t('ReleasesPage.runs.idle')
        : t('ReleasesPage.runs.waiting', { release: tried });
    case 'loading':
      return t('ReleasesPage.runs.loading');
    case 'failed':
      return t(state.fault.kind === 'off' ? 'ReleasesPage.off' : 'ReleasesPage.runs.failed');
    case 'ready': {
      const { release, since } = state;
      if (isTried(trials, id, release))
        return t('ReleasesPage.runs.tried', { release, since: formatDayMonthYearTime(trials.since) });
      if (canary?.release.release === release)
        return t('ReleasesPage.runs.canary', { release, percent: canary.percent });
      return since === undefined
        ? release
        : t('ReleasesPage.runs.earlier', { release, since: formatDayMonthYearTime(since) });
    }
  }
}
