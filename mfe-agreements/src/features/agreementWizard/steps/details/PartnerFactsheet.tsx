import { factsheetView } from 'shared-contracts/releases/addresses.ts';
import { useCan } from 'shared-auth';
import { useApi, useQuery } from 'shared-client';
import { institutionLabel } from 'shared-record/model';
import { ButtonLink, Cluster, formatDate, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { activeFactsheetQuery } from '../../api/wizard.queries.ts';
import { useWizard, type WizardInstitution } from '../../wizardContext.ts';
import { useFactsheetRefresh } from './api/factsheetRefresh.mutation.ts';
import { FactsheetFrame, FactsheetText } from './FactsheetFrame.tsx';
import { FactsheetRefresh } from './FactsheetRefresh.tsx';
import { RefreshFailure } from './RefreshFailure.tsx';
import { RefreshOutcome } from './RefreshOutcome.tsx';

/** The active factsheet of a partner, which the office may have fetched anew; says so when there is none. */
export function PartnerFactsheet({ partner }: { readonly partner: WizardInstitution }) {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const { isReadOnly } = useWizard();
  const canEdit = useCan('factsheet_edit');
  const factsheets = useQuery(activeFactsheetQuery(useApi(), partner.id));
  const refresh = useFactsheetRefresh();
  const factsheet = factsheets.data?.value[0];
  return (
    <FactsheetFrame
      id="wizard-factsheet"
      title={t('agreementWizard.FactsheetCard.title', { name: institutionLabel(partner, language) })}
      factsheets={factsheets}
    >
      {factsheets.data && (
        <FactsheetText>
          {factsheet
            ? t('agreementWizard.FactsheetCard.active', { id: factsheet.id })
            : t('agreementWizard.FactsheetCard.none')}
        </FactsheetText>
      )}
      {factsheet?.fetchedAt && (
        <FactsheetText>
          {t('agreementWizard.FactsheetRefresh.fetched', { date: formatDate(factsheet.fetchedAt, tag) })}
        </FactsheetText>
      )}
      {factsheets.data && (
        <Cluster>
          {factsheet && (
            <ButtonLink to={factsheetView({ factsheetId: factsheet.id })} icon="view">
              {t('agreementWizard.FactsheetCard.view')}
            </ButtonLink>
          )}
          {canEdit && !isReadOnly && (
            <FactsheetRefresh partner={partner} factsheetId={factsheet?.id} refresh={refresh} />
          )}
        </Cluster>
      )}
      {refresh.data && <RefreshOutcome refreshed={refresh.data} />}
      {refresh.isError && (
        <RefreshFailure error={refresh.error} onRetry={() => refresh.mutate(refresh.variables)} />
      )}
    </FactsheetFrame>
  );
}
