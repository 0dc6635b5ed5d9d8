import { useTranslation } from 'shared-ui/core';
import { useSession } from 'shared-auth';
import { ErrorPage } from './ErrorPage.tsx';

/** The page at `/401`. Source: specification document 1, section 2.1. */
export function ForbiddenPage() {
  const { t } = useTranslation('shell');
  const isGuest = useSession().permissions.length === 0;
  return (
    <ErrorPage
      title={t('ForbiddenPage.title')}
      message={t('ForbiddenPage.message')}
      help={isGuest ? t('Menu.empty') : undefined}
    />
  );
}
