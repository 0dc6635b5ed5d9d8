import { APPLICATION_STATUSES } from 'shared-contracts/applications/applications.ts';
import type { Overview } from 'shared-contracts/overview/overview.ts';
import { useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { applicationListAddress } from '../model/listAddresses.ts';
import { NumberTile } from './NumberTile.tsx';
import { OverviewSection, Tiles } from './Tiles.tsx';

/** Applications of students by their status. */
export function ApplicationsSection({
  applications,
}: {
  readonly applications: Overview['applications'] | undefined;
}) {
  const { t } = useTranslation(MODULE_ID);
  return (
    <OverviewSection title={t('overview.ApplicationsSection.title')}>
      <Tiles>
        {APPLICATION_STATUSES.map((status) => (
          <NumberTile
            key={status}
            to={applicationListAddress(status)}
            count={applications?.[status]}
            label={t(`overview.ApplicationsSection.${status}`)}
          />
        ))}
      </Tiles>
    </OverviewSection>
  );
}
