import type { ReactNode } from 'react';
import { useApi, useQuery } from 'shared-client';
import { EmptyState, ErrorState, errorReference, LoadingState, Page, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import type { Profile } from 'shared-contracts/session/profile.ts';
import { profileQuery } from '../api/profile.queries.ts';

type WithProfileProps = {
  readonly title: string;
  /** What was read before is not enough: it waits for the profile as it is now. */
  readonly isFresh?: boolean;
  readonly children: (profile: Profile) => ReactNode;
};

/** Reads the profile of whoever is signed in, and draws the page around it once it is there. */
export function WithProfile({ title, isFresh = false, children }: WithProfileProps) {
  const { t } = useTranslation(MODULE_ID);
  const { data, error, refetch, isFetching, isFetchedAfterMount } = useQuery(profileQuery(useApi()));
  if (data && (!isFresh || isFetchedAfterMount)) return children(data);
  return (
    <Page title={title}>
      {data === null && (
        <EmptyState
          title={t('profile.WithProfile.noAccount')}
          text={t('profile.WithProfile.noAccountText')}
        />
      )}
      {data !== null && error === null && <LoadingState />}
      {data !== null && error !== null && (
        <ErrorState
          title={t('profile.WithProfile.failed')}
          message={t('profile.WithProfile.error')}
          reference={errorReference(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </Page>
  );
}
