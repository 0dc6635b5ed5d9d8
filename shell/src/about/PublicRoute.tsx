import { LoadingState, useTranslation } from 'shared-ui/core';
import {
  ACCESSIBILITY_PATH,
  HELP_PATH,
  NEWS_PATH,
  PRIVACY_PATH,
} from 'shared-contracts/portal/publicPages.ts';
import { lazy, Suspense } from 'react';
import { useFaultCatcher } from '../faults/faultCatcherContext.ts';
import { PageErrorBoundary } from '../page/PageErrorBoundary.tsx';
import { useArrival } from '../page/useArrival.ts';
import { usePageTitle } from '../page/usePageTitle.ts';

// Read now and then: they are no part of the shell's first script.
const PAGES = {
  [ACCESSIBILITY_PATH]: {
    title: 'Footer.accessibility',
    Content: lazy(async () => ({
      default: (await import('./statement/AccessibilityPage.tsx')).AccessibilityPage,
    })),
  },
  [PRIVACY_PATH]: {
    title: 'Footer.privacy',
    Content: lazy(async () => ({ default: (await import('./privacy/PrivacyPage.tsx')).PrivacyPage })),
  },
  [HELP_PATH]: {
    title: 'Footer.help',
    Content: lazy(async () => ({ default: (await import('./help/HelpPage.tsx')).HelpPage })),
  },
  [NEWS_PATH]: {
    title: 'Footer.news',
    Content: lazy(async () => ({ default: (await import('./newsPage/NewsPage.tsx')).NewsPage })),
  },
} as const;

/** Address of a page that everybody may read. */
export type PublicPath = keyof typeof PAGES;

/** Tells whether everybody may read what an address shows. */
export function isPublicPath(path: string): path is PublicPath {
  return path in PAGES;
}

/** Shows a page about the portal, to whoever asks for it. */
export function PublicRoute({ path }: { readonly path: PublicPath }) {
  const { t } = useTranslation('shell');
  const { caughtOfShell } = useFaultCatcher();
  const { title, Content } = PAGES[path];
  usePageTitle(t(title));
  return (
    <PageErrorBoundary onFailure={caughtOfShell} onGoBack={undefined}>
      <Suspense fallback={<LoadingState label={t('ModulePage.loading')} />}>
        <Content />
        <Arrival />
      </Suspense>
    </PageErrorBoundary>
  );
}

function Arrival() {
  useArrival();
  return null;
}
