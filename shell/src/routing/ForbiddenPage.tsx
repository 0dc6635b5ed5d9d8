import { useTranslation } from 'shared-ui/core';
import { ErrorPage } from './ErrorPage.tsx';

/** The page at `/401`. Source: specification document 1, section 2.1. */
export function ForbiddenPage() {
  const { t } = useTranslation('shell');
  return <ErrorPage title={t('ForbiddenPage.title')} message={t('ForbiddenPage.message')} />;
}
