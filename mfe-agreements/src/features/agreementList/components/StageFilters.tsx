import { CAMPAIGN_STAGES } from 'shared-contracts/agreements/lifeCycle/campaignStages.ts';
import { CAMPAIGN_WORDS } from 'shared-contracts/agreements/lifeCycle/campaignWords.ts';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { QuickFilters, type QuickFilter } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import type { FilterProps } from './filterProps.ts';

/** How far agreements of a year have come, each as one press: the page of the year leads to a list with one of them. */
export function StageFilters({ search, onChange }: FilterProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const filters = CAMPAIGN_STAGES.map((stage): QuickFilter => ({
    id: stage,
    label: CAMPAIGN_WORDS[stage].name[tag],
    isOn: search.stage === stage,
    onChange: (isOn) => onChange({ stage: isOn ? stage : null }),
  }));
  return <QuickFilters label={t('agreementList.AgreementQuickFilters.stages')} filters={filters} />;
}
