import { ErrorState, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

/** Stands in for the charts when their code did not come; a reload of the page asks for it again. */
export function WithoutCharts() {
  const { t } = useTranslation(MODULE_ID);
  return (
    <ErrorState
      title={t('overview.Charts.failed')}
      message={t('overview.OverviewPage.failedText')}
      onRetry={() => window.location.reload()}
    />
  );
}
