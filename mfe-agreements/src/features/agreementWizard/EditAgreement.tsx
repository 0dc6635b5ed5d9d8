import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { refusalOf } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { useMemo } from 'react';
import { useSession } from 'shared-auth';
import { ApiError, useApi, useQuery } from 'shared-client';
import { institutionQuery } from 'shared-record/reference';
import {
  ErrorState,
  errorReference,
  LoadingState,
  Navigate,
  Page,
  useLocation,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { editedAgreementQuery } from './api/wizard.queries.ts';
import { openedAgreement } from './model/form/openedAgreement.ts';
import { WizardStart } from './WizardStart.tsx';

const FORBIDDEN_PATH = '/401';

/** An agreement to be edited; whoever may not edit it in its present state is sent away as the guards send people away. */
export function EditAgreement({ id }: { readonly id: string }) {
  const { t } = useTranslation(MODULE_ID);
  const { permissions } = useSession();
  const location = useLocation();
  const api = useApi();
  const agreement = useQuery(editedAgreementQuery(api, id));
  const local = useQuery(institutionQuery(api, LOCAL_INSTITUTION_ID));
  const opened = useMemo(() => agreement.data && openedAgreement(agreement.data), [agreement.data]);
  const title = t('agreementWizard.title.edit', { id });
  const failed = [agreement, local].find(({ isError }) => isError);
  if (failed) {
    const isAbsent =
      failed.error instanceof ApiError && ['not-found', 'bad-input'].includes(failed.error.kind);
    return (
      <Page title={title}>
        <ErrorState
          title={t('agreementWizard.EditAgreement.failed')}
          message={t(
            isAbsent ? 'agreementWizard.EditAgreement.notFound' : 'agreementWizard.EditAgreement.error',
            { id },
          )}
          reference={isAbsent ? undefined : errorReference(failed.error)}
          onRetry={isAbsent ? undefined : () => void failed.refetch()}
          isRetrying={failed.isFetching}
        />
      </Page>
    );
  }
  if (!opened || !local.data) {
    return (
      <Page title={title}>
        <LoadingState />
      </Page>
    );
  }
  if (refusalOf('edit', opened.facts, permissions) === 'not-permitted') {
    return <Navigate to={FORBIDDEN_PATH} replace state={{ from: location }} />;
  }
  return <WizardStart opened={opened} local={local.data} />;
}
