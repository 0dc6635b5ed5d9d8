import type { CampaignStage } from 'shared-contracts/agreements/lifeCycle/campaignStages.ts';
import {
  agreementListSearch,
  type AgreementListSearch,
} from '../../../lib/agreementList/agreementListSearch.ts';

/** What the agreement list is asked for, for exactly the agreements of a stage of a year. */
export function stageSearch(year: number, stage: CampaignStage | null): AgreementListSearch {
  return { ...agreementListSearch.defaults, active: 'no', startYear: year, stage };
}

/** Address of that list. - stage: null for all agreements of the year */
export function stageListAddress(year: number, stage: CampaignStage | null): string {
  return `/?${agreementListSearch.format(stageSearch(year, stage)).toString()}`;
}

/** Address of the table in which the mobility rows of these agreements are mended together. */
export function stageRowsAddress(year: number, stage: CampaignStage): string {
  return `/iia/rows?${agreementListSearch.format(stageSearch(year, stage)).toString()}`;
}
