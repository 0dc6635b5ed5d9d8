import type { Person } from 'shared-contracts/people/people.ts';
import type { ReactNode } from 'react';
import { ApiError, useCall, useQuery } from 'shared-client';
import {
  apiErrorText,
  ButtonLink,
  EmptyState,
  errorReference,
  ErrorState,
  LoadingState,
  Page,
  useParams,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { personQuery } from '../api/people.queries.ts';
import { PEOPLE_PATH } from '../peoplePaths.ts';
import { parseRecordId } from 'shared-contracts/members/recordId.ts';

/** Reads the person that the address names, by the id of any of their records, and draws the page around them once they are there. */
export function WithPerson({ children }: { readonly children: (person: Person) => ReactNode }) {
  const { t } = useTranslation(MODULE_ID);
  const { personId = '' } = useParams();
  const id = parseRecordId(personId);
  const query = useQuery({ ...personQuery(useCall(), id ?? 0), enabled: id !== undefined });
  const { data, error } = query;
  if (data && query.isFetchedAfterMount) return children(data);
  const isNowhere = id === undefined || (error instanceof ApiError && error.kind === 'not-found');
  return (
    <Page title={t('people.WithPerson.title')}>
      {isNowhere && (
        <EmptyState
          icon="person"
          title={t('people.WithPerson.none')}
          text={t('people.WithPerson.noneText', { id: personId.slice(0, 20) })}
          action={<ButtonLink to={PEOPLE_PATH}>{t('people.PersonPage.all')}</ButtonLink>}
        />
      )}
      {!isNowhere && error === null && <LoadingState />}
      {!isNowhere && error !== null && (
        <ErrorState
          title={apiErrorText(error, t)}
          message={t('people.WithPerson.failed')}
          reference={errorReference(error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
    </Page>
  );
}
