import { Button, EmptyState, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

type NoApplicationsProps = { readonly hasFilters: boolean; readonly onClearFilters: () => void };

/** Stands in for the rows when nothing matches the filters, or nothing is there at all. */
export function NoApplications({ hasFilters, onClearFilters }: NoApplicationsProps) {
  const { t } = useTranslation(MODULE_ID);
  const title = t('applicationList.ApplicationListPage.empty');
  if (!hasFilters)
    return (
      <EmptyState
        icon="application"
        title={title}
        text={t('applicationList.ApplicationListPage.nothingYetText')}
      />
    );
  return (
    <EmptyState
      icon="search"
      title={title}
      text={t('applicationList.ApplicationListPage.noMatchText')}
      action={
        <Button onClick={onClearFilters}>{t('applicationList.ApplicationListPage.clearFilters')}</Button>
      }
    />
  );
}
