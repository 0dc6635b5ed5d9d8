import { useTranslation } from 'shared-ui/core';
import { lazy } from 'react';
import { ShellPage } from '../../page/ShellPage.tsx';

// Few people ever open it: it is no part of the shell's first script.
const ReleasesPage = lazy(async () => ({ default: (await import('./ReleasesPage.tsx')).ReleasesPage }));

/** Lets those choose releases for a trial who may. */
export function ReleasesRoute() {
  const { t } = useTranslation('shell');
  return (
    <ShellPage title={t('ReleasesPage.title')} permission="release_try">
      <ReleasesPage />
    </ShellPage>
  );
}
