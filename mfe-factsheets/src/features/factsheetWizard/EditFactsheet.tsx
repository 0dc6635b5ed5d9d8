import { useMemo } from 'react';
import { ApiError, useApi, useQuery } from 'shared-client';
import { ErrorState, errorReference, LoadingState, Navigate, Page, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { editedFactsheetQuery } from './api/editedFactsheet.queries.ts';
import { FactsheetStart } from './FactsheetStart.tsx';
import { openedFactsheet } from './model/openedFactsheet.ts';

const LIST_PATH = '/factsheets';

/** A factsheet to be edited; one that is not there, or a partner's, leads to the list. Source: specification document 3, section 2. */
export function EditFactsheet({ id }: { readonly id: string }) {
  const { t } = useTranslation(MODULE_ID);
  const factsheet = useQuery(editedFactsheetQuery(useApi(), id));
  const { data, error } = factsheet;
  const opened = useMemo(() => data && openedFactsheet(data), [data]);
  const isAbsent = error instanceof ApiError && ['not-found', 'bad-input'].includes(error.kind);
  if (isAbsent || (data !== undefined && data.institution.isLocal !== true))
    return <Navigate to={LIST_PATH} replace />;
  if (opened !== undefined) return <FactsheetStart opened={opened} />;
  return (
    <Page title={t('factsheetWizard.title', { id })}>
      {error === null ? (
        <LoadingState />
      ) : (
        <ErrorState
          title={t('factsheetWizard.EditFactsheet.failed')}
          message={t('factsheetWizard.EditFactsheet.error')}
          reference={errorReference(error)}
          onRetry={() => void factsheet.refetch()}
          isRetrying={factsheet.isFetching}
        />
      )}
    </Page>
  );
}
