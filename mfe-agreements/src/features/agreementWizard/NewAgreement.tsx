import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { useState } from 'react';
import { useApi, useQuery } from 'shared-client';
import { institutionQuery } from 'shared-record/reference';
import { apiErrorText, ErrorState, errorReference, LoadingState, Page, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { newAgreement } from './model/form/openedAgreement.ts';
import { defaultContactQuery } from './steps/contacts/api/contacts.queries.ts';
import { WizardStart } from './WizardStart.tsx';

/** A new agreement: it begins when the default contact is known, which belongs to each of them. */
export function NewAgreement() {
  const { t } = useTranslation(MODULE_ID);
  const api = useApi();
  const [now] = useState(() => new Date());
  const local = useQuery(institutionQuery(api, LOCAL_INSTITUTION_ID));
  const contact = useQuery(defaultContactQuery(api));
  const title = t('agreementWizard.title.new');
  const failed = [local, contact].find(({ isError }) => isError);
  if (failed) {
    return (
      <Page title={title}>
        <ErrorState
          title={apiErrorText(failed.error, t)}
          message={t('agreementWizard.NewAgreement.failed')}
          reference={errorReference(failed.error)}
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
        />
      </Page>
    );
  }
  if (!local.data || contact.data === undefined) {
    return (
      <Page title={title}>
        <LoadingState />
      </Page>
    );
  }
  return <WizardStart opened={newAgreement(now, contact.data)} local={local.data} />;
}
