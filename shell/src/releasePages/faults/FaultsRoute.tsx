import { useTranslation } from 'shared-ui/core';
import { lazy } from 'react';
import { ShellPage } from '../../page/ShellPage.tsx';

// Few people ever open it: it is no part of the shell's first script.
const FaultsPage = lazy(async () => ({ default: (await import('./FaultsPage.tsx')).FaultsPage }));

/** Shows those why releases failed who may know it. */
export function FaultsRoute() {
  const { t } = useTranslation('shell');
  return (
    <ShellPage title={t('FaultsPage.title')} permission="release_faults">
      <FaultsPage />
    </ShellPage>
  );
}
