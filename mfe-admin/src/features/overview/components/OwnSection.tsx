import { AGREEMENT_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { Overview } from 'shared-contracts/overview/overview.ts';
import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { useCan } from 'shared-auth';
import { DeskNotice } from 'shared-record/officers';
import { useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { agreementListAddress } from '../model/listAddresses.ts';
import { NumberTile } from './NumberTile.tsx';
import { OverviewSection, Tiles } from './Tiles.tsx';

/** The reader's own agreements: of the office those that they are in charge of, of coordinators those that name them or their department. */
export function OwnSection({ overview }: { readonly overview: Overview | undefined }) {
  const { t } = useTranslation(MODULE_ID);
  const isOffice = useCan('iia_edit_iro');
  const { own, year } = overview ?? {};
  if (own == null || year === undefined || own.total === 0) return null;
  const whose = isOffice ? ({ officer: 'me' } as const) : ({ whose: 'department' } as const);
  return (
    <OverviewSection title={t(`overview.OwnSection.${isOffice ? 'inCharge' : 'department'}`)}>
      {isOffice && <DeskNotice />}
      <Tiles>
        <NumberTile
          to={agreementListAddress(whose)}
          count={own.total}
          label={t('overview.OwnSection.total')}
        />
        <NumberTile
          to={agreementListAddress({ ...whose, waiting: 'us' })}
          count={own.waitingForUs}
          label={t('overview.OwnSection.waitingForUs')}
        />
        <NumberTile
          to={agreementListAddress({ ...whose, status: AGREEMENT_STATUS.Draft })}
          count={own.drafts}
          label={t('overview.OwnSection.drafts')}
        />
        <NumberTile
          to={agreementListAddress({ ...whose, ends: year })}
          count={own.endingNow}
          label={t('overview.OwnSection.endingNow', { year: academicYearName(year) })}
        />
      </Tiles>
    </OverviewSection>
  );
}
