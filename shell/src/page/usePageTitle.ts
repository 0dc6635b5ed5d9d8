import { useTranslation } from 'shared-ui/core';
import { useEffect } from 'react';

/** Names the document after the page, in the person's language: `{page} – {portal}`. */
export function usePageTitle(page: string): void {
  const { t } = useTranslation('shell');
  const title = t('documentTitle', { page, portal: t('portalName') });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
