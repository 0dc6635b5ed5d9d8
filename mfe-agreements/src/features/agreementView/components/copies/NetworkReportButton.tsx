import { Alert, Button, useTranslation } from 'shared-ui/core';
import { exchangeErrorText } from 'shared-record/pages';
import { MODULE_ID } from '../../../../moduleId.ts';
import { useNetworkReport } from '../../api/networkReport.mutation.ts';

/** Saves a report for the network's service desk: identifiers, times and answers, and nobody's name. */
export function NetworkReportButton({ agreementId }: { readonly agreementId: number }) {
  const { t } = useTranslation(MODULE_ID);
  const report = useNetworkReport(agreementId);
  return (
    <div>
      <Button icon="export" isBusy={report.isPending} onClick={() => report.mutate()}>
        {t('agreementView.NetworkReportButton.save')}
      </Button>
      {report.isError && <Alert kind="error">{exchangeErrorText(report.error, t)}</Alert>}
    </div>
  );
}
