import { useTranslation } from 'shared-ui/core';
import { ErrorPage } from './ErrorPage.tsx';

/** The page at every address that no module claims. Source: specification document 1, section 2.1. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return <ErrorPage title={t('NotFoundPage.title')} message={t('NotFoundPage.message')} />;
}
