import { academicYearName, academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import { WAITED_FOR } from 'shared-contracts/agreements/agreementFilter.ts';
import { useCan } from 'shared-auth';
import { useOfficers } from 'shared-record/officers';
import { useTranslation } from 'shared-ui/core';
import { QuickFilters, type QuickFilter } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import type { FilterProps } from './filterProps.ts';

const OF_OFFICE = ['undelivered', 'silent', 'offNetwork'] as const;

/** What the overview counts, each as one press: whom the agreements wait for, what ends, and what was left; for the office also which partners cannot be reached. */
export function AgreementQuickFilters({ search, onChange }: FilterProps) {
  const { t } = useTranslation(MODULE_ID);
  const isOffice = useCan('iia_edit_iro');
  const { me } = useOfficers();
  const year = academicYearOf(new Date());
  const filters: readonly QuickFilter[] = [
    ...WAITED_FOR.map((side) => ({
      id: side,
      label: t(`agreementList.AgreementQuickFilters.${side}`),
      isOn: search.waiting === side,
      onChange: (isOn: boolean) => onChange({ waiting: isOn ? side : null }),
    })),
    ...[year, year + 1].map((endYear) => ({
      id: String(endYear),
      label: t('agreementList.AgreementQuickFilters.endsIn', { year: academicYearName(endYear) }),
      isOn: search.endYear === endYear,
      onChange: (isOn: boolean) => onChange({ endYear: isOn ? endYear : null }),
    })),
    {
      id: 'idle',
      label: t('agreementList.AgreementQuickFilters.idle'),
      isOn: search.idle === 'yes',
      onChange: (isOn) => onChange({ idle: isOn ? 'yes' : null }),
    },
  ];
  const inCharge = (['me', 'nobody'] as const).map((officer): QuickFilter => {
    const isOn = search.officer === (officer === 'me' ? (me ?? officer) : officer);
    return {
      id: officer,
      label: t(`agreementList.AgreementQuickFilters.${officer}`),
      isOn,
      onChange: (isWanted) => onChange({ officer: isWanted ? officer : null }),
    };
  });
  const ofOffice = OF_OFFICE.map((id): QuickFilter => ({
    id,
    label: t(`agreementList.AgreementQuickFilters.${id}`),
    isOn: search[id] === 'yes',
    onChange: (isOn) => onChange({ [id]: isOn ? 'yes' : null }),
  }));
  return (
    <QuickFilters
      label={t('agreementList.AgreementQuickFilters.label')}
      filters={isOffice ? [...inCharge, ...filters, ...ofOffice] : filters}
    />
  );
}
