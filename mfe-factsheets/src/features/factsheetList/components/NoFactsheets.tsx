import { Button, EmptyState, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

type NoFactsheetsProps = { readonly hasFilters: boolean; readonly onClearFilters: () => void };

/** Stands in for the rows when nothing matches the filters, or nothing is there at all. */
export function NoFactsheets({ hasFilters, onClearFilters }: NoFactsheetsProps) {
  const { t } = useTranslation(MODULE_ID);
  const title = t('factsheetList.FactsheetListPage.empty');
  if (!hasFilters)
    return (
      <EmptyState icon="factsheet" title={title} text={t('factsheetList.FactsheetListPage.nothingYetText')} />
    );
  return (
    <EmptyState
      icon="search"
      title={title}
      text={t('factsheetList.FactsheetListPage.noMatchText')}
      action={<Button onClick={onClearFilters}>{t('factsheetList.FactsheetListPage.clearFilters')}</Button>}
    />
  );
}
