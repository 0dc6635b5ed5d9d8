import type { InstitutionRecord } from 'shared-contracts/institutions/entities/institution.ts';
import type { ReactNode } from 'react';
import { ApiError, useApi, useQuery } from 'shared-client';
import {
  apiErrorText,
  ButtonLink,
  EmptyState,
  ErrorState,
  errorReference,
  LoadingState,
  Page,
  useParams,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { institutionRecordQuery } from '../api/institutions.queries.ts';
import { INSTITUTIONS_PATH } from '../institutionPaths.ts';
import { parseRecordId } from 'shared-contracts/members/recordId.ts';

type WithInstitutionProps = {
  /** What was read before is not enough: it waits for the record as it is now. */
  readonly isFresh?: boolean;
  readonly children: (institution: InstitutionRecord) => ReactNode;
};

/** Reads the institution that the address names, and draws the page around it once it is there. */
export function WithInstitution({ isFresh = false, children }: WithInstitutionProps) {
  const { t } = useTranslation(MODULE_ID);
  const { institutionId = '' } = useParams();
  const id = parseRecordId(institutionId);
  const query = useQuery({ ...institutionRecordQuery(useApi(), id ?? 0), enabled: id !== undefined });
  const { data, error } = query;
  if (data && (!isFresh || query.isFetchedAfterMount)) return children(data);
  const isNowhere = id === undefined || (error instanceof ApiError && error.kind === 'not-found');
  return (
    <Page title={t('institutions.WithInstitution.title')}>
      {isNowhere && (
        <EmptyState
          icon="institution"
          title={t('institutions.WithInstitution.none')}
          text={t('institutions.WithInstitution.noneText', { id: institutionId.slice(0, 20) })}
          action={<ButtonLink to={INSTITUTIONS_PATH}>{t('institutions.InstitutionPage.all')}</ButtonLink>}
        />
      )}
      {!isNowhere && error === null && <LoadingState />}
      {!isNowhere && error !== null && (
        <ErrorState
          title={apiErrorText(error, t)}
          message={t('institutions.WithInstitution.failed')}
          reference={errorReference(error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
    </Page>
  );
}
