import type { ApplicationListRow } from 'shared-contracts/applications/entities/applicationListRow.ts';
import { Cluster, StatusBadge, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { STATUS_LABEL, STATUS_TONE } from '../model/applicationLabels.ts';
import { isSentBack } from '../model/standing.ts';

type ApplicationStatusProps = { readonly application: ApplicationListRow };

/** Status of an application; a draft that the office has sent back says so. */
export function ApplicationStatus({ application }: ApplicationStatusProps) {
  const { t } = useTranslation(MODULE_ID);
  const { status } = application;
  return (
    <Cluster gap="XS">
      <StatusBadge tone={STATUS_TONE[status]}>{t(STATUS_LABEL[status])}</StatusBadge>
      {isSentBack(application) && (
        <StatusBadge tone="warning">{t('applicationList.status.returned')}</StatusBadge>
      )}
    </Cluster>
  );
}
