import { Button, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import type { WizardInstitution } from '../../wizardContext.ts';
import type { useFactsheetRefresh } from './api/factsheetRefresh.mutation.ts';

type FactsheetRefreshProps = {
  readonly partner: WizardInstitution;
  /** The partner's active factsheet; undefined when it has none. */
  readonly factsheetId: number | undefined;
  readonly refresh: ReturnType<typeof useFactsheetRefresh>;
};

/** Has the partner's factsheet fetched from the partner network; absent for a partner that the network does not know. */
export function FactsheetRefresh({ partner: { heiId }, factsheetId, refresh }: FactsheetRefreshProps) {
  const { t } = useTranslation(MODULE_ID);
  if (heiId === null) return null;
  return (
    <Button icon="retry" isBusy={refresh.isPending} onClick={() => refresh.mutate({ heiId, factsheetId })}>
      {t(`agreementWizard.FactsheetRefresh.${factsheetId === undefined ? 'get' : 'refresh'}`)}
    </Button>
  );
}
