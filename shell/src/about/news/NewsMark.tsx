import { StatusBadge, useTranslation } from 'shared-ui/core';
import { useHasUnreadNews } from './useUnreadNews.ts';

/** Stands at a link while it leads to something new that has not been read. */
export function NewsMark() {
  const { t } = useTranslation('shell');
  return useHasUnreadNews() ? <StatusBadge tone="brand">{t('NewsMark.new')}</StatusBadge> : null;
}
