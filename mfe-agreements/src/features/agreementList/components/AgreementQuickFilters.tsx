import { academicYearName, academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import { AGREEMENT_STATUS } from 'shared-contracts/agreements/agreements.ts';
import { WAITING_STEPS } from 'shared-contracts/agreements/lifeCycle/waitingSteps.ts';
import { WAITING_WORDS } from 'shared-contracts/agreements/lifeCycle/waitingWords.ts';
import { useCan } from 'shared-auth';
import { useLooksAfterDepartments } from 'shared-record/officers';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { QuickFilters, type QuickFilter } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import type { FilterProps } from './filterProps.ts';
import { LazyStageFilters } from './LazyStageFilters.tsx';

/** The last one for whom it is, so that the others keep their places. */
const IN_CHARGE = ['me', 'nobody', 'department'] as const;
const OF_OFFICE = ['proposed', 'undelivered', 'unread', 'silent', 'offNetwork'] as const;

/** What the overview counts, each as one press: whom the agreements wait for and with what, what is in force, what ends, and what was left; for the office also which partners cannot be reached. */
export function AgreementQuickFilters({ search, onChange }: FilterProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const isOffice = useCan('iia_edit_iro');
  const hasDepartments = useLooksAfterDepartments() || search.officer === 'department';
  const year = academicYearOf(new Date());
  const { waiting } = search;
  const isOurs = waiting !== null && waiting !== 'partner';
  const runningYears = [...new Set([year, ...(search.running === null ? [] : [search.running])])];
  const endYears = [...new Set([year, year + 1, ...(search.ends === null ? [] : [search.ends])])];
  const filters: readonly QuickFilter[] = [
    {
      id: 'us',
      label: t('agreementList.AgreementQuickFilters.us'),
      isOn: isOurs,
      onChange: (isOn) => onChange({ waiting: isOn ? 'us' : null, sort: undefined }),
    },
    {
      id: 'partner',
      label: t('agreementList.AgreementQuickFilters.partner'),
      isOn: waiting === 'partner',
      onChange: (isOn) => onChange({ waiting: isOn ? 'partner' : null, sort: undefined }),
    },
    ...runningYears.map((running) => ({
      id: `running-${running}`,
      label: t('agreementList.AgreementQuickFilters.running', { year: academicYearName(running) }),
      isOn: search.running === running,
      onChange: (isOn: boolean) => onChange({ running: isOn ? running : null }),
    })),
    ...endYears.map((ends) => ({
      id: `ends-${ends}`,
      label: t('agreementList.AgreementQuickFilters.endsIn', { year: academicYearName(ends) }),
      isOn: search.ends === ends,
      onChange: (isOn: boolean) => onChange({ ends: isOn ? ends : null }),
    })),
    // What reminders lead to.
    ...(search.runsOn === null
      ? []
      : [
          {
            id: 'runsOn',
            label: t('agreementList.AgreementQuickFilters.runsOn', { year: academicYearName(search.runsOn) }),
            isOn: true,
            onChange: () => onChange({ runsOn: null }),
          },
        ]),
    {
      id: 'idle',
      label: t('agreementList.AgreementQuickFilters.idle'),
      isOn: search.idle === 'yes',
      onChange: (isOn) => onChange({ idle: isOn ? 'yes' : null }),
    },
  ];
  const inCharge = (hasDepartments ? IN_CHARGE : IN_CHARGE.slice(0, 2)).map((officer): QuickFilter => {
    return {
      id: officer,
      label: t(`agreementList.AgreementQuickFilters.inCharge.${officer}`),
      isOn: search.officer === officer,
      onChange: (isOn) => onChange({ officer: isOn ? officer : null }),
    };
  });
  const ofOffice = OF_OFFICE.map((id): QuickFilter => ({
    id,
    label: t(`agreementList.AgreementQuickFilters.${id}`),
    isOn: search[id] === 'yes',
    onChange: (isOn) => onChange({ [id]: isOn ? 'yes' : null }),
  }));
  const own = (['me', 'department'] as const).map((whose): QuickFilter => ({
    id: whose,
    label: t(`agreementList.AgreementQuickFilters.names.${whose}`),
    isOn: search.whose === whose,
    onChange: (isOn) => onChange({ whose: isOn ? whose : 'all' }),
  }));
  const drafts: QuickFilter = {
    id: 'drafts',
    label: t('agreementList.AgreementQuickFilters.drafts'),
    isOn: search.status === AGREEMENT_STATUS.Draft,
    onChange: (isOn) => onChange({ status: isOn ? AGREEMENT_STATUS.Draft : null }),
  };
  const steps = [...WAITING_STEPS, 'later' as const].map((step): QuickFilter => ({
    id: step,
    label: WAITING_WORDS[step].name[tag],
    isOn: waiting === step,
    onChange: (isOn) => onChange({ waiting: isOn ? step : 'us', sort: undefined }),
  }));
  return (
    <>
      <QuickFilters
        label={t('agreementList.AgreementQuickFilters.label')}
        filters={isOffice ? [...inCharge, ...filters, ...ofOffice] : [...own, drafts, ...filters]}
      />
      {/* Below, so that the others keep their places. */}
      {search.stage !== null && <LazyStageFilters search={search} onChange={onChange} />}
      {isOurs && <QuickFilters label={t('agreementList.AgreementQuickFilters.steps')} filters={steps} />}
    </>
  );
}
