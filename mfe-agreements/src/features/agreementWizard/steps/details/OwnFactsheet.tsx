import { factsheetEdit, factsheetView } from 'shared-contracts/releases/addresses.ts';
import { useCan } from 'shared-auth';
import { useApi, useQuery } from 'shared-client';
import { ButtonLink, Cluster, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { activeFactsheetQuery } from '../../api/wizard.queries.ts';
import { useWizard } from '../../wizardContext.ts';
import { FactsheetFrame, FactsheetText } from './FactsheetFrame.tsx';

/** The university's own active factsheet, with the ways to it; the office may edit it. */
export function OwnFactsheet() {
  const { t } = useTranslation(MODULE_ID);
  const { local } = useWizard();
  const canEdit = useCan('factsheet_edit');
  const factsheets = useQuery(activeFactsheetQuery(useApi(), local.id));
  const factsheet = factsheets.data?.value[0];
  return (
    <FactsheetFrame
      id="wizard-own-factsheet"
      title={t('agreementWizard.FactsheetCard.own')}
      factsheets={factsheets}
    >
      {factsheets.data && (
        <FactsheetText>
          {factsheet
            ? t('agreementWizard.FactsheetCard.ownActive', { id: factsheet.id })
            : t('agreementWizard.FactsheetCard.ownNone')}
        </FactsheetText>
      )}
      {factsheet && (
        <Cluster>
          <ButtonLink to={factsheetView({ factsheetId: factsheet.id })} icon="view">
            {t('agreementWizard.FactsheetCard.viewOwn')}
          </ButtonLink>
          {canEdit && (
            <ButtonLink to={factsheetEdit({ factsheetId: factsheet.id })} icon="edit">
              {t('agreementWizard.FactsheetCard.edit')}
            </ButtonLink>
          )}
        </Cluster>
      )}
    </FactsheetFrame>
  );
}
